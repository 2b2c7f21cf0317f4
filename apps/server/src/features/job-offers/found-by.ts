import type { Schemas } from "@passerelle/api";
import {
  fold,
  type FoundOffer,
  holdsTerms,
  offerTerms,
  type WantedWord,
  wordsOfNames,
  wordsOfTitles,
} from "@passerelle/domain";
import type { ListedOffer } from "./store";
import { type Search, type SearchedWord, termsOf } from "./word-search";

type Field = Schemas["OfferFoundWord"]["in"];

const noText: Omit<FoundOffer, "contract" | "remote"> = {
  jobTitle: "",
  description: "",
  location: "",
  skills: [],
  company: null,
};

/** The columns of an offer that say where a word is. */
type FoundRow = Pick<ListedOffer, "id" | "job_title" | "skills" | "company" | "location" | "contract" | "remote">;

const fieldsOf = ({ job_title, skills, company, location }: FoundRow): [Field, Partial<FoundOffer>][] => [
  ["title", { jobTitle: job_title }],
  ["skills", { skills }],
  ["company", { company }],
  ["location", { location }],
];

/** A word of a search as it was typed. */
export function typedWord(text: string, { start, whole: [term] }: WantedWord): string {
  if (start === null) return term.replace("skill/", "").replaceAll("_", " ");
  return text.split(/[\s,;]+/).find((word) => fold(word).includes(start)) ?? start;
}

/** The word of a text that was probably meant by a mistyped one. */
const meantWord = (text: string, corrected: readonly string[]) =>
  text
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.find((word) => [...wordsOfTitles(word), ...wordsOfNames(word)].some((form) => corrected.includes(form)));

const once = <Found>(all: readonly Found[]) => [
  ...new Map(all.map((found) => [JSON.stringify(found), found])).values(),
];

/** Where an offer has each of the words that were searched (D-402). */
function foundBy(row: FoundRow, words: readonly SearchedWord[], text: string): Schemas["OfferFoundBy"] {
  const { contract, remote } = row;
  const fields = fieldsOf(row).map(([field, value]) => ({
    field,
    text: Object.values(value).flat().join("\n"),
    terms: offerTerms({ ...noText, ...value, contract, remote }),
  }));
  const found = ({ word, corrected }: SearchedWord): Schemas["OfferFoundWord"] => {
    const place = fields.find(({ terms }) => holdsTerms(terms, [termsOf(word, corrected)]));
    const meant = place && meantWord(place.text, corrected);
    return { word: typedWord(text, word), in: place?.field ?? "description", ...(meant && { meant }) };
  };
  // 'front-end' is two words of the search, and one of the text.
  const missing = once(words.filter(({ holds }) => !holds(row)).map(({ word }) => typedWord(text, word)));
  const has = once(words.filter(({ holds }) => holds(row)).map(found));
  return { words: has.filter(({ word }) => !missing.includes(word)), missing };
}

/** The same as part of a row; nothing if no words were searched. */
export const reasonsOf = (row: FoundRow, found: Search | undefined, text = "") =>
  found && found.words.length > 0 ? { foundBy: foundBy(row, found.words, text) } : {};
