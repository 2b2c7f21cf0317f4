import type { Line } from "./anchors";
import type { RawEntry } from "./entries";
import { type Kind, titleEvidence } from "./evidence";
import { isDatePart } from "./periods";
import type { Piece } from "./pieces";
import { connects } from "./words";

/** An entry with the pieces of its head. */
export interface Draft {
  raw: RawEntry;
  pieces: Piece[];
  text: Line[];
  head: string[];
  /** Whether its only piece was split. */
  isSplit: boolean;
}

export const isSchool = ({ text }: Piece) => titleEvidence(text, "education") < -1;

const withSecondLine = (title: string, more: string) =>
  `${title}${title.endsWith(":") || connects.test(title) ? "" : ","} ${more}`;

const hasDateAtRight = ({ dated }: RawEntry) =>
  dated !== undefined && dated.text.includes("\t") && isDatePart(dated.text.split("\t").at(-1) ?? "");

/** The names of three: two parts of one title beside or above a place, or a town at the right above the date. */
function pairOfThree({ pieces, raw }: Draft, kind: Kind, isPlaceLast: boolean): [string, string] | undefined {
  const [a, b, c] = pieces;
  if (pieces.length !== 3 || !a || !b || !c) return undefined;
  const [first, second, third] = [a.text, b.text, c.text];
  if (isPlaceLast && raw.above.length === 2 && c.line === raw.dated?.text)
    return [withSecondLine(first, second), third];
  if (a.line === b.line && a.isFirst && !b.isFirst && c.isFirst && hasDateAtRight(raw)) return [first, third];
  if (kind !== "education" || isSchool(b)) return undefined;
  if (isSchool(a) && b.line === c.line && c.isFirst) return [first, withSecondLine(second, third)];
  if (isSchool(c) && a.line === b.line && b.isFirst) return [withSecondLine(first, second), third];
  return undefined;
}

/** The title and the place of a head, in their order. */
export function mainPieces(draft: Draft, kind: Kind, isPlaceLast: boolean): [string, string] {
  const { pieces } = draft;
  const texts = pieces.map(({ text }) => text);
  if (texts.length <= 2) return [texts[0] ?? "", texts[1] ?? ""];
  const pair = pairOfThree(draft, kind, isPlaceLast);
  if (pair) return pair;
  const scores = texts.map((text) => titleEvidence(text, kind));
  const title = scores.indexOf(Math.max(...scores));
  if ((scores[title] ?? 0) <= 0) {
    // Unknown words at the right are rather a town.
    const firsts = pieces.filter(({ isFirst }) => isFirst).map(({ text }) => text);
    const [one = "", other = ""] = firsts.length === 2 ? firsts : texts;
    return [one, other];
  }
  const others = texts.map((_, index) => index).filter((index) => index !== title);
  const lowest = Math.min(...others.map((index) => scores[index] ?? 0));
  const place = lowest < 0 ? scores.indexOf(lowest) : (others[0] ?? 0);
  // The subject of a degree, or the second line of its title, between it and the school.
  if (kind === "education" && texts.length === 3 && title === 0 && place === 2)
    return [withSecondLine(texts[0] ?? "", texts[1] ?? ""), texts[2] ?? ""];
  return title < place ? [texts[title] ?? "", texts[place] ?? ""] : [texts[place] ?? "", texts[title] ?? ""];
}

/** Whether entries of two names have the title above the date and the place beside it. */
export function isPlaceBesideDates(drafts: readonly Draft[], kind: Kind): boolean {
  const pairs = drafts.flatMap(({ raw, pieces: [a, b, ...more] }) =>
    a && b && more.length === 0 && raw.above.length === 1 && b.line === raw.dated?.text ? [[a, b] as const] : [],
  );
  const vote = pairs.reduce((sum, [a, b]) => sum + titleEvidence(a.text, kind) - titleEvidence(b.text, kind), 0);
  return pairs.length > 1 && vote > 0;
}
