import { countFilters, day, type OfferFilters, type WantedTerm, wantedTerms } from "@passerelle/domain";
import { type RawBuilder, sql } from "kysely";
import { secondsAfter } from "../../platform/clock";
import { unnamed } from "../../platform/database/named-statements";
import type { Holds } from "./offer-index";

/** A condition on offer `o`. */
export type Condition = RawBuilder<boolean>;

/** A filter of offers, for SQL and for the offers in memory. */
export interface Filter {
  /** The filter for offer `o`. */
  condition: Condition;
  /** The words to search; undefined if there are none. */
  query: string | undefined;
  /** Whether an offer meets the filter, apart from the words. */
  holds: Holds;
}

const lexeme = ({ term, isPrefix }: WantedTerm) => `'${term}'${isPrefix ? ":*" : ""}`;

const queryOf = (filters: OfferFilters) =>
  wantedTerms(filters)
    .map((choices) => `(${choices.map(lexeme).join(" | ")})`)
    .join(" & ");

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
  const query = queryOf(filters);
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
export const conditionOf = (filters: OfferFilters, now: Date): Condition | undefined =>
  countFilters(filters) === 0 ? undefined : sql`(${unnamed}${all(partsOf(filters, now, (value) => sql.lit(value)))})`;

/** The same filter for a list, in which values are parameters. */
export function filterOf(filters: OfferFilters, now: Date): Filter | undefined {
  if (countFilters(filters) === 0) return undefined;
  const { minSalary = 0, withoutSalary } = filters;
  const isPaid: Holds = ({ pay: stated }) =>
    stated >= minSalary && (filters.minSalary === undefined || withoutSalary || stated < Infinity);
  return filterWith(filters, now, meetsMinimum(filters, asParameter), isPaid);
}

/** The offers that a minimum salary hides only because they state none; undefined if it hides none. */
export function hiddenOf(filters: OfferFilters, now: Date): Filter | undefined {
  if (filters.minSalary === undefined || filters.withoutSalary) return undefined;
  const isUnstated = sql<boolean>`${pay} = 'Infinity'::double precision`;
  return filterWith(filters, now, isUnstated, ({ pay: stated }) => stated === Infinity);
}

function filterWith(filters: OfferFilters, now: Date, salary: Condition | undefined, isPaid: Holds): Filter {
  const { contracts, remotes, publishedWithin } = filters;
  const [kinds, ways] = [new Set<string>(contracts), new Set<string>(remotes)];
  const since = publishedWithin === undefined ? -Infinity : startOf(publishedWithin, now).getTime() * 1_000;
  const query = queryOf({ ...filters, contracts: [], remotes: [] });
  return {
    condition: sql`(${all({ ...partsOf(filters, now, asParameter), salary })})`,
    query: query === "" ? undefined : query,
    holds: (offer) =>
      (kinds.size === 0 || kinds.has(offer.contract)) &&
      (ways.size === 0 || ways.has(offer.remote)) &&
      offer.createdAt > since &&
      isPaid(offer),
  };
}
