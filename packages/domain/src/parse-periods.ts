import { datePatterns, isOpenEnd, maxDateLength, parseDate } from "./parse-dates";

/** A period in JSON Resume's format: years, months or days. */
export interface WrittenPeriod {
  startDate: string;
  endDate?: string;
}

export interface DatedLine {
  period: WrittenPeriod;
  rest: string;
  /** Whether it is a range, or a start alone such as 'since 2020'; both are rare in titles and sentences. */
  isRange: boolean;
}

const { year, month, day, named, date, open } = datePatterns;
const between =
  "(?:\\s*(?:[-–—→~/>]|--+)+\\s*|\\s+(?:à|au|al?|to|until|till|bis|hasta|até|jusqu[’'](?:à|en|au)|et|and)\\s+)";
const before = "(?<![\\p{L}\\d])";
/** Words before an end that is still to come. */
const expected = "(?:(?:fin )?pr[ée]vue?|exp(?:ected|\\.)|anticipated)(?: en| in)?";
const range = new RegExp(`${before}(${date})${between}(?:(?:${expected} )?(${date})|(${open})(?!\\p{L}))`, "iu");
const until = new RegExp(`${before}(${date})\\s+(?:(?:à|to) ?ce jour|(${open})(?!\\p{L}))`, "iu");
/** Two dates alone in a cell: the dash between them is missing if the font maps it to a soft hyphen. */
const besides = new RegExp(`(?<=^|\\t)(${date}) (${date})(?=$|\\t)`, "iu");
/** Months of the same year: 'Fév – Juil. 2024', '13 juin – 15 juillet 2022', 'Sept/Oct/Nov 2022'. */
const sameYear = new RegExp(
  `${before}${day}?(${month})\\.?(?:/${month}\\.?)*${between}(${day}?${month}[.,]? ${year})`,
  "iu",
);
/** Days of the same month: 'du 10 au 14 février 2020', '3-28 juin 2019'. */
const days = new RegExp(`${before}\\d{1,2}(?:er)?(?:${between}| ?- ?)(${day}${month}\\.? ${year})`, "iu");
/** Days of the same year in German: '31.08. - 30.09.2021'. */
const daysOfYear = new RegExp(`${before}\\d{1,2}\\.(\\d{1,2})\\.${between}(\\d{1,2}\\.\\d{1,2}\\.${year})`, "iu");
/** Months with abbreviated years, which are rare in other texts only as a range: 'Sept 19 – Juin 21', '05/21 – 08/21'. */
const brief = `(${month}\\.?|0?[1-9]|1[0-2])[ /-](1[3-9]|[2-4]\\d)`;
const briefRange = new RegExp(
  `(?<![\\p{L}\\d]|\\d[-/.])${brief}${between}(?:${brief}|(${open}))(?![\\p{L}\\d/]|,? ${year})`,
  "iu",
);
/** A year and an abbreviated second one, such as '2022-23', but not within '01/07/2021 – 25/09/2021' or '2020 – 31 août 2024'. */
const short = new RegExp(
  `(?<![\\p{L}\\d/.])(${year})\\s?[-–/]\\s?(1[3-9]|[2-9]\\d)(?![\\d/.]\\d|\\d| ${month}(?!\\p{L}))`,
  "iu",
);
const since = new RegExp(
  `${before}(?:depuis|since|à partir de|dès|seit|ab|desde|(?<=^|\\t)from)(?: le)? (${date})`,
  "iu",
);
const unended = new RegExp(
  `(?<=^|\\t)(${date})\\s?(?:[-–—]>?|→)(?=$|\\t)|(?<![\\p{L}\\d])(${date})\\s?(?:\\.{3,}|…)$`,
  "iu",
);
// A single date may be part of a sentence, unless it is at the start or the end of the line.
const atStart = new RegExp(`^[([]?(${date})(?=$|[)\\]:,;|·–—\\t ])`, "iu");
const introduction = "(?:(?:expected(?: graduation)?|obtenu(?:e)?|graduat\\w+|promotion|class of|en)\\s?:? ?)?";
const atEnd = new RegExp(`[\\t,;:(|·–—-] ?${introduction}(${date})[\\s)\\].]*$`, "iu");
/** A date with its introduction, and nothing else: 'Promotion 2021', 'Obtenu en 2019'. */
const introduced = new RegExp(
  `^(?:saison|ann[ée]e|promo(?:tion)?|class of|obtenue? en|expected(?: graduation)?|graduat\\w+(?: in)?) ?:? ?(${date})$`,
  "iu",
);
const betweenDividers = new RegExp(`(?<= [|•·] )${introduction}(${date})(?= [|•·] )`, "iu");
const after = new RegExp(` (?:in |en )?(${named}|${year})[)\\].]*$`, "iu");

/** A date matched by a pattern, as a year or a month. */
const dateIn = (text: string): string => parseDate(text)?.slice(0, 7) ?? /(?:19|20)\d\d(?!\d)/.exec(text)?.[0] ?? "";

const joints = /^[\s,;:|·/–—−→>()[\]-]+|[\s,;:|·/–—−→>([-]+$/gu;
const prepositions =
  /(?:^|[ (\t])(?:de|du|d['’]|from ?:?|depuis(?: le)?|since|von|vom|dal?|desde|le|en|in|entre|between|période ?:|dates? ?:)$|(?:^|[(\t])(?:saisons?|années?)(?: de)?$/iu;
/** A remark after a period: '(8 semaines)', '(en cours)'. */
const remark =
  /^\s*\((?:(?:environ |about )?\d{1,2}(?:[.,]\d)? ?(?:ans?|mois|sem(?:aines?)?|jours?|years?|months?|weeks?|days?)(?!\p{L})[^()]*|en (?:cours|poste)|à venir|in progress|expected)\)/iu;
const durationAtEnd = /\s*\(\d{1,2} ?(?:mois|semaines?|jours?|months?|weeks?|days?)\)$/iu;
/** A remark after a single date: it is a start. */
const isOngoing = /^\s*\((?:en (?:cours|poste)|ongoing|in progress)\)/iu;

/** A line without its period, and without punctuation or prepositions around it. */
function without(line: string, found: RegExpExecArray): string {
  const start = line.slice(0, found.index).trimEnd().replace(prepositions, "").replaceAll(joints, "");
  const end = line
    .slice(found.index + found[0].length)
    .replace(remark, "")
    .replace(/^[)\]]|^\.$/, "")
    .replaceAll(joints, "")
    .replace(/^([^(]*)\)$/, "$1");
  return [start, end].filter(Boolean).join("\t");
}

const periodOf = (start: string, end?: string): WrittenPeriod => ({ startDate: start, ...(end && { endDate: end }) });

const briefDate = (month: string, year: string) => parseDate(`${month}${/\d/.test(month) ? "/" : " "}20${year}`) ?? "";

function rangeIn(line: string): DatedLine | undefined {
  const months = sameYear.exec(line) ?? daysOfYear.exec(line);
  if (months) {
    const end = dateIn(months[2] ?? "");
    return {
      period: periodOf(dateIn(`${months[1]}${/\d/.test(months[1] ?? "") ? "/" : " "}${end.slice(0, 4)}`), end),
      rest: without(line, months),
      isRange: true,
    };
  }
  const within = days.exec(line);
  if (within) {
    const month = dateIn(within[1] ?? "");
    return { period: periodOf(month, month), rest: without(line, within), isRange: true };
  }
  const brief = briefRange.exec(line);
  if (brief) {
    const [, from = "", year = "", to, last] = brief;
    const period = periodOf(briefDate(from, year), to && briefDate(to, last ?? ""));
    return { period, rest: without(line, brief), isRange: true };
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

/** The end of a bracket that begins on the line above. */
const closesOnly = /^[^(]*\)/u;

/** Finds the period in a line, or undefined. With `isLoose`, it may follow the title without punctuation. */
export function datedLine(line: string, isLoose = false): DatedLine | undefined {
  const found = rangeIn(line);
  if (found) return found;
  const begun = since.exec(line) ?? unended.exec(line.trim());
  if (begun) return { period: periodOf(dateIn(begun[1] ?? begun[2] ?? "")), rest: without(line, begun), isRange: true };
  if (closesOnly.test(line)) return undefined;
  const text = line.replace(durationAtEnd, "");
  const single =
    atStart.exec(text) ??
    introduced.exec(text) ??
    atEnd.exec(text) ??
    betweenDividers.exec(text) ??
    (isLoose && text.length <= 80 ? after.exec(text) : null);
  const only = dateIn(single?.[1] ?? "");
  if (!single) return undefined;
  const isStart = isOngoing.test(line.slice(single.index + single[0].length));
  return { period: periodOf(only, isStart ? undefined : only), rest: without(line, single), isRange: false };
}

const dividers = /\s+[-–—→~]+\s+|\s*[–—→~]\s*|--+|\s+(?:to|until|till|au|à)\s+/iu;

/** The period in a text that contains nothing else; without an end if it is ongoing. */
export function parsePeriod(text: string): WrittenPeriod | undefined {
  if (text.length > maxDateLength) return undefined;
  const [first = "", second = "", ...others] = text.split(dividers);
  const [startDate, endDate] = [parseDate(first), parseDate(second)];
  if (startDate && others.length === 0 && (endDate || isOpenEnd(second))) return periodOf(startDate, endDate);
  const dated = datedLine(text.trim());
  return dated?.rest === "" ? dated.period : undefined;
}
