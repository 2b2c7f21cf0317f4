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
import { clipped, isBullet, isLabelled, isShort, isWordList, listedWords, withoutBullet } from "./words";

/** An entry of a section without required dates. */
export interface LooseEntry {
  head: string[];
  text: string[];
  period?: WrittenPeriod;
}

const plain = (line: string) => line.replaceAll("\t", " ");

/** A label at the start of a line: 'Main activities:', 'City: Leeds'. */
const label = /^\p{Lu}[\p{L}()/'’ -]{2,44}:(?: |$)/u;

/** Lines as a text; line breaks from the page layout become spaces, except beside items of lists and labels. */
const joined = (lines: readonly string[]): string =>
  clipped(
    lines.map(plain).reduce((text, line, index, all) => {
      const above = all[index - 1] ?? "";
      const isNew = isBullet(line) || label.test(line) || (label.test(above) && above.endsWith(":"));
      return text === "" ? line : `${text}${isNew ? "\n" : " "}${line}`;
    }, ""),
    textLimits.text,
  );

/** Which lines are lists of words: only those with a label, or also those that look like lists. */
export type Lists = "labelled" | "all";

/** The items of the last list of words, and the remaining lines. A list with a label continues while its lines are short. */
function wordsBelow(lines: readonly string[], lists: Lists): { words: string[]; text: string[] } {
  const labelled = lines.findLastIndex(isLabelled);
  const unlabelled = lists === "all" ? lines.findLastIndex((line) => !isBullet(line) && isWordList(line)) : -1;
  const at = labelled < 0 ? unlabelled : labelled;
  if (at < 0) return { words: [], text: [...lines] };
  const after = lines.slice(at + 1).findIndex((line) => labelled < 0 || isBullet(line) || !isShort(line));
  const end = after < 0 ? lines.length : at + 1 + after;
  return {
    words: listedWords(lines.slice(at, end).join(" ")),
    text: lines.filter((_, index) => index < at || index >= end),
  };
}

const partsOf = (line: string) => line.split(/ [|·•–—-] |\t|[()]/u).map((part) => part.trim());

/** The contract type that a head states, by itself or in one of its pieces. */
function typeOf(head: readonly string[]): ContractType | undefined {
  return head.flatMap(partsOf).flatMap((part) => typeAlone(part) ?? [])[0] ?? typeIn(head);
}

/** An entry as an experience in JSON Resume's format. */
export function work({ title, place, period, head, text }: Entry, lists: Lists) {
  const type = typeOf(head);
  const { words, text: rest } = wordsBelow(
    text.map((line) => line.text),
    lists,
  );
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
export function education({ title, place, period, text }: Entry, lists: Lists) {
  const { words, text: rest } = wordsBelow(
    text.map((line) => line.text),
    lists,
  );
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
export function project({ head: [first = "", ...others], text, period }: LooseEntry, lists: Lists) {
  const [name = "", ...said] = others.length === 0 && text.length === 0 ? first.split(/ ?: | – | - /u) : [first];
  const lines = withWholeAddresses([...said, ...others, ...text].map(plain));
  const link = lines.find((line) => address.test(line));
  const people = lines.find((line) => withOthers.test(line.slice(0, 1).toLowerCase() + line.slice(1)));
  const rest = lines.filter((line) => line !== link && line !== people);
  // The first line is the description, even if it is a list without a label.
  const start = isLabelled(rest[0] ?? "") ? 0 : 1;
  const { words, text: further } = wordsBelow(rest.slice(start), lists);
  const texts = [...rest.slice(0, start), ...further];
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
  const words = text.length === 1 ? listedWords(text[0] ?? "") : wordsBelow(text, "all").words;
  return {
    ...(what && { name: clipped(withoutBullet(what), textLimits.title) }),
    ...(where && { issuer: clipped(where, textLimits.name) }),
    ...(period && { date: period.startDate }),
    ...(id && { id: clipped(id, textLimits.name) }),
    ...(words.length > 0 && { keywords: words }),
  };
}
