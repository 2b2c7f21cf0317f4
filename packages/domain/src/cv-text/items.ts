import { cvDocumentTexts } from "../cv-document";
import { fold } from "../words/letters";
import { textLimits } from "../contract-limits";
import { completedAddress, webAddress } from "../web-address";
import type { CvEntry } from "./entries";
import { clipped, isBullet, isShort, isWordList, listedWords, withoutBullet } from "./words";

const jobs =
  /d[ée]velopp|ing[ée]nieur|engineer|chef|manager|stag|intern|consultant|assistant|technicien|technician|responsable|analyst|designer|lead|directeur|directrice|director|architect|vendeu|serveu|soudeu|commercial|comptable|accountant|officer|charg[ée]e? d|alternan|apprenti|professeur|teacher|infirmi|nurse|conseill/iu;
const schools =
  /universit|[ée]coles?\b|school|lyc[ée]e|institut|\biut\b|coll[eè]ge|college|academy|acad[ée]mie|facult|\binsa\b|\bcnam\b|campus|polytech/iu;

const dividers = / (?:[|·•–—@-]|chez|at) /u;
const types = ["stage", "alternance", "cdd", "cdi", "freelance"] as const;

/** The contract type that a text names. */
const typeOf = (text: string) =>
  types.find((type) => [type, ...Object.values(cvDocumentTexts[type])].some((word) => fold(word) === fold(text)));

const partsOf = (line: string) =>
  line
    .split(dividers)
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * The title and organisation from the head. They are swapped if only the second line looks like a title, or only the
 * first like an organisation.
 */
function headOf({ head: [first = "", second] }: CvEntry, isTitle: RegExp, isPlace: RegExp) {
  const [title = "", place = ""] = second === undefined ? splitTitle(first) : [first, partsOf(second)[0]];
  const isTurned = (isPlace.test(title) && !isPlace.test(place)) || (isTitle.test(place) && !isTitle.test(title));
  const [what, where] = isTurned && place ? [place, title] : [title, place];
  return { what: clipped(withoutBullet(what), textLimits.title), where: clipped(where, textLimits.name) };
}

/** Splits a line that contains both. */
function splitTitle(line: string): string[] {
  const parts = partsOf(line);
  return parts.length > 1 ? parts : line.split(/, (.*)/su).map((part) => part.trim());
}

/** Lines as a text; line breaks from the page layout become spaces. */
const joined = (lines: readonly string[]) =>
  clipped(
    lines.reduce((text, line) => (text === "" ? line : `${text}${isBullet(line) ? "\n" : " "}${line}`), ""),
    textLimits.text,
  );

/** The items of the last line that is a list of words, and the other lines. */
function wordsBelow(lines: readonly string[]): { words: string[]; text: string[] } {
  const at = lines.findLastIndex((line) => isWordList(line));
  if (at < 0) return { words: [], text: [...lines] };
  return { words: listedWords(lines[at] ?? ""), text: lines.filter((_, index) => index !== at) };
}

/** An entry as an experience in JSON Resume's format. */
export function work(entry: CvEntry) {
  const [, second = ""] = entry.head;
  const type = entry.head.flatMap((line) => partsOf(line).flatMap((part) => typeOf(part) ?? []))[0];
  const head = entry.head
    .map((line) =>
      partsOf(line)
        .filter((part) => !typeOf(part))
        .join(" · "),
    )
    .filter(Boolean);
  const { what, where } = headOf({ ...entry, head }, jobs, /$^/);
  // If the second line has the contract type, a short single line below it is the list of technologies.
  const [only = "", ...others] = entry.text;
  const isListed = partsOf(second).some((part) => typeOf(part)) && others.length === 0 && isShort(only);
  const { words, text } = isListed ? { words: listedWords(only), text: [] } : wordsBelow(entry.text);
  const summary = joined(text);
  return {
    ...(where && { name: where }),
    ...(what && { position: what }),
    ...(type && { employmentType: type }),
    ...entry.period,
    ...(words.length > 0 && { keywords: words }),
    ...(summary && { summary }),
  };
}

/** An entry as an education item in JSON Resume's format. */
export function education(entry: CvEntry) {
  const { what, where } = headOf(entry, /$^/, schools);
  const { words, text } = wordsBelow(entry.text);
  const description = joined(text);
  return {
    ...(where && { institution: where }),
    ...(what && { studyType: what }),
    ...entry.period,
    ...(words.length > 0 && { courses: words }),
    ...(description && { description }),
  };
}

const address = /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?$/i;
const withOthers = /^(?:avec|with) (?=\p{Lu})/u;

/** An entry as a project in JSON Resume's format. */
export function project({ head: [first = "", ...others], text, period }: CvEntry) {
  const [name = "", ...said] = others.length === 0 && text.length === 0 ? first.split(/ ?: | – | - /u) : [first];
  const lines = [...said, ...others, ...text];
  const link = lines.find((line) => address.test(line));
  const people = lines.find((line) => withOthers.test(line.slice(0, 1).toLowerCase() + line.slice(1)));
  const rest = lines.filter((line) => line !== link && line !== people);
  const [lead = "", ...below] = rest;
  // The first line is the description, even if it is a list.
  const { words, text: further } = wordsBelow(below);
  const description = joined([lead, ...further]);
  const url = link && webAddress(completedAddress(link));
  const collaborators = people ? listedWords(people.replace(/^\S+ /u, "")) : [];
  return {
    name: clipped(withoutBullet(name), textLimits.title),
    ...(description && { description }),
    ...period,
    ...(words.length > 0 && { keywords: words }),
    ...(collaborators.length > 0 && { collaborators }),
    ...(url && url.length <= textLimits.webAddress && { url }),
  };
}

/** An entry as a certificate in JSON Resume's format. */
export function certificate(entry: CvEntry) {
  const number = /(?:n°|no\.|id) ?:? ?(\S+)$/iu;
  const [, id] = entry.head.flatMap((line) => number.exec(line) ?? []);
  const { what, where } = headOf({ ...entry, head: entry.head.map((line) => line.replace(number, "")) }, /$^/, /$^/);
  const words = entry.text.length === 1 ? listedWords(entry.text[0] ?? "") : wordsBelow(entry.text).words;
  return {
    ...(what && { name: what }),
    ...(where && { issuer: where }),
    ...(entry.period && { date: entry.period.startDate }),
    ...(id && { id: clipped(id, textLimits.name) }),
    ...(words.length > 0 && { keywords: words }),
  };
}
