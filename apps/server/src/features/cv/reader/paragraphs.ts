import type { Line } from "./anchors";

/**
 * Groups of lines that begin with a title in the style of the first line, or that gaps separate if no line has its own
 * style.
 */
export function paragraphs(lines: readonly Line[]): Line[][] {
  const [title] = lines;
  const hasStyle = title?.isStrong === true && lines.some(({ style }) => style !== title.style);
  const groups: Line[][] = [];
  for (const line of lines) {
    const above = groups.at(-1)?.at(-1);
    const isTitle = line.style === title?.style && !line.isBullet && above?.style !== line.style;
    const begins = hasStyle ? isTitle : line.isBreak && !line.isBullet;
    if (!above || begins) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups;
}
