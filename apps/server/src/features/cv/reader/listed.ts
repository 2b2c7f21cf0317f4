import { datedLine } from "@passerelle/domain";
import type { StyledLine } from "./styled-line";
import { isBullet, withoutBullet } from "./words";

/** The maximum gap between the lines of an item, in text heights. */
const maxGap = 2;
const maxIndent = 6;

/** The maximum number of lines of an item that may have its date. */
const maxHead = 3;

const isDated = (item: readonly StyledLine[]) =>
  item.slice(0, maxHead).some(({ text }) => datedLine(withoutBullet(text).trim(), true) !== undefined);

/** Whether a line of an item begins anew: in another style, below one that ends with a cell at its right. */
const isApart = (above: StyledLine, { style, text, isText }: StyledLine) =>
  above.style !== style && withoutBullet(above.text).trim().includes("\t") && !isText && !/^[(\p{Ll}]/u.test(text);

/**
 * The lines of a section whose entries are items of a list, with its dated items without marks: '• 2019 – 2021 :
 * Soudeuse'. The lines of an item become one, unless they are apart. Other lines stay as they are.
 */
export function withoutMarks(lines: readonly StyledLine[]): StyledLine[] {
  const [first] = lines;
  if (!first || !isBullet(first.text)) return [...lines];
  const mark = first.text.slice(0, 1);
  const isItem = ([line]: readonly StyledLine[]) =>
    line !== undefined && line.text.startsWith(mark) && Math.abs(line.left - first.left) < maxIndent;
  const groups: StyledLine[][] = [];
  for (const line of lines) {
    const open = groups.at(-1) ?? [];
    const last = open.at(-1);
    const isNext = isItem(open) && !isBullet(line.text) && line.gap < maxGap && line.left >= first.left;
    if (!isNext || !last) groups.push([line]);
    else if (!isApart(last, line))
      open[open.length - 1] = { ...last, text: `${last.text} ${line.text}`, parts: [...last.parts, ...line.parts] };
    else open.push(line);
  }
  const items = groups.filter(isItem);
  if (items.filter(isDated).length * 2 < items.length) return [...lines];
  return groups.flatMap((group) => {
    const [head, ...others] = group;
    if (!head || !isItem(group) || !isDated(group)) return group;
    const parts = head.parts.filter((part) => part !== mark);
    return [{ ...head, text: withoutBullet(head.text).trim(), parts }, ...others];
  });
}
