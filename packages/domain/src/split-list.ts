const opening = new Map([
  [")", "("],
  ["]", "["],
  ["}", "{"],
]);
const openings = new Set(opening.values());

/** The position of the closing bracket for each opening one, and of the first one that is not closed. */
function bracketsIn(text: string): { ends: ReadonlyMap<number, number>; unclosed: number } {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    const start = open.at(-1);
    if (openings.has(letter)) open.push(at);
    else if (start !== undefined && opening.get(letter) === text.charAt(start)) {
      ends.set(start, at);
      open.pop();
    }
  }
  return { ends, unclosed: open[0] ?? text.length };
}

/**
 * Splits a text at separators, except within brackets: 'AWS (EC2, S3)' is one word (D-280). Unclosed brackets are
 * ignored, unless the text is still being typed.
 */
export function splitList(text: string, separator: RegExp, { isTyped = false } = {}): string[] {
  const { ends, unclosed } = bracketsIn(text);
  const last = isTyped ? unclosed : text.length;
  const words: string[] = [];
  let start = 0;
  for (let at = 0; at < last; at = (ends.get(at) ?? at) + 1) {
    if (!separator.test(text.charAt(at))) continue;
    words.push(text.slice(start, at));
    start = at + 1;
  }
  return [...words, text.slice(start)];
}
