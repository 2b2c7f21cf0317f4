import type { Line } from "./anchors";
import { tidy } from "./asides";
import type { RawEntry } from "./entries";
import { startsLow } from "./words";

/** The maximum length of a place in the usual style. */
const maxBelow = 110;

/** The style of the line between the date and the text that most entries of a section have. */
export function styleBelow(raws: readonly RawEntry[]): string | undefined {
  const styles = raws.flatMap(({ dated, below: [first, second] }) =>
    first?.isHead && !first.isBullet && first.style !== dated?.style && first.style !== second?.style
      ? [first.style]
      : [],
  );
  return styles.find((style) => styles.filter((other) => other === style).length > Math.max(1, raws.length / 2));
}

/** Whether a line below the date still belongs to the head. */
export function isHeadBelow(
  line: Line | undefined,
  ref: Line | undefined,
  hasTitle: boolean,
  usual?: string,
): line is Line {
  if (!line || line.isBullet || line.dated) return false;
  if (line.style === usual && line.text.length <= maxBelow) return true;
  if (!line.isHead) return false;
  if (hasTitle && line.isBreak && line.gap > (line.isStrong ? 3 : 2.6)) return false;
  if (line.text.endsWith(":") || startsLow(tidy(line.text))) return false;
  return !ref || !hasTitle || line.left <= ref.left + 8 || (line.isStrong && line.gap < 1.5);
}

/** The lines above a date, with names that a narrow column breaks: they are closer than a next line of another style. */
export function joinTight(above: readonly Line[], dated: Line | undefined): Line[] {
  const joined: Line[] = [];
  for (const [index, line] of above.entries()) {
    const last = joined.at(-1);
    const next = above[index + 1] ?? dated;
    const isTight = next !== undefined && next.style !== line.style && line.gap < Math.min(1.5, 0.85 * next.gap);
    if (last?.style === line.style && isTight && !`${last.text}${line.text}`.includes("\t"))
      joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}`, parts: [] };
    else joined.push(line);
  }
  return joined;
}
