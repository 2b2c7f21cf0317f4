import {
  companyTerms,
  countFilters,
  day,
  levelOf,
  type OfferFilters,
  type OfferQuery,
  placeTerms,
  type WantedTerm,
  wantedTerms,
  type WantedWord,
} from "@passerelle/domain";
import { type RawBuilder, sql } from "kysely";
import { secondsAfter } from "../../platform/clock";
import { unnamed } from "../../platform/database/named-statements";
import type { Nearby } from "../places";
import type { Holds } from "./ranked-offers-index";

/** A condition on offer `o`. */
export type Condition = RawBuilder<boolean>;

/** A part of a filter: what it asks of an offer in memory, or of its search terms in the database. */
export type Part = { filter: keyof OfferQuery } & ({ holds: Holds } | { query: string });

/** A filter of offers, for SQL and for the offers in memory. */
export interface Filter {
  /** The filter for offer `o`, with all the words. */
  condition: Condition;
  words: readonly WantedWord[];
  /** What an offer must meet, apart from the words. */
  parts: readonly Part[];
}

const lexeme = ({ term, isPrefix }: WantedTerm) => `'${term}'${isPrefix ? ":*" : ""}`;

/** A tsquery for offers that have one of the terms of each list. */
export const queryOf = (wanted: readonly (readonly WantedTerm[])[]): string =>
  wanted.map((choices) => `(${choices.map(lexeme).join(" | ")})`).join(" & ");

type ToSql = (value: string | number) => RawBuilder<unknown>;

const asParameter: ToSql = (value) => sql.val(value);

/** The largest monthly pay of offer `o`; infinity if none is stated. */
export const pay = sql<number>`coalesce(nullif(greatest(o.salary, o.salary_top), 0), 'Infinity'::double precision)`;

function meetsMinimum({ minSalary, withoutSalary }: OfferFilters, value: ToSql) {
  if (minSalary === undefined) return undefined;
  const isEnough = sql<boolean>`${pay} >= ${value(minSalary)}`;
  return withoutSalary ? isEnough : sql<boolean>`${isEnough} and ${pay} < 'Infinity'::double precision`;
}

const startOf = (days: number, now: Date) => secondsAfter(now, -days * day);

function partsOf(filters: OfferFilters, now: Date, value: ToSql) {
  const { publishedWithin } = filters;
  const query = queryOf(wantedTerms(filters));
  return {
    terms: query === "" ? undefined : sql<boolean>`o.terms @@ ${value(query)}::tsquery`,
    salary: meetsMinimum(filters, value),
    since:
      publishedWithin === undefined
        ? undefined
        : sql<boolean>`o.created_at > ${value(startOf(publishedWithin, now).toISOString())}::timestamptz`,
  };
}

const all = (conditions: Record<string, Condition | undefined>) =>
  sql.join(
    Object.values(conditions).filter((condition) => condition !== undefined),
    sql` and `,
  );

/**
 * The condition that offer `o` matches all filters; undefined without filters. Values are literals, because the best
 * plan depends on their frequency: rare ones are looked up by their terms, frequent ones are found among the newest.
 */
export function conditionOf(filters: OfferFilters, now: Date, near?: Nearby): Condition | undefined {
  if (countFilters(filters) === 0 && !near) return undefined;
  const parts = partsOf(filters, now, (value) => sql.lit(value));
  return sql`(${unnamed}${all({ ...parts, near: near && nearCondition(near) })})`;
}

/** The date from which the age of an offer counts. */
export type AgeFrom = "createdAt" | "publicSince";

/** The same filter for a list, in which values are parameters. */
export function filterOf(
  filters: OfferFilters,
  now: Date,
  near?: Nearby,
  from: AgeFrom = "createdAt",
): Filter | undefined {
  if (countFilters(filters) === 0 && !near) return undefined;
  const { minSalary, withoutSalary } = filters;
  if (minSalary === undefined) return filterWith(filters, { now, near, from }, undefined);
  return filterWith(
    filters,
    { now, near, from },
    {
      condition: meetsMinimum(filters, asParameter),
      holds: ({ pay: stated }) => stated >= minSalary && (withoutSalary || stated < Infinity),
    },
  );
}

/** The offers that a minimum salary hides only because they state none; undefined if it hides none. */
export function hiddenOf(filters: OfferFilters, now: Date, near?: Nearby): Filter | undefined {
  if (filters.minSalary === undefined || filters.withoutSalary) return undefined;
  const condition = sql<boolean>`${pay} = 'Infinity'::double precision`;
  return filterWith(
    filters,
    { now, near, from: "createdAt" },
    { condition, holds: ({ pay: stated }) => stated === Infinity },
  );
}

interface PayFilter {
  condition: Condition | undefined;
  holds: Holds;
}

interface Asked {
  now: Date;
  near: Nearby | undefined;
  from: AgeFrom;
}

/** Whether offer `o` is in one of these places, or can be done from anywhere. */
const nearCondition = ({ ids }: Nearby) =>
  sql<boolean>`(o.remote = 'full' or (o.place_text = o.location and o.place_id = any(${[...ids]}::text[])))`;

/** The same for an offer in memory; it is a part of the filter by location. */
const nearPart = ({ ids }: Nearby): Part => ({
  filter: "location",
  holds: ({ remote, place }) => remote === "full" || ids.has(place),
});

function filterWith(filters: OfferFilters, { now, near, from }: Asked, salary: PayFilter | undefined): Filter {
  const parts = partsOf(filters, now, asParameter);
  return {
    condition: sql`(${all({ ...parts, salary: salary?.condition, near: near && nearCondition(near) })})`,
    words: filters.words,
    parts: [
      ...factsOf(filters, now, from),
      ...(near ? [nearPart(near)] : []),
      ...(salary ? [{ filter: "minSalary" as const, holds: salary.holds }] : []),
    ],
  };
}

function factsOf(
  { places, companies, contracts, remotes, publishedWithin }: OfferFilters,
  now: Date,
  from: AgeFrom,
): Part[] {
  const [kinds, ways] = [new Set<string>(contracts), new Set<string>(remotes)];
  const since = publishedWithin === undefined ? -Infinity : startOf(publishedWithin, now).getTime() * 1_000;
  const parts: (Part & { isSet: boolean })[] = [
    { filter: "location", query: queryOf(placeTerms(places)), isSet: places.length > 0 },
    { filter: "company", query: queryOf(companyTerms(companies)), isSet: companies.length > 0 },
    { filter: "contract", holds: ({ contract }) => kinds.has(contract), isSet: kinds.size > 0 },
    { filter: "remote", holds: ({ remote }) => ways.has(remote), isSet: ways.size > 0 },
    { filter: "publishedWithin", holds: (offer) => offer[from] > since, isSet: publishedWithin !== undefined },
  ];
  return parts.filter(({ isSet }) => isSet);
}

/** Whether an offer is of the level of an applicant with these skills, so that its match is not weak (D-449). */
export function isOfLevel(keys: readonly string[]): Holds {
  const known = new Set(keys);
  if (known.size === 0) return () => true;
  return ({ skills }) => {
    const matched = skills.filter((key) => known.has(key)).length;
    return skills.length === 0 || levelOf(matched / skills.length) !== "weak";
  };
}

/** The filter with only the offers of an applicant's level. */
export function withLevel(filter: Filter | undefined, keys: readonly string[]): Filter {
  const { condition = sql<boolean>`true`, words = [], parts = [] } = filter ?? {};
  return { condition, words, parts: [...parts, { filter: "level", holds: isOfLevel(keys) }] };
}
