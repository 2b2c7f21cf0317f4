import { graphemes } from "./graphemes";

/** Cuts a text longer than the limit between two graphemes, and appends '...' (D-071). */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let kept = "";
  let count = 0;
  for (const character of graphemes(text)) {
    if (count === limit) return `${kept.trimEnd()}...`;
    kept += character;
    count += 1;
  }
  return text;
}

/** Cuts a text like `truncate`, but between two words: a no-break space, as in '2 100 €', keeps its words together. */
export function truncateBetweenWords(text: string, limit: number): string {
  const cut = truncate(text, limit);
  if (cut === text) return text;
  const kept = cut.slice(0, -"...".length);
  const isWhole = /^[ \n\t]/.test(text.slice(kept.length));
  const words = isWhole ? kept : kept.replace(/[ \n\t]+[^ \n\t]*$/, "");
  return `${words.trimEnd() || kept}...`;
}
