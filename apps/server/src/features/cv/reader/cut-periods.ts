import { hasCutPeriod, isBegun, isEndOf, isYear } from "./periods";
import type { StyledLine } from "./styled-line";

/** The maximum gap within a paragraph, or the rows of a cell, in text heights. */
const maxGap = 2;
/** The maximum number of lines between the start of a period and its end. */
const maxBetween = 3;

/** Joins a line that breaks within its period to the next. */
const joinNext = (lines: readonly StyledLine[]): StyledLine[] =>
  lines.reduce<StyledLine[]>((joined, line) => {
    const last = joined.at(-1);
    if (!last || line.gap > maxGap || !hasCutPeriod(last.text, line.text)) return [...joined, line];
    return [...joined.slice(0, -1), { ...last, text: `${last.text} ${line.text}` }];
  }, []);

/** Joins two years, one below the other, if no year in the section stands alone: '2017', then '2019'. */
function joinYears(lines: readonly StyledLine[]): StyledLine[] {
  const years = lines.flatMap(({ text }, index) => (isYear(text) ? [index] : []));
  const isPair = (start: number | undefined, end: number | undefined) => {
    const [above, below] = [lines[start ?? -1], lines[end ?? -1]];
    return above && below && end === (start ?? 0) + 1 && below.gap < maxGap && above.text <= below.text;
  };
  const starts = years.filter((_, index) => index % 2 === 0);
  if (!starts.every((start, index) => isPair(start, years[2 * index + 1]))) return [...lines];
  return lines.flatMap((line, index) => {
    if (!isYear(line.text)) return [line];
    return starts.includes(index) ? [{ ...line, text: `${line.text} – ${lines[index + 1]?.text}` }] : [];
  });
}

const cellsOf = ({ text }: StyledLine) => text.split("\t");

/** Joins the end of a period in a narrow column to its start, a few lines above: '2015 – ⇥ Licence', then '2018 ⇥ CNAM'. */
export function joinCutPeriods(given: readonly StyledLine[]): StyledLine[] {
  const lines = joinYears(joinNext(given));
  for (const [index, line] of lines.entries()) {
    const [start = "", ...cells] = cellsOf(line);
    if (!isBegun(start)) continue;
    const following = lines.slice(index + 1, index + 2 + maxBetween);
    const far = following.findIndex(({ gap }) => gap > maxGap);
    const near = far < 0 ? following : following.slice(0, far);
    const at = near.findIndex((other) => isEndOf(start, cellsOf(other)[0] ?? ""));
    const last = near[at];
    if (!last) continue;
    const [end = "", ...rest] = cellsOf(last);
    lines[index] = { ...line, text: [`${start} ${end}`, ...cells].join("\t") };
    const ending = { ...last, text: rest.join("\t"), parts: last.parts.slice(1) };
    lines.splice(index + 1 + at, 1, ...(rest.length > 0 ? [ending] : []));
  }
  return lines;
}
