import { datedLine } from "@passerelle/domain";
import { titleEvidence } from "./evidence";
import { hasCutPeriod } from "./periods";
import { isLocation } from "./places";
import type { StyledLine } from "./styled-line";
import { connects, isBullet, isCapitals } from "./words";

/** The maximum length of a name that continues on the next line, and of one over more lines, in narrow columns. */
const maxPair = 150;
const maxName = 110;

const isRange = (text: string) => datedLine(text)?.isRange === true;
/** Whether a text begins with a word for a job, a degree, a company or a school. */
const beginsName = (text: string) => {
  const [word = ""] = text.split(/[\s,]/u);
  return /^\p{Lu}/u.test(word) && (titleEvidence(word, "work") !== 0 || titleEvidence(word, "education") !== 0);
};

/** Whether a full line continues in the next, which is no line of another kind by its words. */
function continues(line: StyledLine, next: StyledLine): boolean {
  if (!line.isFull) return false;
  if (connects.test(line.text) || hasCutPeriod(line.text, next.text)) return true;
  if (/[.!?:]$/.test(line.text) || isCapitals(line.text) !== isCapitals(next.text)) return false;
  if (/^[(]?\d/.test(next.text) && datedLine(next.text)) return false;
  return !beginsName(next.text) && !isLocation(next.text) && !(isRange(line.text) && isRange(next.text));
}

/** A word that is divided at the end of a line is joined: 'polytech-', then 'nique', but not 'Saint-', then 'Malo'. */
const together = (first: string, second: string) =>
  /\p{L}-$/u.test(first) ? (/^\p{Ll}/u.test(second) ? first.slice(0, -1) : first) + second : `${first} ${second}`;

const joined = (lines: readonly StyledLine[]): StyledLine | undefined =>
  lines.reduce<StyledLine | undefined>((all, line) => {
    if (!all) return line;
    const [last = "", first = ""] = [all.parts.at(-1), line.parts[0]];
    const parts = [...all.parts.slice(0, -1), together(last, first), ...line.parts.slice(1)];
    return { ...all, text: together(all.text, line.text), parts, isFull: line.isFull ?? false };
  }, undefined);

/** The names of a line, and the sentence after them as text. */
function withoutSentence(line: StyledLine): StyledLine[] {
  const [names = "", ...sentences] = line.text.split(/(?<=\p{L}{5,})\. (?!Co\b|Ltd|Inc)(?=\p{Lu})/u);
  if (sentences.length === 0) return [line];
  const text = { ...line, text: sentences.join(". "), parts: [], gap: 1, isText: true };
  return [{ ...line, text: names, isFull: false }, text];
}

/** The least number of entries that have a title and a place in two lines of one style above their period. */
const minPairs = 2;

/** The lines that begin such a pair, if the other entries have one too: the two are no single name. */
function pairsIn(lines: readonly StyledLine[]): Set<StyledLine> {
  const pairs = lines.filter((line, index) => {
    const [place, period] = [lines[index + 1], lines[index + 2]];
    const isPair = place?.style === line.style && !isBullet(line.text) && isRange(period?.text ?? "");
    return isPair && !isRange(line.text) && !isRange(place.text);
  });
  return new Set(pairs.filter(({ isFull }) => !isFull).length < minPairs ? [] : pairs);
}

/** Joins names over several lines; the further lines of longer paragraphs and of items are text. */
export function joinFull(lines: readonly StyledLine[]): StyledLine[] {
  const groups: StyledLine[][] = [];
  const pairs = pairsIn(lines);
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    if (last && !pairs.has(last) && continues(last, line)) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group) => {
    const [first, ...others] = group;
    if (!first || others.length === 0) return group;
    const whole = joined(group);
    const isName = whole && whole.text.length <= (others.length === 1 ? maxPair : maxName);
    if (isName && !isBullet(first.text)) return withoutSentence(whole);
    return [first, ...others.map((line) => ({ ...line, isText: true }))];
  });
}
