import { smallWords } from "./skills";
import { fold } from "./text";

/** The words of a text by which it is found, each once: no accents, lower case, without words as small as 'de'. */
export function searchWords(text: string): string[] {
  const words = fold(text)
    .split(/[^\p{L}\p{N}+#.]+/u)
    .map((word) => word.replace(/\.+$/u, ""));
  return [...new Set(words)].filter((word) => word !== "" && !smallWords.has(word));
}
