import { typeAlone, type WrittenPeriod } from "@passerelle/domain";
import type { Line } from "./anchors";
import { dividers, isAside, remarkAfter, tidy } from "./asides";
import { completed } from "./completed";
import { type Draft, isPlaceBesideDates, isSchool, mainPieces } from "./drafts";
import type { RawEntry } from "./entries";
import { isOrganisation, type Kind, titleEvidence } from "./evidence";
import { isHeadBelow, joinTight, styleBelow } from "./head-lines";
import { labelledIn } from "./labels";
import { clearSplit, type Piece, piecesOf, split, withContinuedPlace } from "./pieces";
import { withoutLocation } from "./places";
import type { StyledLine } from "./styled-line";
import { connects, isCapitals, startsLow } from "./words";

/** An entry with its title and place, and the lines of its text. */
export interface Entry {
  title: string;
  place: string;
  /** Whether nothing shows that the two are not the other way round. */
  isUnordered?: boolean;
  period?: WrittenPeriod;
  head: string[];
  text: StyledLine[];
  lines: StyledLine[];
}

/** The minimum length of a name that may continue on the next line below other names. */
const minWrapped = 40;
const isSentenceContinued = ({ text, style }: Piece, next: Line) =>
  next.style === style &&
  next.gap < 1.6 &&
  !next.isBullet &&
  !next.dated &&
  (startsLow(next.text) || connects.test(text));

/** The type of an experience if the only other piece of its head is not a title: 'Stage', then the company. */
function typeAsTitle(head: readonly string[], { text }: Piece): string | undefined {
  if (titleEvidence(text, "work") > 0) return undefined;
  return head
    .flatMap((line) => line.split(dividers))
    .find((part) => /^(?:stage|alternance|freelance)$/.test(typeAlone(part) ?? ""));
}

const freelanceIn = (head: readonly string[]) =>
  head.flatMap((line) => line.split(dividers)).find((part) => typeAlone(part) === "freelance") ?? "";

function draftOf(raw: RawEntry, kind: Kind, usual: string | undefined): Draft {
  const below = [...raw.below];
  const continued = withContinuedPlace(raw.dated, below[0]);
  if (continued) below.shift();
  const dated = continued ?? raw.dated;
  const own = dated ? piecesOf(dated, dated.dated?.rest ?? "") : [];
  const tight = joinTight(raw.above, dated);
  const above = tight.length + own.length > 1 ? tight : raw.above;
  // A name that continues before the line in the usual style.
  const [rest, name] = [below[0], own.at(-1)];
  if (name && usual !== undefined && rest?.style === dated?.style && below[1]?.style === usual && rest?.style !== usual)
    name.text = `${name.text} ${tidy(below.shift()?.text ?? "")}`;
  // Its own line is complete: a line above it is a heading within the section.
  const isWhole = own.length === 2 && !raw.isUsual && own.some(({ text }) => titleEvidence(text, kind) > 0);
  // A heading within the section above an entry in one text: 'ENSEIGNEMENT', then 'Lectrice, Université de Nantes'.
  const isSubheading =
    own.length === 1 &&
    !isCapitals(own[0]?.text ?? "") &&
    above.every(({ text }) => isCapitals(text) && titleEvidence(text, kind) === 0 && !isOrganisation(text)) &&
    clearSplit(own[0]?.text ?? "", kind) !== undefined;
  const pieces = [...(isWhole || isSubheading ? [] : above.flatMap((line) => piecesOf(line))), ...own];
  const head = [...above.map(({ text }) => text), raw.dated?.dated?.rest ?? ""];
  const ref = above[0] ?? (own.length > 0 ? raw.dated : undefined);
  // An entry in one sentence: '2020 : CAP de soudage', then 'au lycée Nord'.
  const [sentence] = own;
  if (sentence && own.length === 1 && (pieces.length === 1 || sentence.text.length >= minWrapped))
    while (below[0] && isSentenceContinued(sentence, below[0]))
      sentence.text = tidy(`${sentence.text} ${below.shift()?.text}`).replace(/(?<=\p{L}{3})\.$/u, "");
  let isSplit = false;
  const splitAt = (piece: Piece, parts: readonly string[]) => {
    pieces.splice(0, 1, ...parts.map((text) => ({ ...piece, text })));
    isSplit = true;
  };
  const [only] = pieces;
  if (pieces.length === 1 && only && !raw.isShorter) {
    const parts = split(only, kind);
    const next = below[0];
    const hasNext = isHeadBelow(next, ref, true) && piecesOf(next).length > 0;
    const isDashed = /\s?—\s/u.test(only.text);
    const isNamed = / (?:chez|@|at) /u.test(only.text) && titleEvidence(parts?.[0] ?? "", kind) > 0;
    const isClear =
      parts &&
      (/(?:\s(?:chez|@|at)\s)/u.test(only.text) ||
        isDashed ||
        Math.abs(titleEvidence(parts[0], kind) - titleEvidence(parts[1], kind)) > 1.3);
    // 'Northwind: Developer', then 'Kotlin | SQL | Docker'.
    const nextIsList = hasNext && piecesOf(next).length > 2;
    const nextIsPlain = hasNext && !next.isStrong && titleEvidence(next.text, kind) >= 0;
    // A comma may be part of a title, unless a company follows it: 'Engineer, Globex Inc.'.
    const isPair =
      parts && (isDashed || !/,/.test(only.text) || (titleEvidence(parts[0], kind) > 0 && isOrganisation(parts[1])));
    if (parts && (!hasNext || isNamed || (isClear && (nextIsList || (nextIsPlain && isPair))))) splitAt(only, parts);
  }
  let start = ref;
  while (pieces.length < 2 && below[0]) {
    const [next] = below;
    if (!isHeadBelow(next, start, pieces.length > 0, usual)) break;
    // A further title at the company above, and the first line of its text.
    if (raw.isShorter && pieces.length > 0 && !next.isStrong && !isAside(tidy(next.text))) break;
    below.shift();
    head.push(next.text);
    // A title that spans two lines.
    const last = pieces.at(-1);
    const isContinued = last && next.style !== usual && (connects.test(last.text) || startsLow(tidy(next.text)));
    if (isContinued) last.text = `${last.text} ${tidy(next.text)}`;
    else pieces.push(...piecesOf(next));
    start ??= next;
  }
  // The school, after a subject or a second line of the degree.
  const [school] = below;
  if (kind === "education" && pieces.length === 2 && isHeadBelow(school, start, true) && !pieces.some(isSchool)) {
    const named = piecesOf(school).filter(isSchool);
    if (named.length > 0) {
      head.push(below.shift()?.text ?? "");
      pieces.push(...named);
    }
  }
  const [single] = pieces;
  if (pieces.length === 1 && single && !isSplit && raw.isUsual) {
    const type = kind === "work" ? typeAsTitle(head, single) : undefined;
    const parts = type ? [type, single.text] : split(single, kind);
    if (parts) splitAt(single, parts);
  }
  // Asides directly below the head are not part of the text.
  while (below[0] && !below[0].isBullet && isAside(tidy(below[0].text))) head.push(below.shift()?.text ?? "");
  return { raw, pieces, text: below, head, isSplit };
}

/** The least evidence, of several entries, that shows the order of names of two styles. */
const minEvidence = 2.8;

/**
 * The entries of a section with their titles and places; all have the same order of the two, unless their words show
 * otherwise.
 */
export function entriesWithHeads(raws: readonly RawEntry[], kind: Kind): Entry[] {
  const usual = styleBelow(raws);
  const all = raws.map((raw) => draftOf(raw, kind, usual));
  const drafts = all.map((draft) => ({ draft, main: mainPieces(draft, kind, isPlaceBesideDates(all, kind)) }));
  const evidences = drafts.map(({ main: [a, b] }) => (b ? titleEvidence(a, kind) - titleEvidence(b, kind) : 0));
  const vote = evidences.reduce((sum, evidence) => sum + Math.sign(evidence), 0);
  const usualOrder = vote === 0 ? 0.1 : Math.max(-1.6, Math.min(1.6, vote * 0.6));
  // In a section, names of two styles have the same order everywhere.
  const looks = drafts.map(({ draft: { pieces }, main }) => {
    const [a = "", b = ""] = main.map((name) => pieces.find(({ text }) => text === name)?.style ?? "");
    return a === b || a === "" || b === "" ? "" : `${a}/${b}`;
  });
  const orderOf = (look: string | undefined) => {
    const alike = evidences.filter((_, index) => look !== "" && looks[index] === look);
    const order = alike.reduce((sum, evidence) => sum + evidence, 0);
    return Math.abs(order) >= minEvidence ? order : 0;
  };
  let lastPlace = "";
  let longest = 0;
  return drafts.map(({ draft, main: [a, b] }, index) => {
    const isTitleFirst = (orderOf(looks[index]) || (evidences[index] ?? 0) + usualOrder) >= 0;
    let [title, place] = isTitleFirst ? [a, b] : [b, a];
    // Neither its words, nor its styles, nor another entry show the order.
    const styles = new Set(draft.pieces.map(({ style }) => style));
    const isJob = kind === "work" && titleEvidence(a, kind) > 0;
    const isUnordered = vote === 0 && evidences[index] === 0 && (isJob || styles.size < 2);
    const { above } = draft.raw;
    // Several titles at one company.
    const hasOwnHead = drafts[index - 1]?.draft.raw.below.at(-1)?.isStrong === true;
    if (b === "" && lastPlace !== "" && above.length < longest && !hasOwnHead) [title, place] = [a, lastPlace];
    // Further titles stand below a company, not below a title with its own company.
    if (above.length > 0) [lastPlace, longest] = [b === "" || isTitleFirst ? "" : place, above.length];
    else if (b !== "") [lastPlace, longest] = ["", 0];
    const labelled = labelledIn(draft.raw.below);
    if (labelled.place) [title, place] = [a, labelled.place];
    if (labelled.title && titleEvidence(title, kind) <= 0)
      [title, place] = [labelled.title, labelled.place ?? tidy(draft.raw.dated?.dated?.rest || a)];
    // A freelance job has no other employer.
    const isAlone = kind === "work" && place === "" && titleEvidence(title, kind) > 0;
    const freelance = isAlone ? freelanceIn(draft.head) : "";
    place ||= freelance;
    const isIncomplete = (title === "") !== (place === "");
    const own = { title, place, text: draft.text };
    const whole = isIncomplete ? completed(own, kind) : own;
    return {
      title: whole.title,
      place: withoutLocation(whole.place.replace(remarkAfter, "")),
      ...(isUnordered && !freelance && !isIncomplete && !labelled.place && !labelled.title && { isUnordered }),
      ...(draft.raw.period && { period: draft.raw.period }),
      head: draft.head,
      text: whole.text,
      lines: [...above, ...(draft.raw.dated ? [draft.raw.dated] : []), ...draft.raw.below],
    };
  });
}
