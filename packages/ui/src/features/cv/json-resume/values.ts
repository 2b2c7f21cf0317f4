import { dateOf, lengthOf, maxTagLength, maxTags, optionalDay, tags, trimText } from "@passerelle/domain";

/** An object of an imported file, whose values are unknown. */
export type Foreign = Readonly<Record<string, unknown>>;

export const isForeign = (value: unknown): value is Foreign =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A list in an imported file; empty for anything else. */
export const listIn = (file: Foreign, name: string): readonly unknown[] => {
  const value = file[name];
  return Array.isArray(value) ? value : [];
};

/** A text as it would be stored, or a number as text; empty for anything else. */
export function textIn(file: Foreign, name: string): string {
  const value = file[name];
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" ? trimText(text.replaceAll("\0", "")) : "";
}

/** The texts in a list, without other values. */
export const textsIn = (file: Foreign, name: string): string[] =>
  listIn(file, name)
    .map((text) => textIn({ text }, "text"))
    .filter(Boolean);

/** The items of a list, up to the maximum number and length; and whether any were cut or left out. */
export function wordsIn(file: Foreign, name: string): { words: string[]; isCut: boolean } {
  const all = tags(textsIn(file, name));
  const words = all.filter((word) => lengthOf(word) <= maxTagLength).slice(0, maxTags);
  return { words, isCut: words.length < all.length };
}

const written = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T.*)?)?)?$/;

/**
 * The date of a JSON Resume date, which may be a year, a month or a day. A year or a month becomes its first day, or
 * its last one if `edge` says so. Undefined for a date that does not exist.
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
