import { type Run, runsOf, type Weight } from "./fonts";

/** A part of a paragraph, with a blank before the next, and where it leads: an address, or `#` and the name of a page. */
export interface Span {
  text: string;
  url?: string | undefined;
}

/** A part of a line in one font. */
export interface Segment extends Run {
  url: string | undefined;
  width: number;
}

export type Line = Segment[];

/** The width of a run in points. */
export type Measure = (run: Run) => number;

/** How a paragraph is set. */
export interface Setting {
  weight: Weight;
  width: number;
  measure: Measure;
}

const widthOf = (segments: readonly Segment[]) => segments.reduce((sum, { width }) => sum + width, 0);

/** Breaks a paragraph into lines at its blanks and line ends, and a word that is wider than a line within itself. */
export function breakLines(spans: readonly Span[], setting: Setting): Line[] {
  const { weight, width, measure } = setting;
  const lines: Line[] = [[]];
  const segmentsOf = (text: string, url: string | undefined): Segment[] =>
    runsOf(text, weight).map((run) => ({ ...run, url, width: measure(run) }));
  const put = (segments: Segment[], blank: Segment[]) => {
    const line = lines.at(-1) ?? [];
    const added = line.length === 0 ? segments : [...blank, ...segments];
    if (line.length > 0 && widthOf(line) + widthOf(added) > width) lines.push(segments);
    else line.push(...added);
  };
  for (const { text, url } of spans)
    for (const [index, paragraph] of text.split(/\r\n|[\n\r\u2028\u2029]/).entries()) {
      if (index > 0) lines.push([]);
      for (const word of paragraph.split(/[ \t]+/))
        for (const [place, part] of partsOf(word, setting).entries()) {
          const segments = segmentsOf(part, url);
          if (segments.length > 0) put(segments, place > 0 ? [] : segmentsOf(" ", url));
        }
    }
  return lines.filter((line, index) => line.length > 0 || (lines[index - 1]?.length ?? 0) > 0).map(joined);
}

/** A word that fits on a line, else parts of it that do. */
function partsOf(word: string, { weight, width, measure }: Setting): string[] {
  const wide = (text: string) => runsOf(text, weight).reduce((sum, run) => sum + measure(run), 0);
  if (wide(word) <= width) return [word];
  const parts = [""];
  let taken = 0;
  for (const character of word) {
    const more = wide(character);
    const fits = taken + more <= width;
    taken = fits ? taken + more : more;
    if (fits) parts.push(`${parts.pop()}${character}`);
    else parts.push(character);
  }
  return parts;
}

/** The same line, with neighbours in the same font that lead to the same place as one. */
function joined(line: Line): Line {
  const whole: Line = [];
  for (const segment of line) {
    const last = whole.at(-1);
    if (last?.font === segment.font && last.url === segment.url) {
      last.text += segment.text;
      last.width += segment.width;
    } else whole.push({ ...segment });
  }
  return whole;
}
