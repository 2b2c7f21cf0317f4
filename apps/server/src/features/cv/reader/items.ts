import {
  completedAddress,
  type ContractType,
  textLimits,
  typeAlone,
  typeIn,
  webAddress,
  type WrittenPeriod,
} from "@passerelle/domain";
import type { Entry } from "./heads";
import { clipped, isBullet, isShort, isWordList, listedWords, withoutBullet } from "./words";

/** An entry of a section without required dates. */
export interface LooseEntry {
  head: string[];
  text: string[];
  period?: WrittenPeriod;
}

const plain = (line: string) => line.replaceAll("\t", " ");

/** Lines as a text; line breaks from the page layout become spaces. */
const joined = (lines: readonly string[]): string =>
  clipped(
    lines.map(plain).reduce((text, line) => (text === "" ? line : `${text}${isBullet(line) ? "\n" : " "}${line}`), ""),
    textLimits.text,
  );

/** The items of the last line that is a list of words, and the remaining lines. */
function wordsBelow(lines: readonly string[]): { words: string[]; text: string[] } {
  const at = lines.findLastIndex((line) => !isBullet(line) && isWordList(line));
  if (at < 0) return { words: [], text: [...lines] };
  return { words: listedWords(lines[at] ?? ""), text: lines.filter((_, index) => index !== at) };
}

const partsOf = (line: string) => line.split(/ [|·•–—-] |\t|[()]/u).map((part) => part.trim());

/** The contract type that a head states, by itself or in one of its pieces. */
function typeOf(head: readonly string[]): ContractType | undefined {
  return head.flatMap(partsOf).flatMap((part) => typeAlone(part) ?? [])[0] ?? typeIn(head);
}

/** An entry as an experience in JSON Resume's format. */
export function work({ title, place, period, head, text }: Entry) {
  const type = typeOf(head);
  const lines = text.map((line) => line.text);
  // If the head has the contract type, a short single line below it is the list of technologies.
  const [only = "", ...others] = lines;
  const saysType = head.flatMap(partsOf).some((part) => typeAlone(part) !== undefined);
  const isListed = saysType && others.length === 0 && only !== "" && isShort(only);
  const { words, text: rest } = isListed ? { words: listedWords(only), text: [] } : wordsBelow(lines);
  const summary = joined(rest);
  return {
    ...(place && { name: clipped(place, textLimits.name) }),
    ...(title && { position: clipped(title, textLimits.title) }),
    ...(type && { employmentType: type }),
    ...period,
    ...(words.length > 0 && { keywords: words }),
    ...(summary && { summary }),
  };
}

/** An entry as an education item in JSON Resume's format. */
export function education({ title, place, period, text }: Entry) {
  const { words, text: rest } = wordsBelow(text.map((line) => line.text));
  const description = joined(rest);
  return {
    ...(place && { institution: clipped(place, textLimits.name) }),
    ...(title && { studyType: clipped(title, textLimits.title) }),
    ...period,
    ...(words.length > 0 && { courses: words }),
    ...(description && { description }),
  };
}

const address = /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?$/i;
const withOthers = /^(?:avec|with) (?=\p{Lu})/u;

/** Joins addresses that span two lines. */
const withWholeAddresses = (lines: readonly string[]) =>
  lines.reduce<string[]>((joined, line) => {
    const last = joined.at(-1) ?? "";
    const isCut = address.test(last) && /[/_-]$/.test(last) && /^\S+$/.test(line) && !address.test(line);
    return isCut ? [...joined.slice(0, -1), last + line] : [...joined, line];
  }, []);

/** An entry as a project in JSON Resume's format. */
export function project({ head: [first = "", ...others], text, period }: LooseEntry) {
  const [name = "", ...said] = others.length === 0 && text.length === 0 ? first.split(/ ?: | – | - /u) : [first];
  const lines = withWholeAddresses([...said, ...others, ...text].map(plain));
  const link = lines.find((line) => address.test(line));
  const people = lines.find((line) => withOthers.test(line.slice(0, 1).toLowerCase() + line.slice(1)));
  const rest = lines.filter((line) => line !== link && line !== people);
  const [lead = "", ...below] = rest;
  // The first line is the description, even if it is a list.
  const { words, text: further } = wordsBelow(below);
  const texts = [lead, ...further].filter(Boolean);
  const description = joined(texts.length === 1 ? texts.map(withoutBullet) : texts);
  const url = link && webAddress(completedAddress(link));
  const collaborators = people ? listedWords(people.replace(/^\S+ /u, "")) : [];
  return {
    name: clipped(plain(withoutBullet(name)), textLimits.title),
    ...(description && { description }),
    ...period,
    ...(words.length > 0 && { keywords: words }),
    ...(collaborators.length > 0 && { collaborators }),
    ...(url && url.length <= textLimits.webAddress && { url }),
  };
}

const number = /(?:n°|no\.|id) ?:? ?(\S+)$/iu;
const dividers = /\t| (?:[|·•–—-]) |, /u;

/** An entry as a certificate in JSON Resume's format. */
export function certificate({ head, text, period }: LooseEntry) {
  const [, id] = head.flatMap((line) => number.exec(line) ?? []);
  const [first = "", second] = head.map((line) => plain(line.replace(number, "")));
  const [what = "", where = ""] =
    second === undefined ? first.split(dividers).map((part) => part.trim()) : [first, second.split(/ [|·–—-] ?/u)[0]];
  const words = text.length === 1 ? listedWords(text[0] ?? "") : wordsBelow(text).words;
  return {
    ...(what && { name: clipped(withoutBullet(what), textLimits.title) }),
    ...(where && { issuer: clipped(where, textLimits.name) }),
    ...(period && { date: period.startDate }),
    ...(id && { id: clipped(id, textLimits.name) }),
    ...(words.length > 0 && { keywords: words }),
  };
}
