import { fold } from "@passerelle/domain";

/** A period in JSON Resume's format: years or months. */
export interface Period {
  startDate: string;
  endDate?: string;
}

/** A line's period, and the line without it. */
export interface Dated {
  period: Period;
  rest: string;
  /** Whether a range or an open start is written, which titles and sentences rarely have. */
  isRange: boolean;
}

const names = [
  "janv(?:ier)?|jan(?:uary)?",
  "f[ée]v(?:r(?:ier)?)?|feb(?:ruary)?",
  "mars|mar(?:ch)?",
  "avr(?:il)?|apr(?:il)?",
  "mai|may",
  "juin|june?",
  "juil(?:let)?|july?",
  "ao[uû]t|aug(?:ust)?",
  "sept?(?:embre|ember)?",
  "oct(?:obre|ober)?",
  "nov(?:embre|ember)?",
  "d[ée]c(?:embre|ember)?",
];
const months = names.map((name) => new RegExp(`(?<!\\p{L})(?:${name})(?!\\p{L})`, "iu"));
const month = `(?:${names.join("|")})`;
const season = "(?:printemps|[ée]t[ée]|automne|hiver|spring|summer|autumn|fall|winter)";
const year = "(?:19|20)\\d\\d(?!\\d)";
const day = "(?:\\d\\d?(?:er|st|nd|rd|th)? )";
const written = `(?:${day}?${month}\\.?,? ?(?:\\d\\d?(?:st|nd|rd|th)?, ?)?(?:${year}|['’]\\d\\d(?!\\d))|${season} ${year})`;
const date = `(?:${written}|(?:\\d\\d?[/.-])?\\d\\d? ?[/.-] ?${year}|${year} ?[/.-] ?(?:0[1-9]|1[0-2])(?:[/.-]\\d\\d)?(?!\\d)|${year}[/.][1-9](?!\\d)|${year})`;
const open =
  "(?:jusqu[’'][àa] )?(?:aujourd[’' ]?hui|(?:[àa] )?ce jour|en cours|[àa] pr[ée]sent|pr[ée]sent|now|current(?:ly)?|today|date|actuel(?:lement)?|maintenant|ongoing|en poste)";
const between = "(?:\\s*(?:[-–—→~/>]|--+)+\\s*|\\s+(?:à|a|au|to|until|till|jusqu[’'](?:à|en|au)|et|and)\\s+)";
const before = "(?<![\\p{L}\\d])";
const range = new RegExp(`${before}(${date})${between}(?:(${date})|(${open})(?!\\p{L}))`, "iu");
const until = new RegExp(`${before}(${date})\\s+(?:(?:à|to) ?ce jour|(${open})(?!\\p{L}))`, "iu");
/** Two dates alone in a cell: the dash between them is lost if its font maps it to a soft hyphen. */
const besides = new RegExp(`(?<=^|\\t)(${date}) (${date})(?=$|\\t)`, "iu");
/** Months of one year: 'Fév – Juil. 2024'. */
const within = new RegExp(`${before}(${month})\\.?${between}(${day}?${month}\\.? ${year})`, "iu");
/** A year and a shortened second one: '2022-23'. */
const short = new RegExp(`${before}(${year})\\s?[-–/]\\s?(1[3-9]|[2-9]\\d)(?!\\d)`, "u");
const since = new RegExp(`${before}(?:depuis|since|à partir de|dès)(?: le)? (${date})`, "iu");
const unended = new RegExp(`^(${date})\\s?[-–—]$`, "iu");
// A single date may be part of a sentence, unless it begins or ends the line.
const atStart = new RegExp(`^[([]?(${date})(?=$|[)\\]:,;|·–—\\t ])`, "iu");
const atEnd = new RegExp(
  `[\\t,;:(|·–—-] ?(?:(?:expected(?: graduation)?|obtenu(?:e)?|graduat\\w+|promotion|class of|en)\\s?:? ?)?(${date})[)\\].]*$`,
  "iu",
);
const after = new RegExp(` (?:in |en )?(${written}|${year})[)\\].]*$`, "iu");

/** Parses a written date to a year or a month. */
function dateIn(text: string): string {
  const [, brief] = /['’](\d\d)$/.exec(text) ?? [];
  const [found = brief ? `20${brief}` : ""] = /(?:19|20)\d\d(?!\d)/.exec(text) ?? [];
  const named = months.findIndex((name) => name.test(text)) + 1;
  const [, first] = /(\d\d?) ?[/.-] ?(?:19|20)\d\d(?!\d)/.exec(text) ?? [];
  const [, second] = /^(?:19|20)\d\d ?[/.-] ?(\d\d?)(?!\d)/.exec(text) ?? [];
  const number = named || Number(first ?? second ?? 0);
  return number >= 1 && number <= 12 ? `${found}-${String(number).padStart(2, "0")}` : found;
}

const joints = /^[\s,;:|·–—−()[\]-]+|[\s,;:|·–—−([-]+$/gu;
const prepositions = /(?:^|[ (\t])(?:de|du|from|le|en|in|entre|between|période ?:|dates? ?:)$/iu;

/** A line without its period and the punctuation or preposition around it. */
function without(line: string, found: RegExpExecArray): string {
  const start = line.slice(0, found.index).trimEnd().replace(prepositions, "").replaceAll(joints, "");
  const end = line
    .slice(found.index + found[0].length)
    .replace(/^[)\]]/, "")
    .replaceAll(joints, "");
  return [start, end].filter(Boolean).join("\t");
}

const periodOf = (start: string, end?: string): Period => ({ startDate: start, ...(end && { endDate: end }) });

function rangeIn(line: string): Dated | undefined {
  const months = within.exec(line);
  if (months) {
    const end = dateIn(months[2] ?? "");
    return {
      period: periodOf(dateIn(`${months[1]} ${end.slice(0, 4)}`), end),
      rest: without(line, months),
      isRange: true,
    };
  }
  const years = short.exec(line);
  if (years) {
    const [, start = "", end = ""] = years;
    return { period: periodOf(start, `${start.slice(0, 2)}${end}`), rest: without(line, years), isRange: true };
  }
  const found = range.exec(line) ?? until.exec(line) ?? besides.exec(line);
  if (!found) return undefined;
  const end = found[2] && dateIn(found[2]);
  return { period: periodOf(dateIn(found[1] ?? ""), end), rest: without(line, found), isRange: true };
}

/** The end of a bracket that the line above opens. */
const closesOnly = /^[^(]*\)/u;

/** Finds the period in a line; undefined if there is none. A loose one may follow the title without punctuation. */
export function datedLine(line: string, isLoose = false): Dated | undefined {
  const found = rangeIn(line);
  if (found) return found;
  const begun = since.exec(line) ?? unended.exec(line.trim());
  if (begun) return { period: periodOf(dateIn(begun[1] ?? "")), rest: without(line, begun), isRange: true };
  if (closesOnly.test(line)) return undefined;
  const single = atStart.exec(line) ?? atEnd.exec(line) ?? (isLoose && line.length <= 80 ? after.exec(line) : null);
  const only = dateIn(single?.[1] ?? "");
  return single ? { period: periodOf(only, only), rest: without(line, single), isRange: false } : undefined;
}

const nothing = /^(?:[\s\p{P}]|present|aujourd'hui|de|du|a|to|depuis|since)*$/iu;

/** Whether a line consists of a date only. */
export const isDateAlone = (line: string): boolean => nothing.test(fold(datedLine(line)?.rest ?? line));

/** Whether a cell is a part of a period, or a duration. */
export const isDatePart = (cell: string): boolean =>
  isDateAlone(cell.replace(/^[-–—]\s*|\s*[-–—]$/g, "")) || isDuration(cell) || partOfDate.test(cell.trim());
const partOfDate = new RegExp(`^(?:(?:${month})\\.?|${open}|[-–—]|(?:à|to|au) ${date})$`, "iu");

const duration =
  /^[([]?(?:(?:environ|about|over) )?\d{1,2}(?:[.,]\d)? ?(?:ans?|ann[ée]es?|mois|months?|mos?|years?|yrs?|semaines?|weeks?)(?:,? (?:et |and )?\d{1,2} ?(?:mois|months?|mos?))?[)\]]?$/iu;
export const isDuration = (text: string): boolean => duration.test(text.trim());

const isWholeRange = (text: string) => datedLine(text)?.isRange === true && isDateAlone(text) && !/[-–—]$/.test(text);

/** Whether a period continues in the cell below: 'janvier 2021 –', then 'aujourd'hui'. */
export function continuesPeriod(cell: string, below: string): boolean {
  const [first, second] = [cell.trim(), below.trim()];
  if (isWholeRange(first) || first.length > 40 || second.length > 40) return false;
  return isWholeRange(`${first} ${second}`) || (/^[-–—]$/.test(second) && isDatePart(first));
}
