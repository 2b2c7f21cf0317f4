import type { Line } from "./anchors";
import type { LooseEntry } from "./items";
import { paragraphs } from "./paragraphs";
import { isBullet } from "./words";

/** An entry whose head is its dated line, the lines above it, and up to two lines below. */
function entryOf(lines: readonly Line[]): LooseEntry {
  const at = lines.findIndex(({ dated }) => dated);
  const dated = lines[at]?.dated;
  const above = lines.slice(0, Math.max(0, at)).map(({ text }) => text);
  const own = dated ? dated.rest.split("\t") : [lines[0]?.text ?? ""];
  const after = lines.slice(Math.max(0, at) + 1).map(({ text }) => text);
  const top = [...above, ...own].filter(Boolean);
  const further = after.slice(0, Math.max(0, 2 - top.length)).filter((line) => !isBullet(line) && line.length <= 160);
  return {
    ...(dated && { period: dated.period }),
    head: [...top, ...further],
    text: after.slice(further.length),
  };
}

const saysBoth = ({ text }: Line) => /, | [|·–—-] /u.test(text);

/** The entries of a section without required dates: each paragraph, or each line if every line is a complete entry. */
export function looseEntries(lines: readonly Line[]): LooseEntry[] {
  const all = paragraphs(lines);
  const [only = [], ...others] = all;
  const isList = lines.length > 1 && lines.every((line) => line.dated && saysBoth(line));
  if (isList || (others.length === 0 && only.length > 1 && only.every(saysBoth)))
    return lines.map((line) => entryOf([line]));
  const dates = only.flatMap((line, index) => (line.dated ? [index] : []));
  if (others.length > 0 || dates.length < 2) return all.map(entryOf);
  return dates.map((at, index) => entryOf(only.slice(index === 0 ? 0 : at, dates[index + 1])));
}
