import { isNoDate, isOpenEnd, parseDate } from "../parse-dates";
import { parsePeriod } from "../parse-periods";
import { type Foreign, isForeign, isTranslated, keyOf, lineOf, linesOf, othersOf, wordsOf } from "./values";

/** The start and end of an entry, as 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'; empty if unknown. */
export interface ReadPeriod {
  start: string;
  end: string;
  /** Whether it is ongoing: marked as such, or without an end. */
  isOpen: boolean;
  /** Texts in date fields that are not dates. */
  unread: { start?: string; end?: string };
}

/** A name without the noun of its section: 'start' for 'date_start', 'name' for 'projectName'. */
const bareName = (key: string) =>
  key.replace(
    /^(?:company|employer|work|job|edu(?:cation(?:al)?)?|academic|project|certificat(?:e|ion)|date)(?=.)/,
    "",
  );

/** A date in a text, or in an object with numbers. */
function dateIn(value: unknown): { date: string; text: string } {
  const text = isForeign(value)
    ? [value["year"], value["month"], value["day"]].map(lineOf).filter(Boolean).join("-")
    : lineOf(value);
  return { date: parseDate(text) ?? "", text };
}

/** A text that should be a date; empty if it is one, or stands for none. */
const unreadIn = ({ date, text }: { date: string; text: string }) => (date !== "" || isNoDate(text) ? "" : text);

const startNames = ["startdate", "start", "from", "startedat", "begin", "startyear", "datedebut"];
const endNames = ["enddate", "end", "to", "until", "finishedat", "endyear", "datefin"];
const graduationNames = ["graduationdate", "graduationyear", "gradyear"];
const periodNames = [
  "date",
  "dates",
  "period",
  "daterange",
  "years",
  "year",
  "duration",
  "time",
  "timespan",
  "span",
  "when",
  "periode",
  ...graduationNames,
];
const ongoingNames = ["ongoing", "current", "iscurrent", "currentlyworking", "present"];

/** The ways of comparing names, best first: as they are, in French, in English, without the noun of the section. */
const comparisons: readonly ((wanted: string, key: string) => boolean)[] = [
  (wanted, key) => key === wanted,
  ...["fr", "en"].map((code) => (wanted: string, key: string) => key === code + wanted || key === wanted + code),
  (wanted, key) => bareName(key) === wanted,
];

/**
 * Reads an entry field by field, each under any of several names, ignoring case, '_' and '-'. Fields that were read are
 * removed, so that the remaining texts can be kept as a description.
 */
export function fieldsOf(entry: Foreign) {
  const left = new Map(Object.entries(entry));
  const read: string[] = [];

  /** Takes the first field with one of these names that is not empty. */
  const take = (names: readonly string[]): unknown => {
    for (const isNamed of comparisons)
      for (const wanted of names)
        for (const [name, value] of left)
          if (isNamed(wanted, keyOf(name)) && value !== "" && value !== null && value !== undefined) {
            left.delete(name);
            return value;
          }
    return undefined;
  };

  const line = (...names: string[]): string => {
    const value = take(names);
    const text = lineOf(value);
    read.push(text);
    if (isForeign(value) && !isTranslated(value)) left.set(names[0] ?? "", { ...value, name: "", title: "" });
    return text;
  };

  const words = (...names: string[]): string[] => {
    const value = take(names);
    const found = wordsOf(value);
    if (found.others.length > 0) left.set(names[0] ?? "", found.others);
    return found.words;
  };

  const entries = (...names: string[]): Foreign[] => {
    const nested = names.find((wanted) =>
      [...left].some(([name, value]) => keyOf(name) === wanted && Array.isArray(value) && value.some(isForeign)),
    );
    const value = nested === undefined ? undefined : take([nested]);
    return Array.isArray(value) ? value.filter(isForeign) : [];
  };

  const period = (): ReadPeriod => {
    const flag = take(ongoingNames);
    const from = take(startNames);
    const to = take(from === undefined ? endNames : [...endNames, ...graduationNames]);
    const whole = from === undefined && to === undefined ? take(periodNames) : undefined;
    if (isForeign(whole)) return fieldsOf(whole).period();
    if (Array.isArray(whole) && whole.length === 2) return fieldsOf({ start: whole[0], end: whole[1] }).period();
    const range = to === undefined ? parsePeriod(lineOf(whole ?? from)) : undefined;
    // A single date in place of the start is only the start.
    if (range && (whole !== undefined || range.startDate !== range.endDate))
      return { start: range.startDate, end: range.endDate ?? "", isOpen: range.endDate === undefined, unread: {} };
    const [start, end] = [dateIn(from ?? whole), dateIn(to)];
    const says = isOpenEnd(end.text) || flag === true;
    const hasNoDates = isNoDate(start.text) && isNoDate(end.text);
    const isWithoutEnd = from !== undefined && !hasNoDates && isNoDate(end.text) && flag !== false;
    // Placeholders in both fields say nothing about the end either.
    const [unreadStart, unreadEnd] =
      hasNoDates && to !== undefined ? [start.text, end.text] : [unreadIn(start), unreadIn(end)];
    return {
      start: start.date,
      end: says ? "" : end.date,
      isOpen: says || isWithoutEnd,
      unread: {
        ...(unreadStart !== "" && { start: unreadStart }),
        ...(unreadEnd !== "" && !says && { end: unreadEnd }),
      },
    };
  };

  /** A text followed by the lines of lists, and all texts that have not been read. */
  const description = (texts: readonly string[], lists: readonly string[]): string => {
    const lines = [...linesOf(take(texts)), ...lists.flatMap((name) => linesOf(take([name])))];
    const others = othersOf(Object.fromEntries(left)).filter((text) => !read.includes(text));
    return [...new Set([...lines, ...others])].filter(Boolean).join("\n");
  };

  return { line, words, entries, period, description, take };
}
