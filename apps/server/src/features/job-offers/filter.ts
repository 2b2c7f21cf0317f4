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

function partsOf(filters: OfferFilters, now: Date, value: (value: string | number) => RawBuilder<unknown>) {
  const { minSalary, publishedWithin } = filters;
  const query = wantedTerms(filters)
    .map((choices) => `(${choices.map(lexeme).join(" | ")})`)
    .join(" & ");
  const since = (days: number) => value(secondsAfter(now, -days * day).toISOString());
  return {
    terms: query === "" ? undefined : sql<boolean>`o.terms @@ ${value(query)}::tsquery`,
    salary: minSalary === undefined ? undefined : sql<boolean>`o.salary >= ${value(minSalary)}`,
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
  const parts = partsOf(filters, now, (value) => sql.val(value));
  const { terms, salary, since = sql<boolean>`true` } = parts;
  return {
    condition: sql`(${all(parts)})`,
    indexed: [...(terms ? [terms] : []), ...(salary ? [sql`${salary} order by o.salary desc`] : [])],
    since,
  };
}
