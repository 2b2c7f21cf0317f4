import { fold } from "@passerelle/domain";

/** Latin letters with accents that correspond to a single letter without one. */
const pairs = Array.from({ length: 0x180 - 0xc0 }, (_, index) => String.fromCodePoint(0xc0 + index)).flatMap(
  (letter) => {
    const plain = fold(letter);
    return plain.length === 1 && plain !== letter ? [[letter, plain] as const] : [];
  },
);

/** Two texts with corresponding letters, with and without accents, for `translate` in SQL. */
export const accents = {
  with: pairs.map(([letter]) => letter).join(""),
  without: pairs.map(([, plain]) => plain).join(""),
};

const plainOf = new Map(pairs);

/** The sort key of a name: without accents and case, then by code point. Independent of a database's locale. */
export const orderKey = (name: string): string =>
  name
    .replace(/[\u00C0-\u017F]/g, (letter) => plainOf.get(letter) ?? letter)
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
