import { datedLine } from "@passerelle/domain";
import { type Kind, titleEvidence } from "./evidence";
import type { StyledLine } from "./styled-line";
import { isBullet } from "./words";

/** The maximum length of a line of names, and of lines between a date and its names. */
const maxLine = 120;
const maxBetween = 2;
/** The least periods of a section, and the least share of them with a job or a school. */
const minPeriods = 2;
const minNamed = 0.6;

/** The kind of a section without a known heading: jobs or schools stand beside its periods. */
export function kindByContent(lines: readonly StyledLine[]): Kind | undefined {
  const periods = lines.flatMap(({ text }, index) =>
    text.length <= maxLine && !isBullet(text) && datedLine(text)?.isRange ? [index] : [],
  );
  if (periods.length < minPeriods) return undefined;
  const shareOf = (isNamed: (text: string) => boolean) =>
    periods.filter((at) =>
      lines
        .slice(Math.max(0, at - maxBetween), at + maxBetween + 1)
        .some(({ text }) => text.length <= maxLine && !isBullet(text) && isNamed(text)),
    ).length / periods.length;
  const education = shareOf((text) => Math.abs(titleEvidence(text, "education")) > 0);
  const work = shareOf((text) => titleEvidence(text, "work") > 0);
  const [kind, share] = education > work ? (["education", education] as const) : (["work", work] as const);
  return share >= minNamed ? kind : undefined;
}
