import { fold } from "../words/letters";

/** A period in JSON Resume's format: years or months. */
export interface Period {
  startDate: string;
  endDate?: string;
}

/** A line's period, and the line without it. */
export interface Dated {
  period: Period;
  rest: string;
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
const months = names.map((name) => new RegExp(`^(?:${name})\\b`, "iu"));
const year = "(?:19|20)\\d\\d(?!\\d)";
const written = `(?:${names.join("|")})\\.? ${year}`;
const date = `(?:${written}|(?:\\d\\d?[/.])?\\d\\d?[/.-]${year}|${year}[/.-]\\d\\d(?:-\\d\\d)?(?!\\d)|${year})`;
const open =
  "aujourd[’']hui|(?:[àa] )?ce jour|en cours|pr[ée]sent|now|current|today|actuel(?:lement)?|maintenant|ongoing";
const between = "(?: ?[-–—−→/] ?| (?:à|a|au|to|until|jusqu[’']à|jusqu[’']en) )";
const range = new RegExp(`(?<![\\p{L}\\d])(${date})${between}(?:(${date})|(?:${open})(?!\\p{L}))`, "iu");
const since = new RegExp(`(?<![\\p{L}\\d])(?:depuis|since|à partir de)(?: le)? (${date})`, "iu");
// A single date may be part of a sentence, unless it begins or ends the line.
const atStart = new RegExp(`^[([]?(${date})(?=$|[)\\]:,;|·\\t ])`, "iu");
const atEnd = new RegExp(`[\\t,;:(|·–—-] ?(${date})[)\\].]*$`, "iu");

/** Parses a written date to a year or a month. */
function dateIn(text: string): string {
  const [found = ""] = /(?:19|20)\d\d(?!\d)/.exec(text) ?? [];
  const named = months.findIndex((month) => month.test(text)) + 1;
  const [, before] = /(\d\d?)[/.-](?:19|20)\d\d(?!\d)/.exec(text) ?? [];
  const [, after] = /^(?:19|20)\d\d[/.-](\d\d)/.exec(text) ?? [];
  const month = named || Number(before ?? after ?? 0);
  return month >= 1 && month <= 12 ? `${found}-${String(month).padStart(2, "0")}` : found;
}

const joints = /^[\s,;:|·–—−()[\]-]+|[\s,;:|·–—−([-]+$/gu;
const prepositions = /(?:^|[ (])(?:de|du|from|le)$/iu;

/** A line without its period and the punctuation or preposition around it. */
function without(line: string, found: RegExpExecArray): string {
  const before = line.slice(0, found.index).replace(prepositions, "").replaceAll(joints, "");
  const after = line
    .slice(found.index + found[0].length)
    .replace(/^[)\]]/, "")
    .replaceAll(joints, "");
  return [before, after].filter(Boolean).join("\t");
}

/** Finds the period in a line; undefined if there is none. */
export function datedLine(line: string): Dated | undefined {
  const between = range.exec(line);
  if (between) {
    const [, start = "", end] = between;
    const endDate = end && dateIn(end);
    return { period: { startDate: dateIn(start), ...(endDate && { endDate }) }, rest: without(line, between) };
  }
  const begun = since.exec(line);
  if (begun) return { period: { startDate: dateIn(begun[1] ?? "") }, rest: without(line, begun) };
  const single = atStart.exec(line) ?? atEnd.exec(line);
  const only = dateIn(single?.[1] ?? "");
  return single ? { period: { startDate: only, endDate: only }, rest: without(line, single) } : undefined;
}

/** Whether a line consists of a date only. */
export const isDateAlone = (line: string): boolean => fold(datedLine(line)?.rest ?? line) === "";
