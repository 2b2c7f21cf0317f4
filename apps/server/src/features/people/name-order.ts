import { fold } from "@passerelle/domain";

/** Latin letters with their plain letters, one or two of them. */
const pairs = Array.from({ length: 0x180 - 0xc0 }, (_, index) => String.fromCodePoint(0xc0 + index))
  .map((letter) => [letter, fold(letter)] as const)
  .filter(([letter, plain]) => plain !== letter);

const single = pairs.filter(([, plain]) => plain.length === 1);

/** Two texts with corresponding letters, with and without accents, for `translate` in SQL. */
export const accents = {
  with: single.map(([letter]) => letter).join(""),
  without: single.map(([, plain]) => plain).join(""),
};

/** Letters that correspond to two, for `replace` in SQL. */
export const ligatures = pairs.filter(([, plain]) => plain.length > 1);

const plainOf = new Map(pairs);

/** The sort key of a name: without accents and case, then by code point. Independent of a database's locale. */
export const orderKey = (name: string): string =>
  name
    .replace(/[\u00C0-\u017F]/g, (letter) => plainOf.get(letter) ?? letter)
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
