import { fold } from "./text";

/** How many words of a search count. */
const maxWanted = 8;

// Of longer ones the beginning is compared: an index holds no text of any length.
const maxLength = 40;

/** The words of texts as a search compares them, each once: whatever capitals, accents and what stands between words. */
export function searchWords(...texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => fold(text).split(/[^\p{L}\p{N}+#]+/u));
  const found = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return [...new Set(found.map((word) => Array.from(word).slice(0, maxLength).join("")))];
}

/** What somebody looks for, of which each word begins a word of what is found. */
export const wantedWords = (query: string): string[] => searchWords(query).slice(0, maxWanted);

/** How many entries that begin with a word are looked at, the first of them by the alphabet. */
export const maxFoundByWord = 500;
