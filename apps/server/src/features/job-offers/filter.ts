import { countFilters, day, type OfferFilters, type WantedTerm, wantedTerms } from "@passerelle/domain";
import { type RawBuilder, sql } from "kysely";
import { secondsAfter } from "../../platform/clock";
import { unnamed } from "../../platform/database/named-statements";

/** Whether offer `o` fulfils something. */
export type Condition = RawBuilder<boolean>;

/** What offer `o` has to fulfil, as a whole and in parts. */
export interface Filter {
  condition: Condition;
  /** Parts of it of which each has an index of its own, and the order in which that gives the offers. */
  indexed: readonly RawBuilder<unknown>[];
  /** Since when it has to be published. */
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
 * Whether offer `o` fulfils all filters; nothing without any. The values are literals, because the best plan goes by how
 * many offers have them: few are looked up by their terms, many are met among the newest.
 */
export const conditionOf = (filters: OfferFilters, now: Date): Condition | undefined =>
  countFilters(filters) === 0 ? undefined : sql`(${unnamed}${all(partsOf(filters, now, (value) => sql.lit(value)))})`;

/**
 * The same for a list. The values are parameters: no plan may go by an estimate of how many offers fulfil them, which is
 * wrong where two frequent ones hardly meet.
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
