// @ts-check
import { runsOf } from "./fonts.mjs";

/** @import { Run, Weight } from "./fonts.mjs" */
/** @import { Span } from "./document" */

/** A part of a line in one font. @typedef {Run & { url: string | undefined, width: number }} Segment */
/** @typedef {Segment[]} Line */

/**
 * The layout of a paragraph; `measure` returns the width of a run in points.
 * @typedef {{ weight: Weight, width: number, measure: (run: Run) => number }} Setting
 */

/** @param {readonly Segment[]} segments @returns {number} */
export const widthOf = (segments) => segments.reduce((sum, { width }) => sum + width, 0);

/**
 * Breaks a paragraph into lines at spaces and line breaks, and splits words that are wider than a line.
 * @param {readonly Span[]} spans @param {Setting} setting @returns {Line[]}
 */
export function breakLines(spans, setting) {
  const { weight, width, measure } = setting;
  /** @type {Line[]} */
  const lines = [[]];
  let taken = 0;
  /** @param {string} text @param {string | undefined} url @returns {Segment[]} */
  const segmentsOf = (text, url) => runsOf(text, weight).map((run) => ({ ...run, url, width: measure(run) }));
  /** @param {Segment[]} segments @param {Segment[]} blank */
  const put = (segments, blank) => {
    const line = lines.at(-1) ?? [];
    const added = line.length === 0 ? segments : [...blank, ...segments];
    const more = widthOf(added);
    if (line.length > 0 && taken + more > width) {
      lines.push(segments);
      taken = widthOf(segments);
    } else {
      for (const segment of added) line.push(segment);
      taken += more;
    }
  };
  for (const { text, url } of spans)
    for (const [index, paragraph] of text.split(/\r\n|[\n\r\u2028\u2029]/).entries()) {
      if (index > 0) {
        lines.push([]);
        taken = 0;
      }
      for (const word of paragraph.split(/[ \t]+/))
        for (const [place, part] of partsOf(word, setting).entries()) {
          const segments = segmentsOf(part, url);
          if (segments.length > 0) put(segments, place > 0 ? [] : segmentsOf(" ", url));
        }
    }
  return lines.filter((line, index) => line.length > 0 || (lines[index - 1]?.length ?? 0) > 0).map(joined);
}

/**
 * A word that fits on a line, otherwise the parts of it that do.
 * @param {string} word @param {Setting} setting @returns {string[]}
 */
function partsOf(word, { weight, width, measure }) {
  /** @param {string} text */
  const wide = (text) => runsOf(text, weight).reduce((sum, run) => sum + measure(run), 0);
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

/**
 * The same line, with adjacent segments merged if they have the same font and link.
 * @param {Line} line @returns {Line}
 */
function joined(line) {
  /** @type {Line} */
  const whole = [];
  for (const segment of line) {
    const last = whole.at(-1);
    if (last?.font === segment.font && last.url === segment.url) {
      last.text += segment.text;
      last.width += segment.width;
    } else whole.push({ ...segment });
  }
  return whole;
}
