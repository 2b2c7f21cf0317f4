import { graphemes } from "../text/graphemes";

const isLetter = (character: string) => /^[\p{L}\p{N}]/u.test(character);

/** The first letters of the first and last word; words without letters, such as emoji, would be too wide. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => [...graphemes(word)].find(isLetter) ?? []);
  return letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : (letters[0] ?? "?");
}
