import { fold } from "./text";

/** How many words of a search are used. */
const maxWanted = 8;

// Longer words are compared by their beginning, because index entries have a maximum length.
const maxLength = 40;

/** The distinct words of texts, normalised for search: no accents, case or punctuation. */
export function searchWords(...texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => fold(text).split(/[^\p{L}\p{N}+#]+/u));
  const found = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return [...new Set(found.map((word) => Array.from(word).slice(0, maxLength).join("")))];
}

/** The words of a search; each has to be the beginning of a word in the result. */
export const wantedWords = (query: string): string[] => searchWords(query).slice(0, maxWanted);

/** Maximum entries compared for one word, in alphabetical order. */
export const maxFoundByWord = 500;
