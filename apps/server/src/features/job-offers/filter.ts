import { countFilters, type OfferFilters, wantedTerms } from "@passerelle/domain";
import { type RawBuilder, sql } from "kysely";
import { secondsAfter } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { findRecruiter } from "./store";

/** Whether offer `o` fulfils something. */
export type Condition = RawBuilder<boolean>;

const day = 24 * 60 * 60;

const lexeme = (term: string) => `'${term.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

/** Whether offer `o` fulfils all filters; nothing without any. The text is a condition on an index (`job_offers_terms`). */
export async function conditionOf(db: Db, filters: OfferFilters, now: Date): Promise<Condition | undefined> {
  if (countFilters(filters) === 0) return undefined;
  const { company, minSalary, publishedWithin } = filters;
  const recruiter = company === undefined ? undefined : await findRecruiter(db, company, now);
  const query = wantedTerms(filters, recruiter?.id)
    .map((choices) => `(${choices.map(({ term, isPrefix }) => `${lexeme(term)}${isPrefix ? ":*" : ""}`).join(" | ")})`)
    .join(" & ");
  const conditions = [
    ...(query === "" ? [] : [sql`o.terms @@ ${query}::tsquery`]),
    ...(minSalary === undefined ? [] : [sql`o.salary >= ${minSalary}`]),
    ...(publishedWithin === undefined ? [] : [sql`o.created_at > ${secondsAfter(now, -publishedWithin * day)}`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
