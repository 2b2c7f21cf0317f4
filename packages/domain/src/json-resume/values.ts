import { plainText } from "../plain-text";
import { splitList } from "../split-list";
import { lengthOf, oneLine, trimText } from "../text";
import { maxTagLength, maxTags } from "../contract-limits";
import { distinctTags } from "../tags";
import { fold } from "../words/fold";

/** An object of a file, whose values are unknown. */
export type Foreign = Readonly<Record<string, unknown>>;

export const isForeign = (value: unknown): value is Foreign =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A text without markup, or a number as text; empty for anything else. */
export function textOf(value: unknown): string {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" ? trimText(plainText(text.replaceAll("\0", ""))) : "";
}

/** Whether a value contains a text or a number. */
export const saysAnything = (value: unknown): boolean =>
  typeof value === "object" && value !== null ? Object.values(value).some(saysAnything) : textOf(value) !== "";

/** A name for comparison, without case, accents, '_' and '-'. */
export const keyOf = (name: string): string => fold(name).replaceAll(/[^\p{L}]/gu, "");

/** Whether an object holds translations of a text, by the codes of their languages. */
export const isTranslated = (value: Foreign): boolean =>
  Object.keys(value).every((key) => /^(?!to$|id$)[a-z]{2}(?:[-_][A-Za-z]{2})?$/.test(key));

/** A text in French, in English or in the first of its languages. */
const translationIn = (value: Foreign): unknown => value["fr"] ?? value["en"] ?? Object.values(value)[0];

/** A text on one line; for an object its name, for a list its texts. */
export function lineOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(lineOf).filter(Boolean).join(", ");
  if (isForeign(value))
    return lineOf(isTranslated(value) ? translationIn(value) : (value["name"] ?? value["title"] ?? value["text"]));
  return oneLine(textOf(value)).trim();
}

const item = /^[-–•*] /u;
const maxPart = 60;

/** All texts of a value: each on a line, with a dash for list items; short texts of an object share a line. */
export function linesOf(value: unknown): string[] {
  if (Array.isArray(value))
    return value.map(linesOf).flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      return [item.test(first) ? first : `- ${first}`, ...others];
    });
  if (isForeign(value)) {
    if (isTranslated(value)) return linesOf(translationIn(value));
    const parts = othersOf(value);
    const isShort = parts.every((part) => part.length <= maxPart && !/\n/.test(part) && !item.test(part));
    return isShort && parts.length > 0 ? [parts.join(", ")] : parts;
  }
  const text = textOf(value);
  return text === "" ? [] : [text];
}

// Ids, pictures, dates, which are read elsewhere, and data disabled by a leading '_'.
const forPrograms =
  /^[_$@]|^(?:id|uuid|slug|image|logo|picture|photo|icon|avatar|colou?r|date|years?|period)$|^date[A-Z]|Date|_date|(?:Year|Month|At)$/;

/** The texts of an object that are meant for people; a text without letters, such as a grade, follows its name. */
export const othersOf = (entry: Foreign): string[] =>
  Object.entries(entry)
    .filter(([name]) => !forPrograms.test(name))
    .flatMap(([name, value]) => {
      const lines = linesOf(value);
      return lines.map((line) => (/\p{L}/u.test(line) ? line : `${name}: ${line}`));
    });

const separators = /[,;•|·\n]/u;

/** The words of a list, or of a text with several. Words that are too long or too many to be stored are in `others`. */
export function wordsOf(value: unknown): { words: string[]; others: string[] } {
  const given = Array.isArray(value)
    ? value.map((each) => lineOf(each))
    : splitList(textOf(value), separators).map((word) => word.trim());
  const all = distinctTags(given.filter(Boolean));
  const words = all.filter((word) => lengthOf(word) <= maxTagLength).slice(0, maxTags);
  return { words, others: all.filter((word) => !words.includes(word)) };
}
