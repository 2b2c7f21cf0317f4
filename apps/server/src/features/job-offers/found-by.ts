import type { Schemas } from "@passerelle/api";
import { fold, type FoundOffer, holdsTerms, offerTerms, type WantedWord } from "@passerelle/domain";
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

/** Where an offer has each of the words that were searched (D-402). */
function foundBy(row: FoundRow, words: readonly SearchedWord[], text: string): Schemas["OfferFoundBy"] {
  const { contract, remote } = row;
  const terms = fieldsOf(row).map(
    ([field, value]) => [field, offerTerms({ ...noText, ...value, contract, remote })] as const,
  );
  const fieldOf = ({ word, corrected }: SearchedWord): Field =>
    terms.find(([, own]) => holdsTerms(own, [termsOf(word, corrected)]))?.[0] ?? "description";
  return {
    words: words
      .filter(({ holds }) => holds(row))
      .map((searched) => ({ word: typedWord(text, searched.word), in: fieldOf(searched) })),
    missing: words.filter(({ holds }) => !holds(row)).map(({ word }) => typedWord(text, word)),
  };
}

/** The same as part of a row; nothing if no words were searched. */
export const reasonsOf = (row: FoundRow, found: Search | undefined, text = "") =>
  found && found.words.length > 0 ? { foundBy: foundBy(row, found.words, text) } : {};
