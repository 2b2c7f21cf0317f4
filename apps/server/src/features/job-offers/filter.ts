import { countFilters, day, type OfferFilters, type WantedTerm, wantedTerms } from "@passerelle/domain";
import { type RawBuilder, sql } from "kysely";
import { secondsAfter } from "../../platform/clock";
import { unnamed } from "../../platform/database/named-statements";

/** A condition on offer `o`. */
export type Condition = RawBuilder<boolean>;

/** A filter for offer `o`, as a whole and in parts. */
export interface Filter {
  condition: Condition;
  /** The parts that have an index, with the order in which it returns offers. */
  indexed: readonly RawBuilder<unknown>[];
  /** The condition on the publication date. */
  since: Condition;
}

const lexeme = ({ term, isPrefix }: WantedTerm) => `'${term}'${isPrefix ? ":*" : ""}`;

type ToSql = (value: string | number) => RawBuilder<unknown>;

/** The largest monthly pay; infinity if none is stated. The expression of an index. */
const pay = sql`coalesce(nullif(greatest(o.salary, o.salary_top), 0), 'Infinity'::double precision)`;
const isUnstated = sql<boolean>`${pay} = 'Infinity'::double precision`;

function meetsMinimum({ minSalary, withoutSalary }: OfferFilters, value: ToSql) {
  if (minSalary === undefined) return undefined;
  const isEnough = sql<boolean>`${pay} >= ${value(minSalary)}`;
  return withoutSalary ? isEnough : sql<boolean>`${isEnough} and ${pay} < 'Infinity'::double precision`;
}

function partsOf(filters: OfferFilters, now: Date, value: ToSql) {
  const { publishedWithin } = filters;
  const query = wantedTerms(filters)
    .map((choices) => `(${choices.map(lexeme).join(" | ")})`)
    .join(" & ");
  const since = (days: number) => value(secondsAfter(now, -days * day).toISOString());
  return {
    terms: query === "" ? undefined : sql<boolean>`o.terms @@ ${value(query)}::tsquery`,
    salary: meetsMinimum(filters, value),
    since:
      publishedWithin === undefined ? undefined : sql<boolean>`o.created_at > ${since(publishedWithin)}::timestamptz`,
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

/**
 * The same filter for a list. Values are parameters, so that no plan relies on estimates, which are wrong where two
 * frequent values rarely occur together.
 */
export function filterOf(filters: OfferFilters, now: Date): Filter | undefined {
  if (countFilters(filters) === 0) return undefined;
  return filterFrom(partsOf(filters, now, (value) => sql.val(value)));
}

/** The offers that a minimum salary hides only because they state none; undefined if it hides none. */
export function hiddenOf(filters: OfferFilters, now: Date): Filter | undefined {
  if (filters.minSalary === undefined || filters.withoutSalary) return undefined;
  return filterFrom({ ...partsOf(filters, now, (value) => sql.val(value)), salary: isUnstated });
}

function filterFrom(parts: ReturnType<typeof partsOf>): Filter {
  const { terms, salary, since = sql<boolean>`true` } = parts;
  return {
    condition: sql`(${all(parts)})`,
    indexed: [...(terms ? [terms] : []), ...(salary ? [sql`${salary} order by ${pay} desc`] : [])],
    since,
  };
}
