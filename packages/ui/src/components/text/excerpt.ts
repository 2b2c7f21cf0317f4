import { apostrophes, holdsWord, type WantedWord, wantedWords, wordsOfText } from "@passerelle/domain";

/** A piece of an excerpt: a match, or the text between matches. */
export interface ExcerptPiece {
  text: string;
  isFound: boolean;
}

interface SearchedWord {
  from: number;
  to: number;
  isFound: boolean;
}

const letters = String.raw`[\p{L}\p{M}\p{N}+#]+`;
const word = new RegExp(letters, "gu");
const wordOrName = new RegExp(`${letters}(?:[${apostrophes}]${letters})*`, "gu");

/** The words of a text, which apostrophes separate; a name such as N'Diaye is one word if only the whole is found. */
function searchedWords(text: string, wanted: readonly WantedWord[]): SearchedWord[] {
  const read = (part: string, pattern: RegExp, at = 0) =>
    Array.from(part.matchAll(pattern), ({ 0: found, index }) => ({
      from: at + index,
      to: at + index + found.length,
      isFound: wanted.some((each) => holdsWord(wordsOfText(found), each)),
    }));
  return read(text, wordOrName).flatMap((name) => {
    const parts = read(text.slice(name.from, name.to), word, name.from);
    return name.isFound && !parts.some(({ isFound }) => isFound) ? [name] : parts;
  });
}

/** Characters of context before the first match. */
const context = 40;

/**
 * An excerpt of about `length` characters around the first match of a search, in pieces; '...' marks cuts. Words match
 * as in a search, and are highlighted as a whole.
 */
export function excerptOf(text: string, query: string, length: number): ExcerptPiece[] {
  const words = searchedWords(text, wantedWords(query));
  const first = words.find(({ isFound }) => isFound)?.from ?? 0;
  const begin = first <= context ? 0 : (words.find(({ from }) => from >= first - context)?.from ?? 0);
  const last = words.findLast(({ to }) => to <= begin + length)?.to ?? begin + length;
  const end =
    text.length <= begin + length ? text.length : Math.max(last, words.find(({ from }) => from === first)?.to ?? 0);
  const pieces: ExcerptPiece[] = [];
  let at = begin;
  for (const { from, to } of words.filter((word) => word.isFound && word.from >= begin && word.to <= end)) {
    pieces.push({ text: text.slice(at, from), isFound: false }, { text: text.slice(from, to), isFound: true });
    at = to;
  }
  pieces.push({ text: text.slice(at, end), isFound: false });
  if (begin > 0) pieces.unshift({ text: "...", isFound: false });
  if (end < text.length) pieces.push({ text: "...", isFound: false });
  return pieces.filter((piece) => piece.text !== "");
}
