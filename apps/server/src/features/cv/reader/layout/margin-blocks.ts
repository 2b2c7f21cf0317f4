import { headingOf } from "../headings";
import { isDatePart } from "../periods";
import type { Segment } from "./segments";

/** Segments to read from the top; those beside the part before continue it. */
export interface Part {
  segments: Segment[];
  isBeside: boolean;
}

/** The minimum gap between blocks of a margin, in text heights. */
const minBreak = 2;

const isNear = (above: Segment, { y, size }: Segment) => y - above.y <= minBreak * size;

/** The blocks of a margin, each with the text beside it. */
export function blocksOf(left: readonly Segment[], right: readonly Segment[]): Part[] {
  const isTownFirst = left.every((segment, index) => {
    const above = left[index - 1];
    const hasTown = above !== undefined && isNear(above, segment) && headingOf(above.text) === undefined;
    return !isDatePart(segment.text) || hasTown;
  });
  const starts = left.filter((segment, index) => {
    const above = left[index - 1];
    // Towns and dates take turns.
    const isNext = above && isTownFirst && isDatePart(above.text) && !isDatePart(segment.text);
    return !above || isNext || !isNear(above, segment);
  });
  return starts.flatMap(({ y }, index) => {
    const end = (starts[index + 1]?.y ?? Infinity) - 1;
    const from = index === 0 ? -Infinity : y - 1;
    const isInside = (segment: Segment) => segment.y >= from && segment.y < end;
    const [block, beside] = [left.filter(isInside), right.filter(isInside)];
    return [{ segments: block, isBeside: false }, ...(beside.length > 0 ? [{ segments: beside, isBeside: true }] : [])];
  });
}
