import { fold } from "./text";

/** Latin letters with accents, as far as one letter stands for each without them. */
const pairs = Array.from({ length: 0x180 - 0xc0 }, (_, index) => String.fromCodePoint(0xc0 + index)).flatMap(
  (letter) => {
    const plain = fold(letter);
    return plain.length === 1 && plain !== letter ? [[letter, plain] as const] : [];
  },
);

/** The same letter at the same place, with and without its accent: for `translate` in SQL. */
export const accents = {
  with: pairs.map(([letter]) => letter).join(""),
  without: pairs.map(([, plain]) => plain).join(""),
};

const plainOf = new Map(pairs);

/**
 * What names are compared by where they stand in order: without accents and capitals, then by code point. The same
 * everywhere, whatever the locale of a database.
 */
export const orderKey = (name: string): string =>
  name
    .replace(/[\u00C0-\u017F]/g, (letter) => plainOf.get(letter) ?? letter)
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
