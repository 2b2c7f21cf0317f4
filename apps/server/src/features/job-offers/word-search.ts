import { type OfferQuery, type WantedTerm, type WantedWord, wordTerms } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { type Filter, queryOf } from "./filter";
import type { OfferFacts } from "./offer-facts";
import type { Holds, Reader } from "./ranked-offers-index";
import type { Vocabulary } from "./vocabulary";

export interface SearchedWord {
  word: WantedWord;
  /** The words that were probably meant; empty unless the word has a typing error. */
  corrected: readonly string[];
  holds: (offer: Pick<OfferFacts, "id">) => boolean;
}

/** A condition that an offer must meet to be listed: one filter, or one word of a search of few words. */
export interface Check {
  filter: keyof OfferQuery;
  word?: WantedWord;
  holds: Holds;
}

/** A filter whose words have been searched. */
export interface Search {
  words: readonly SearchedWord[];
  checks: readonly Check[];
  /** Whether an offer is listed: it meets all filters, and has most of the words. */
  holds: Holds;
  /** Whether it has all the words; undefined if every listed offer has them. */
  isWhole: Holds | undefined;
}

// Two words are both needed: what has one of them is mostly something else.
const minPartial = 3;

/** The number of words that a listed offer has: all of one or two, else more than half. */
const neededWords = (count: number) => (count < minPartial ? count : Math.floor(count / 2) + 1);

/** The sets of active offers, and of the reader's own closed ones, that match each of the queries. */
async function findByTerms(db: Db, { applied }: Reader, queries: readonly string[]): Promise<Set<number>[]> {
  if (queries.length === 0) return [];
  // Only active offers have an index.
  const parts = queries.map((query, number) => {
    const isFound = sql<boolean>`o.terms @@ ${query}::tsquery`;
    return sql`
      select ${sql.lit(number)} as number, string_agg(found.id::text, ',') as ids from (
        select o.id from job_offers o where o.active and ${isFound}
        union all
        select o.id from unnest(${applied}::bigint[]) as own (id)
        cross join lateral (select * from job_offers where id = own.id limit 1) o where not o.active and ${isFound}
      ) found`;
  });
  const { rows } = await sql<{ ids: string | null }>`${sql.join(parts, sql` union all `)} order by number`.execute(db);
  return rows.map(({ ids }) => new Set(ids?.split(",").map(Number)));
}

/** The terms by which a word finds offers. */
export const termsOf = (word: WantedWord, corrected: readonly string[]): WantedTerm[] => [
  ...wordTerms(word),
  ...corrected.flatMap((other) => [other, `place/${other}`]).map((term) => ({ term, isPrefix: false })),
];

interface Wanted {
  word: WantedWord;
  corrected: readonly string[];
  query: string;
}

const wantedOf = (vocabulary: Vocabulary, words: readonly WantedWord[]): Wanted[] =>
  words.map((word) => {
    const corrected = vocabulary.correct(word);
    return { word, corrected, query: queryOf([termsOf(word, corrected)]) };
  });

const allOf = (queries: readonly string[]) => queries.filter((query) => query !== "").join(" & ");

const inSet =
  (ids: Set<number> | undefined): SearchedWord["holds"] =>
  ({ id }) =>
    ids?.has(id) ?? false;

/** Searches the terms of a filter; a word that no offer has is also searched with one typing error corrected. */
export async function search(db: Db, vocabulary: Vocabulary, reader: Reader, filter: Filter): Promise<Search> {
  const wanted = wantedOf(vocabulary, filter.words);
  const names = allOf(filter.parts.flatMap((part) => ("query" in part ? [part.query] : [])));
  const needed = neededWords(wanted.length);
  const isPartial = needed < wanted.length;
  const queries = isPartial
    ? wanted.map(({ query }) => allOf([query, names]))
    : [allOf([...wanted.map(({ query }) => query), names])].filter((query) => query !== "");
  const found = (await findByTerms(db, reader, queries)).map(inSet);
  const words = wanted.map((word, at) => ({ ...word, holds: (isPartial ? found[at] : found[0]) ?? inSet(undefined) }));
  // Without an array for each offer, because there may be a hundred thousand.
  const count = (offer: OfferFacts) => found.reduce((sum, holds) => sum + Number(holds(offer)), 0);
  const checks: Check[] = [
    { filter: "search", holds: (offer) => count(offer) >= (isPartial ? needed : queries.length) },
    ...filter.parts.flatMap((part) => ("holds" in part ? [part] : [])),
  ];
  return {
    words,
    checks,
    holds: (offer) => checks.every(({ holds }) => holds(offer)),
    isWhole: isPartial ? (offer) => words.every(({ holds }) => holds(offer)) : undefined,
  };
}

/** Each word of one or two, and each other filter, as a condition of its own. */
export async function separateChecks(db: Db, vocabulary: Vocabulary, reader: Reader, filter: Filter): Promise<Check[]> {
  const wanted = wantedOf(vocabulary, filter.words);
  const queries = [
    ...wanted.map(({ query }) => query),
    ...filter.parts.flatMap((part) => ("query" in part ? [part.query] : [])),
  ];
  const found = (await findByTerms(db, reader, queries)).map(inSet);
  const words = wanted.map(({ word }, at): Check => ({ filter: "search", word, holds: found[at] ?? inSet(undefined) }));
  const others = found.slice(words.length);
  const parts = filter.parts.map((part): Check => {
    return { filter: part.filter, holds: "holds" in part ? part.holds : (others.shift() ?? inSet(undefined)) };
  });
  const needed = neededWords(words.length);
  if (needed === words.length) return [...words, ...parts];
  const holds: Holds = (offer) => words.filter((word) => word.holds(offer)).length >= needed;
  return [{ filter: "search", holds }, ...parts];
}
