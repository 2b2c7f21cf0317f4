import { fold } from "./words/fold";
import { wordKey } from "./words/gender";
import { withoutGenderMarks } from "./words/marks";
import { skillParts, skillTerms, withoutVersions } from "./words/skill-terms";
import { joinedNames, tokenize } from "./words/tokenize";

/** The maximum number of words used in a search. */
const maxWanted = 8;

/** Maximum entries compared for one word, in alphabetical order. */
export const maxFoundByWord = 500;

const plain = (text: string) => withoutVersions(withoutGenderMarks(fold(text)));

const partsOf = (text: string) => tokenize(text).flatMap(({ parts }) => parts);

/** The distinct words of texts, in a form common to genders and numbers. */
export const searchWords = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => partsOf(plain(text))).map(wordKey)),
];

const spelledAndShared = (words: readonly string[]) => words.flatMap((word) => [word, wordKey(word)]);

const pairsOf = (words: readonly string[]) => words.slice(1).map((word, before) => `${words[before] ?? ""}${word}`);

/** All search terms of sentences: words as spelled, their common forms, joined names, and skills. */
export function wordsOfText(sentences: string): string[] {
  const text = plain(sentences);
  return [...new Set([...spelledAndShared(partsOf(text)), ...joinedNames(sentences), ...skillTerms(text, true)])];
}

/** The same for titles and skills, where 'Go' or 'Word' can only be a skill. */
export const wordsOfTitles = (...titles: readonly string[]): string[] => [
  ...new Set(
    titles.flatMap((title) => {
      const text = plain(title);
      return [...spelledAndShared(partsOf(text)), ...joinedNames(title), ...skillTerms(text, false)];
    }),
  ),
];

/** The same for names of people, companies and places, also with joined apostrophes: N'Diaye is found by 'ndiaye'. */
export const wordsOfNames = (...names: readonly string[]): string[] => [
  ...new Set(
    names
      .flatMap((name) => tokenize(fold(name)))
      .flatMap(({ parts, joined }) => [...spelledAndShared(parts), ...(joined === undefined ? [] : [joined])]),
  ),
];

/** Words that may be written apart, joined: 'frontend' for 'front-end' and 'front end'. */
export const joinedWords = (...titles: readonly string[]): string[] => [
  ...new Set(titles.flatMap((title) => pairsOf(partsOf(plain(title))))),
];

/** The same for the words of a sentence that a hyphen connects. */
export const hyphenatedWords = (text: string): string[] =>
  joinedWords(...(fold(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []));

/** A word of a search. A result must contain a word that begins with `start`, or one of `whole`. */
export interface WantedWord {
  start: string | null;
  whole: readonly [string, ...string[]];
}

/** The search words of a skill's name, or of any other text. */
function wantedIn(text: string, term: string | null): WantedWord[] {
  const words = tokenize(text);
  const spelled = words.flatMap(({ parts }) => parts).join("");
  // The words of 'C #' would find 'C'.
  if (term !== null && spelled !== text.replaceAll(/[ .]/g, "")) return [{ start: null, whole: [term] }];
  return words.flatMap(({ parts, joined }) =>
    parts.map((word): WantedWord => {
      const others = [joined, term].filter((other) => typeof other === "string");
      return { start: word, whole: [wordKey(word), ...others] };
    }),
  );
}

/** The words of a search; each must occur in the result. */
export function wantedWords(query: string, most = maxWanted): WantedWord[] {
  const found = new Map<string, WantedWord>();
  for (const word of skillParts(plain(query)).flatMap(({ text, term }) => wantedIn(text, term)))
    if (!found.has(word.whole[0])) found.set(word.whole[0], word);
  return [...found.values()].slice(0, most);
}

/** Whether a text contains a searched word. */
export const holdsWord = (words: readonly string[], { start, whole }: WantedWord): boolean =>
  words.some((word) => (start !== null && word.startsWith(start)) || whole.includes(word));
