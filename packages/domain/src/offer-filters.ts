import type { OfferFields } from "./offers";
import { searchWords } from "./search";
import { smallWords } from "./skills";
import { trimText } from "./text";

/** What an applicant asks of offers, as the address or a call says it: lists are separated by commas. */
export interface OfferQuery {
  search?: string | undefined;
  location?: string | undefined;
  contract?: string | undefined;
  remote?: string | undefined;
  minSalary?: number | undefined;
  company?: string | undefined;
  publishedWithin?: number | undefined;
}

/** What an offer has to fulfil. Whatever a query says that makes no sense is not in it. */
export interface OfferFilters {
  /** All of them are in its title, description, skills or company. */
  words: readonly string[];
  /** All of them are in its location. */
  places: readonly string[];
  /** One of them, unless empty. */
  contracts: readonly OfferFields["contract"][];
  remotes: readonly OfferFields["remote"][];
  minSalary: number | undefined;
  /** All of them are in the name of its company. */
  companies: readonly string[];
  /** In days. */
  publishedWithin: number | undefined;
}

const contracts = ["stage", "alternance", "cdd", "cdi", "freelance"] as const;
const remotes = ["none", "partial", "full"] as const;

/** Those of a list that are named, each once. */
function named<Name extends string>(names: readonly Name[], list: string | undefined): Name[] {
  const given = new Set((list ?? "").split(",").map((name) => name.trim().toLowerCase()));
  const found = names.filter((name) => given.has(name));
  return found.length === names.length ? [] : found;
}

// What nobody types is not compared.
const maxWanted = 20;

// No offer has a term of it: what holds no word finds nothing.
const noWord = "/";

/** Small words count where there are no others. */
function wantedWords(query = ""): string[] {
  const all = searchWords(query);
  if (all.length === 0) return trimText(query) === "" ? [] : [noWord];
  const telling = all.filter((word) => !smallWords.has(word));
  return (telling.length > 0 ? telling : all).slice(0, maxWanted);
}

/** The filters of a query. */
export const offerFilters = (query: OfferQuery): OfferFilters => ({
  words: wantedWords(query.search),
  places: wantedWords(query.location),
  contracts: named(contracts, query.contract),
  remotes: named(remotes, query.remote),
  minSalary: query.minSalary,
  companies: wantedWords(query.company),
  publishedWithin: query.publishedWithin,
});

/** How many kinds of filters are set. */
export const countFilters = ({ minSalary, publishedWithin, ...lists }: OfferFilters): number =>
  Object.values(lists).filter(({ length }) => length > 0).length +
  [minSalary, publishedWithin].filter((value) => value !== undefined).length;

/** What an offer is found by. */
export interface FoundOffer extends Pick<
  OfferFields,
  "jobTitle" | "description" | "location" | "contract" | "remote" | "skills"
> {
  company: string | null;
}

// Shorter words are whole: 'go' does not find 'gouvernance'.
const minPrefix = 4;

/** The terms that an offer is indexed by. No word has a slash, which names what else than a text is meant. */
export function offerTerms(offer: FoundOffer): string[] {
  const texts = [offer.jobTitle, offer.description, offer.company ?? "", ...offer.skills];
  const places = searchWords(offer.location).map((word) => `place/${word}`);
  const companies = searchWords(offer.company ?? "").map((word) => `company/${word}`);
  const facts = [`contract/${offer.contract}`, `remote/${offer.remote}`];
  return [...searchWords(...texts), ...places, ...companies, ...facts];
}

/** A term to be found, or the beginning of some. */
export interface WantedTerm {
  term: string;
  isPrefix: boolean;
}

const whole = (term: string): WantedTerm => ({ term, isPrefix: false });

/** What an offer's terms have to hold: of each list one. */
export function wantedTerms(filters: OfferFilters): WantedTerm[][] {
  const words = filters.words.map((word) => [{ term: word, isPrefix: word.length >= minPrefix }]);
  const places = filters.places.map((word) => [{ term: `place/${word}`, isPrefix: true }]);
  const kinds = filters.contracts.map((contract) => whole(`contract/${contract}`));
  const ways = filters.remotes.map((remote) => whole(`remote/${remote}`));
  const companies = filters.companies.map((word) => [{ term: `company/${word}`, isPrefix: true }]);
  return [...words, ...places, ...companies, kinds, ways].filter(({ length }) => length > 0);
}

/** Whether an offer's terms hold what is wanted. */
export const holdsTerms = (terms: readonly string[], wanted: readonly (readonly WantedTerm[])[]): boolean =>
  wanted.every((choices) =>
    choices.some(({ term, isPrefix }) => terms.some((own) => (isPrefix ? own.startsWith(term) : own === term))),
  );
