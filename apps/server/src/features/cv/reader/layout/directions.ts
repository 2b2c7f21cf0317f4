const isRightToLeft = (word: string) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(word);
const hasLetters = (word: string) => /[\p{L}\p{N}]/u.test(word);

/** Joins two adjacent runs, given from the left, to one word. */
export const beside = (left: string, right: string): string =>
  isRightToLeft(left) && isRightToLeft(right) ? right + left : left + right;

/** Reverses each sequence of words in one direction; words without letters belong to their neighbours' sequence. */
function turned(words: readonly string[], isTurned: (word: string) => boolean): string[] {
  const done: string[] = [];
  for (let at = 0; at < words.length;) {
    const rest = words.slice(at);
    const length = rest.findIndex((word) => hasLetters(word) && !isTurned(word));
    const run = length < 0 ? rest : rest.slice(0, length);
    const [first, last] = [Math.max(0, run.findIndex(isTurned)), run.findLastIndex(isTurned) + 1];
    done.push(...run.slice(0, first), ...run.slice(first, last).toReversed(), ...run.slice(last));
    done.push(...rest.slice(run.length, run.length + 1));
    at += run.length + 1;
  }
  return done;
}

/**
 * A text in reading order. A PDF's runs are sorted by position, so Arabic and Hebrew words are in reverse order; a text
 * with mostly such words is written from right to left as a whole.
 */
export function textOf(text: string, words: readonly string[]): string {
  const trimmed = words.map((word) => word.trim()).filter(Boolean);
  const count = trimmed.filter(isRightToLeft).length;
  if (count === 0) return text;
  const isWhole = count * 2 > trimmed.filter(hasLetters).length;
  const ordered = isWhole
    ? turned(trimmed.toReversed(), (word) => hasLetters(word) && !isRightToLeft(word))
    : turned(trimmed, isRightToLeft);
  return ordered.join(" ");
}
