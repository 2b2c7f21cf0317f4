/** For older browsers: flags, and sequences with marks, skin tones and joiners. */
const cluster = /\r\n|\p{RI}{2}|\P{M}(?:[\p{M}\p{EMod}]|\u200D\P{M})*|./gsu;

const segmenter = typeof Intl.Segmenter === "function" ? new Intl.Segmenter() : null;

/** A text's graphemes: an emoji or a letter with its marks counts as one. */
export function* graphemes(text: string, by = segmenter): Generator<string> {
  if (by) for (const { segment } of by.segment(text)) yield segment;
  else for (const [segment] of text.matchAll(cluster)) yield segment;
}
