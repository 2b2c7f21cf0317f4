import { sql } from "kysely";
import type { Db } from "./database";
import { inTransaction } from "./transactions";

/** The last migration of the development versions of 1.1, which had one for each change. */
export const lastDevelopmentStep = "0110-declared";

/** The migration of 1.1 that leads to the same schema; later ones have yet to run. */
const lastEqualStep = "0016-declared";

/** The parts that their schema has beyond the one of 1.1. */
const superfluous = [
  "drop function if exists count_active_offers, forget_stated_pay cascade",
  "drop table if exists offer_blocks",
  "drop index if exists job_offer_skills_active, job_offers_active_sector, job_offers_active_unlisted, users_names",
  `create or replace function mark_offer_terms() returns trigger language plpgsql as $$
    begin
      update job_offer_skills set active = new.active where offer_id = new.id;
      return null;
    end $$`,
  "alter table job_offer_words drop column if exists active",
  "alter table job_offers drop column if exists word_total",
  "alter table kept_applications drop column if exists offer_title",
];

/**
 * Turns the database of a development version into one of 1.1, in one transaction: removes the superfluous parts and
 * records those of the `steps` that lead to it in place of the `done` ones. Does nothing to any other database.
 */
export async function adoptDevelopmentSchema(db: Db, done: Set<string> | undefined, steps: string[]): Promise<void> {
  if (!done?.has(lastDevelopmentStep)) return;
  const equal = steps.filter((step) => step <= lastEqualStep);
  await inTransaction(db, async (tx) => {
    // The second of two servers that start together waits here, then finds the steps recorded.
    await sql`lock table kysely_migration in exclusive mode`.execute(tx);
    for (const statement of superfluous) await sql.raw(statement).execute(tx);
    await sql`delete from kysely_migration where name <> all(${equal})`.execute(tx);
    await sql`insert into kysely_migration (name, timestamp)
      select name, now()::text from unnest(${equal}::text[]) as name on conflict do nothing`.execute(tx);
  });
}
