import { datedLine } from "@passerelle/domain";
import type { StyledLine } from "./styled-line";
import { isBullet, withoutBullet } from "./words";

/** The maximum gap between the lines of an item, in text heights. */
const maxGap = 2;
const maxIndent = 6;

const isDated = ({ text }: StyledLine) => datedLine(withoutBullet(text).trim(), true) !== undefined;

/**
 * The lines of a section whose entries are items of a list, with their dated items as single lines without marks: '•
 * 2019 – 2021 : Soudeuse'. Other lines stay as they are.
 */
export function withoutMarks(lines: readonly StyledLine[]): StyledLine[] {
  const [first] = lines;
  if (!first || !isBullet(first.text)) return [...lines];
  const mark = first.text.slice(0, 1);
  const isItem = ({ text, left }: StyledLine) => text.startsWith(mark) && Math.abs(left - first.left) < maxIndent;
  const joined: StyledLine[] = [];
  let isOpen = false;
  for (const line of lines) {
    const last = joined.at(-1);
    const isNext: boolean = isOpen && !isBullet(line.text) && line.gap < maxGap && line.left >= first.left;
    if (isNext && last) joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else joined.push(line);
    isOpen = isItem(line) || isNext;
  }
  const items = joined.filter(isItem);
  if (items.filter(isDated).length * 2 < items.length) return [...lines];
  return joined.map((line) =>
    isItem(line) && isDated(line) ? { ...line, text: withoutBullet(line.text).trim(), parts: [] } : line,
  );
}
