import { type WantedWord, wordsOfText } from "@passerelle/domain";
import { type RawBuilder, sql } from "kysely";

/** The last code point. Strings with a prefix sort, by code points, from the prefix up to `prefix + lastCodePoint`. */
export const lastCodePoint = "\u{10FFFF}";

/**
 * The searched words as rows for the column `word` (number, low, high): each number is one word of the search, and each
 * row a range of words that it matches. Words are compared by code points; none of them contains a blank.
 */
export function rangesOf(words: readonly WantedWord[]): RawBuilder<unknown> {
  const ranges = words.flatMap(({ start, whole }, number) => [
    ...(start === null ? [] : [{ number, low: start, high: start + lastCodePoint }]),
    ...whole.map((word) => ({ number, low: word, high: `${word} ` })),
  ]);
  return sql`
    select number, low, high from unnest(${ranges.map(({ number }) => number)}::int[],
      ${ranges.map(({ low }) => low)}::text[], ${ranges.map(({ high }) => high)}::text[]) as given (number, low, high)`;
}

/** The search words as a tsquery: all of them, each as a prefix or in one of its other forms. */
export const tsqueryOf = (words: readonly WantedWord[]): string =>
  words
    .map(({ start, whole }) => [...(start === null ? [] : [`'${start}':*`]), ...whole.map((word) => `'${word}'`)])
    .map((choices) => `(${choices.join(" | ")})`)
    .join(" & ");

/** The search words of a text, as a tsvector for a column. */
export const wordsOf = (text: string) => sql<string>`array_to_tsvector(${wordsOfText(text)}::text[])`;
