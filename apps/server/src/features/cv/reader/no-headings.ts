import { datedLine, fold } from "@passerelle/domain";
import type { StyledLine } from "./styled-line";

// Lines with the words of a heading that are part of an entry.

const labelOfJob = /^(?:key |major |main )?achievements\s?:?$/i;
/** Whether a line is a label within a job, which is a heading only if it looks like the others. */
export const isLabelOfJob = ({ text }: StyledLine): boolean => labelOfJob.test(text);

const titleWord = /^(?:stages?|alternances?|internships?|missions?|emplois?)$/i;
const namesBesideDate = (line: StyledLine | undefined) => datedLine(line?.text ?? "")?.rest ?? "";

/** Whether a line is rather a title: 'Stage', directly above a company with its dates. */
export const isTitle = ({ text }: StyledLine, below: StyledLine | undefined): boolean =>
  titleWord.test(text) && namesBesideDate(below) !== "";

const isCapitals = (text: string) => !/\p{Ll}/u.test(text);

/** Whether a line is the second one of a head, in the style of the first, which has its date and is not that of the text. */
export function isBelowDate(line: StyledLine, above: StyledLine | undefined, body: string): boolean {
  const names = namesBesideDate(above);
  const isAlike = above?.style === line.style && line.style !== body && isCapitals(names) === isCapitals(line.text);
  return isAlike && line.gap < 1.5 && names !== "";
}

/** The headings without the labels that each entry repeats: 'Stack: Go, SQL', 'Key Achievements'. */
export function withoutRepeated<Found extends { index: number; rest: string }>(
  found: readonly Found[],
  lines: readonly StyledLine[],
): Found[] {
  const nameOf = ({ index }: Found) => fold(lines[index]?.text.split(":")[0] ?? "").trim();
  const counts = new Map<string, number>();
  for (const name of found.map(nameOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return found.filter((each) => {
    const count = counts.get(nameOf(each)) ?? 0;
    const isList = each.rest !== "" || labelOfJob.test(lines[each.index]?.text ?? "");
    return count < (isList ? 2 : 3);
  });
}
