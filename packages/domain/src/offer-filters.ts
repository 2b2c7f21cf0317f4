import type { OfferFields } from "./offer-fields";
import {
  hyphenatedWords,
  joinedWords,
  type WantedWord,
  wantedWords,
  wordsOfNames,
  wordsOfText,
  wordsOfTitles,
} from "./search";
import { stopWords } from "./words/stop-words";
import { trimText } from "./text";
import { wordKey } from "./words/gender";

/** The filters in a URL or call; lists are comma-separated. */
export interface OfferQuery {
  search?: string | undefined;
  location?: string | undefined;
  contract?: string | undefined;
  remote?: string | undefined;
  minSalary?: number | undefined;
  /** With `minSalary`: also offers without a salary. */
  withoutSalary?: boolean | undefined;
  company?: string | undefined;
  publishedWithin?: number | undefined;
  /** Only offers that do not match the applicant weakly; it is no property of the offer itself. */
  level?: "mine" | undefined;
}

/** The parsed filters, without invalid values. */
export interface OfferFilters {
  /** All of these must occur in the title, description, skills, company or location. */
  words: readonly WantedWord[];
  /** All of these must occur in the location. */
  places: readonly WantedWord[];
  /** The offer has one of these, unless empty. */
  contracts: readonly OfferFields["contract"][];
  remotes: readonly OfferFields["remote"][];
  minSalary: number | undefined;
  /** Whether offers without a salary meet `minSalary`. */
  withoutSalary: boolean;
  /** All of these must occur in the company's name. */
  companies: readonly WantedWord[];
  /** In days. */
  publishedWithin: number | undefined;
}

const contracts = ["stage", "alternance", "cdd", "cdi", "freelance"] as const;
const remotes = ["none", "partial", "full"] as const;

/** The known names in a comma-separated list, each once; empty if the list contains all of them. */
function named<Name extends string>(names: readonly Name[], list: string | undefined): Name[] {
  const given = new Set((list ?? "").split(",").map((name) => name.trim().toLowerCase()));
  const found = names.filter((name) => given.has(name));
  return found.length === names.length ? [] : found;
}

// More words than people type; further ones are ignored.
const maxWanted = 20;

// A term that no offer has: a text without a word finds nothing.
const noWord: WantedWord = { start: null, whole: ["/"] };

/** A word also matches as one with the word before or after it: 'front end' finds 'frontend'. */
const withJoined = (words: readonly WantedWord[]): WantedWord[] =>
  words.map((word, at) => {
    const pairs = [
      `${words[at - 1]?.start ?? ""} ${word.start ?? ""}`,
      `${word.start ?? ""} ${words[at + 1]?.start ?? ""}`,
    ];
    const joined = pairs.filter((pair) => /\S \S/.test(pair)).map((pair) => pair.replace(" ", ""));
    return { ...word, whole: [...word.whole, ...joined.flatMap((one) => [one, wordKey(one)])] };
  });

/** Stop words count only when there are no other words. */
function tellingWords(query = ""): WantedWord[] {
  const all = wantedWords(query, Infinity);
  if (all.length === 0) return trimText(query) === "" ? [] : [noWord];
  const telling = all.filter(({ start }) => start === null || !stopWords.has(start));
  return (telling.length > 0 ? telling : all).slice(0, maxWanted);
}

export const offerFilters = (query: OfferQuery): OfferFilters => ({
  words: withJoined(tellingWords(query.search)),
  places: tellingWords(query.location),
  contracts: named(contracts, query.contract),
  remotes: named(remotes, query.remote),
  minSalary: query.minSalary,
  withoutSalary: query.minSalary !== undefined && query.withoutSalary === true,
  companies: tellingWords(query.company),
  publishedWithin: query.publishedWithin,
});

/** The number of active kinds of filters. */
export const countFilters = ({ words, places, contracts, remotes, companies, ...values }: OfferFilters): number =>
  [words, places, contracts, remotes, companies].filter(({ length }) => length > 0).length +
  [values.minSalary, values.publishedWithin].filter((value) => value !== undefined).length;

export interface FoundOffer extends Pick<
  OfferFields,
  "jobTitle" | "description" | "location" | "contract" | "remote" | "skills"
> {
  company: string | null;
}

// Shorter words must match as a whole: 'go' does not find 'gouvernance'.
export const minPrefix = 3;

/** The terms by which an offer is indexed. Words never contain a slash; it marks terms of other fields. */
export function offerTerms(offer: FoundOffer): string[] {
  const company = wordsOfNames(offer.company ?? "");
  const joined = [...joinedWords(offer.jobTitle, ...offer.skills), ...hyphenatedWords(offer.description)];
  const texts = [
    ...wordsOfTitles(offer.jobTitle, ...offer.skills),
    ...wordsOfText(offer.description),
    ...company,
    ...joined,
  ];
  const places = wordsOfNames(offer.location).map((word) => `place/${word}`);
  const companies = company.map((word) => `company/${word}`);
  const facts = [`contract/${offer.contract}`, `remote/${offer.remote}`];
  return [...new Set(texts), ...places, ...companies, ...facts];
}

/** A term to match, as a whole or as a prefix. */
export interface WantedTerm {
  term: string;
  isPrefix: boolean;
}

const whole = (term: string): WantedTerm => ({ term, isPrefix: false });

const termsOf = ({ start, whole: others }: WantedWord, field = "", least = 1): WantedTerm[] => [
  ...(start === null ? [] : [{ term: field + start, isPrefix: start.length >= least }]),
  ...others.filter((other) => other !== start).map((other) => whole(field + other)),
];

/** The terms that match a word of a search in any field, by its beginning if it has at least this many letters. */
export const wordTerms = (word: WantedWord, least = minPrefix): WantedTerm[] => [
  ...termsOf(word, "", least),
  ...termsOf(word, "place/", least),
];

/** The terms that match words of a location, each by its beginning. */
export const placeTerms = (words: readonly WantedWord[]) => words.map((word) => termsOf(word, "place/"));

/** The terms that match words of a company's name. */
export const companyTerms = (words: readonly WantedWord[]) => words.map((word) => termsOf(word, "company/"));

/** The terms that an offer must have: at least one of each inner list. */
export function wantedTerms(filters: OfferFilters): WantedTerm[][] {
  const words = filters.words.map((word) => wordTerms(word));
  const places = placeTerms(filters.places);
  const kinds = filters.contracts.map((contract) => whole(`contract/${contract}`));
  const ways = filters.remotes.map((remote) => whole(`remote/${remote}`));
  const companies = companyTerms(filters.companies);
  return [...words, ...places, ...companies, kinds, ways].filter(({ length }) => length > 0);
}

/** Whether an offer's terms match. */
export const holdsTerms = (terms: readonly string[], wanted: readonly (readonly WantedTerm[])[]): boolean =>
  wanted.every((choices) =>
    choices.some(({ term, isPrefix }) => terms.some((own) => (isPrefix ? own.startsWith(term) : own === term))),
  );
