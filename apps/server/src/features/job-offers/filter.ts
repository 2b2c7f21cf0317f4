import { countFilters, type OfferFilters, type WantedTerm, wantedTerms } from "@passerelle/domain";
import { type RawBuilder, sql } from "kysely";
import { secondsAfter } from "../../platform/clock";
import { unnamed } from "../../platform/database/database";

/** Whether offer `o` fulfils something. */
export type Condition = RawBuilder<boolean>;

const day = 24 * 60 * 60;

const lexeme = ({ term, isPrefix }: WantedTerm) => `'${term}'${isPrefix ? ":*" : ""}`;

const publishedSince = (now: Date, days: number) =>
  sql`o.created_at > ${sql.lit(secondsAfter(now, -days * day).toISOString())}::timestamptz`;

/**
 * Whether offer `o` fulfils all filters; nothing without any. The values are literals, because the best plan goes by how
 * many offers have them: few are looked up by their terms, many are met among the newest.
 */
export function conditionOf(filters: OfferFilters, now: Date): Condition | undefined {
  if (countFilters(filters) === 0) return undefined;
  const { minSalary, publishedWithin } = filters;
  const query = wantedTerms(filters)
    .map((choices) => `(${choices.map(lexeme).join(" | ")})`)
    .join(" & ");
  const conditions = [
    ...(query === "" ? [] : [sql`o.terms @@ ${sql.lit(query)}::tsquery`]),
    ...(minSalary === undefined ? [] : [sql`o.salary >= ${sql.lit(minSalary)}`]),
    ...(publishedWithin === undefined ? [] : [publishedSince(now, publishedWithin)]),
  ];
  return sql<boolean>`(${unnamed}${sql.join(conditions, sql` and `)})`;
}
