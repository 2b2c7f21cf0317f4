import { holdsWord, wantedWords, wordsOfText } from "@passerelle/domain";

/** A piece of an excerpt: a match, or the text between matches. */
export interface ExcerptPiece {
  text: string;
  isFound: boolean;
}

/** Characters of context before the first match. */
const context = 40;

/**
 * An excerpt of about `length` characters around the first match of a search, in pieces; '...' marks cuts. Words match
 * as in a search, and are highlighted as a whole.
 */
export function excerptOf(text: string, query: string, length: number): ExcerptPiece[] {
  const wanted = wantedWords(query);
  const words = Array.from(text.matchAll(/[\p{L}\p{M}\p{N}+#]+/gu), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
    isFound: wanted.some((word) => holdsWord(wordsOfText(match[0]), word)),
  }));
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
