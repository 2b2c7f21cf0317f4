import { dateOf, optionalDay } from "../dates";
import { maxTagLength, maxTags, tags } from "../tags";
import { lengthOf, trimText } from "../text";

/** An object of a foreign file: nothing is known of its values. */
export type Foreign = Readonly<Record<string, unknown>>;

export const isForeign = (value: unknown): value is Foreign =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A list of a foreign file, empty for anything else. */
export const listIn = (file: Foreign, name: string): readonly unknown[] => {
  const value = file[name];
  return Array.isArray(value) ? value : [];
};

/** A text as it would be stored, a number as its text; empty for anything else. */
export function textIn(file: Foreign, name: string): string {
  const value = file[name];
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" ? trimText(text.replaceAll("\0", "")) : "";
}

/** The texts of a list, without what is none. */
export const textsIn = (file: Foreign, name: string): string[] =>
  listIn(file, name)
    .map((text) => textIn({ text }, "text"))
    .filter(Boolean);

/** The words of a list, as many and as long as a list of ours takes; and whether some were left out. */
export function wordsIn(file: Foreign, name: string): { words: string[]; isCut: boolean } {
  const all = tags(textsIn(file, name));
  const words = all.filter((word) => lengthOf(word) <= maxTagLength).slice(0, maxTags);
  return { words, isCut: words.length < all.length };
}

const written = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T.*)?)?)?$/;

/**
 * The day of a date as JSON Resume writes it: a year, a month or a day. Of a year or a month it is the first day, or the
 * last one at the end of something. Undefined for a date that does not exist.
 */
export function dayIn(file: Foreign, name: string, edge: "first" | "last" = "first"): string | undefined {
  const [, year, month = edge === "first" ? "01" : "12", day] = written.exec(textIn(file, name)) ?? [];
  if (year === undefined || year === "0000") return undefined;
  const given = `${year}-${month}-${day ?? "01"}`;
  const moment = new Date(`${given}T00:00:00Z`);
  if (Number.isNaN(moment.getTime()) || dateOf(moment.toISOString()) !== given) return undefined;
  if (day === undefined && edge === "last") moment.setUTCMonth(moment.getUTCMonth() + 1, 0);
  return optionalDay(moment.toISOString()) ?? undefined;
}
