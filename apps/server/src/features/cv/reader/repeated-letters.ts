import type { StyledLine } from "./styled-line";

const scripts = /[\p{Script=Devanagari}\p{Script=Thai}]/u;
const allLetters = new RegExp(scripts, "gu");
/** A letter with its marks, twice in a row: 'टाटा'. */
const twice = /([\p{Script=Devanagari}\p{Script=Thai}]\p{M}+)\1/gu;

/** The number of such letters, and their share of all letters, that words may have. */
const fewest = 3;
const maxShare = 0.02;

/** Which texts of a CV have repeated letters: those in Devanagari or Thai, if its program writes `ActualText` (D-419). */
export function repeatedLetters(lines: readonly StyledLine[]): (text: string) => boolean {
  const whole = lines.map(({ text }) => text).join("\n");
  const count = whole.match(twice)?.length ?? 0;
  const isRepeated = count >= fewest && count > maxShare * (whole.match(allLetters)?.length ?? 0);
  return (text) => isRepeated && scripts.test(text);
}
