import { abbreviated, type Line } from "./anchors";
import { capitalised, isAside, piecesIn, tidy } from "./asides";
import { isOrganisation, type Kind, titleEvidence } from "./evidence";
import { isDatePart } from "./periods";
import { isLocation, withoutLocation } from "./places";
import { isOpen } from "./wrapped";

/** A title, a place, or both in one. */
export interface Piece {
  text: string;
  style: string;
  isStrong: boolean;
  /** Whether it is in the first cell of its line. */
  isFirst: boolean;
  /** The text of its line. */
  line: string;
  /** The pieces of its line with different styles. */
  parts: readonly string[];
}

/** A bare domain, which is only a company's name if there is no other text. */
const domain = /^(?:[\w-]+\.)+[a-z]{2,}$/u;

/** Separates a town in another style from the company before it: '**Globex** Lyon, France'. */
const withStyledTown = (text: string, parts: readonly string[]) =>
  parts.reduce((rest, part, index) => {
    const before = parts[index - 1];
    const isTown = before !== undefined && isLocation(part) && !isLocation(before);
    return isTown ? rest.replace(`${before} ${part}`, () => `${before}\t${part}`) : rest;
  }, text);

/** A title and a place in styles of their own between commas, before a town or a remark: '**Soudeuse**, *Globex*, Nantes'. */
const styledPair = /^([^\0]{2,})(?:\0,\0?|,\0)([^\0]{2,}?)(?:\0,|,\0)/u;
function pairOf({ text, parts }: Line): string[] | undefined {
  const own = parts.filter((part) => !(/\d/.test(part) && isDatePart(part)) && part !== "•");
  const [a = "", b = "", ...more] = own;
  const isSpaced = more.length === 0 && [a, b].every((part) => /^\p{Lu}.*[\p{L}\d]$/u.test(part));
  if (isSpaced && text.includes(`${a} ${b}`) && isOrganisation(a) !== isOrganisation(b)) return [a, b];
  const [, title = "", place = ""] = styledPair.exec(own.join("\0")) ?? [];
  const isWhole = text.includes(title) && !text.slice(0, text.indexOf(title)).includes(",");
  return title !== "" && isWhole && !isAside(place) ? [title, place] : undefined;
}

/** A line with such a place that continues on the next line, with that line: '**Soudeuse**, *Chantiers du*', then '*Nord*, Nantes'. */
export function withContinuedPlace(line: Line | undefined, next: Line | undefined): Line | undefined {
  const [rest = "", after = ""] = next?.parts ?? [];
  const start = line?.parts.at(-1) ?? "";
  if (!line || !next || next.isBullet || next.dated || next.gap >= 1.5 || !after.startsWith(",")) return undefined;
  const place = start.endsWith("-") ? start + rest : `${start} ${rest}`;
  const parts = [...line.parts.slice(0, -1), place, ...next.parts.slice(1)];
  const whole = { ...line, parts, text: `${line.text} ${next.text}` };
  return pairOf(line) || !pairOf(whole) ? undefined : whole;
}

/** The pieces of a line. */
export function piecesOf(line: Line, given = line.text): Piece[] {
  const text = withStyledTown(given, line.parts);
  const { style, isStrong, parts } = line;
  const all = pairOf(line) ?? piecesIn(abbreviated.test(text) ? text : text.replace(/(?<=\p{L}{3}|\))\.$/u, ""));
  const names = all.length > 1 ? all.filter((piece) => !domain.test(piece)) : all;
  const [first = ""] = line.text.split("\t");
  const named = names.map((piece) => ({ piece, text: tidy(withoutLocation(piece)) }));
  return named
    .filter(({ text: name }) => !isLocation(name))
    .map(({ piece, text: name }) => ({
      text: name,
      style,
      isStrong,
      isFirst: first.includes(piece),
      line: line.text,
      parts,
    }));
}

/** A title and the company or school after 'à' or 'au', which may also precede a town. */
function atPlace(text: string, kind: Kind): RegExpExecArray | null {
  const found =
    /^(.{3,}?) (?:à|au|dans l[’']entreprise) (?=\p{Lu})(.{2,})$/u.exec(text) ??
    /^(.{3,}?) (?:à la|à l[’']|au) ?(.{2,})$/u.exec(text);
  const [, title = "", place = ""] = found ?? [];
  const isSchool = kind === "education" && titleEvidence(place.split(" ")[0] ?? "", kind) < 0;
  const isNamed = /^\p{Lu}/u.test(place) || isOrganisation(place.split(" ")[0] ?? "");
  return (isSchool || (isNamed && titleEvidence(title, kind) > 0)) && !isLocation(place) ? found : null;
}

const bracket = /\s*[(]/gu;

/** A company with its town, and the title: 'Globex, Lyon — Soudeuse'. */
function afterTown(text: string, kind: Kind): [string, string] | undefined {
  const [, place = "", town = "", title = ""] = /^([^–—]{2,}?), ?([^,–—]{2,30}?)\s?[–—]\s+(.{2,})$/u.exec(text) ?? [];
  const isTown = /^\p{Lu}\S*(?: \p{Lu}\S*){0,2}$/u.test(town) && !isOrganisation(town);
  return isTown && titleEvidence(town, kind) <= 0 ? [tidy(place), tidy(title)] : undefined;
}

/** Splits a piece into its title and its place at a separator or a change of style, or by their words. */
export function split({ text, parts }: Pick<Piece, "text" | "parts">, kind: Kind): [string, string] | undefined {
  const pair = afterTown(text, kind);
  if (pair) return pair;
  const at =
    /^(.{3,}?)\s+(?:(?:chez|at(?: the)?|bei(?: der| dem)?)\s+|@\s*|à l[’'](?=\p{Lu})|par (?=\p{Lu}))(.{2,})$/u.exec(
      text,
    ) ?? atPlace(text, kind);
  if (at) return [tidy(at[1] ?? ""), capitalised(tidy(at[2] ?? ""))];
  const [first = ""] = parts;
  const styled = tidy(first);
  if (parts.length >= 2 && text.startsWith(styled) && styled.length > 2 && styled.length < text.length - 2) {
    const rest = tidy(text.slice(styled.length));
    const continues = /^(?:de|du|des|d[’']|en|of|and|et|&)(?![\p{L}])|\s—\s/iu.test(rest);
    if (/^[\p{Lu}\d]/u.test(rest) && !continues && !isAside(rest)) return [styled, rest];
  }
  let found: { pair: [string, string]; score: number } | undefined;
  for (const separator of [/\s+–\s+|\s*—\s*/gu, /\s+-\s+/gu, /\s*:\s+/gu, /;\s+/gu, /,\s+/gu, bracket]) {
    const options = [...text.matchAll(separator)].map((match): [string, string] => [
      tidy(text.slice(0, match.index)),
      tidy(text.slice(match.index + match[0].length).replace(/^([^(]*)[)]$/u, "$1")),
    ]);
    const scored = options
      .map(([a, b]): [string, string] => [
        a,
        titleEvidence(b, kind) > 0 && titleEvidence(a, kind) <= 0 ? capitalised(b) : b,
      ])
      // A degree's subject or abbreviation in brackets is no school: 'Terminale professionnelle (SN)'.
      .filter(([, b]) => !(separator === bracket && kind === "education") || isOrganisation(b))
      // A subject is no place: 'Diplôme d'ingénieur, informatique'.
      .filter(
        ([a, b]) =>
          a.length > 1 &&
          b.length > 1 &&
          !isOpen(a) &&
          !isAside(a) &&
          !isAside(b) &&
          !/^\(.*\)$|^[^(]*\)/.test(b) &&
          (/(?!\p{Ll})\p{L}|\d/u.test(b) || isOrganisation(b)),
      )
      .map(([a, b]) => ({
        pair: [a, b] as [string, string],
        score:
          Math.abs(titleEvidence(a, kind) - titleEvidence(b, kind)) - (/^\p{Ll}/u.test(b) ? 1 : 0) - b.length / 1000,
      }));
    const best = scored.toSorted((a, b) => b.score - a.score)[0];
    // A later separator must be clearly better: 'Globex Inc., Engineer - Night shift'.
    if (best && (!found || best.score > found.score + 1)) found = best;
  }
  return found?.pair;
}

/** Such a pair, if words show which is which: 'Soudeuse, Société Nord'. */
export function clearSplit(text: string, kind: Kind): [string, string] | undefined {
  const pair = split({ text, parts: [] }, kind);
  return pair && titleEvidence(pair[0], kind) > 0 && isOrganisation(pair[1]) ? pair : undefined;
}
