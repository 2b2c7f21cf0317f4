import type { StyledLine } from "./styled-line";
import { isBullet } from "./words";

/** The maximum gap between lines of a paragraph, in text heights. */
const maxGap = 1.9;

/** Whether a bracket does not end in a text. */
export const isOpen = (text: string) => text.lastIndexOf("(") > text.lastIndexOf(")");

/** Whether a line continues the one above, broken by a narrow column after a comma or around a bracket. */
export function isWrapped(above: StyledLine | undefined, line: StyledLine): boolean {
  if (!above || above.style !== line.style || line.gap > maxGap || isBullet(line.text)) return false;
  return above.text.endsWith(",") || line.text.startsWith("(") || (isOpen(above.text) && line.text.includes(")"));
}

/** Joins wrapped lines, so that no entry or word is split. */
export function joinWrapped(lines: readonly StyledLine[]): StyledLine[] {
  const joined: StyledLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    if (above && isWrapped(above, line)) joined.splice(-1, 1, { ...above, text: `${above.text} ${line.text}` });
    else joined.push(line);
  }
  return joined;
}
