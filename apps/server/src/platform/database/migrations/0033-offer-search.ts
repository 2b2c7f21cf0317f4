import { offerTerms } from "@passerelle/domain";
import { sql, type Kysely, type Migration } from "kysely";

const offersAtOnce = 500;

interface Row {
  id: number;
  jobTitle: string;
  description: string;
  location: string;
  contract: "stage" | "alternance" | "cdd" | "cdi" | "freelance";
  remote: "none" | "partial" | "full";
  company: string | null;
  skills: string[];
}

/** Indexes existing offers. */
async function indexAll(db: Kysely<unknown>): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<Row>`
      select o.id, o.job_title as "jobTitle", o.description, o.location, o.contract, o.remote,
        r.company,
        array(select s.name from job_offer_skills s where s.offer_id = o.id) as skills
      from job_offers o left join recruiter_profiles r on r.user_id = o.recruiter_id
      where o.id > ${after} order by o.id limit ${sql.lit(offersAtOnce)}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    await sql`
      update job_offers o set terms = array_to_tsvector(string_to_array(given.terms, ' '))
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map((row) => offerTerms(row).join(" "))}::text[])
        as given (id, terms) where o.id = given.id`.execute(db);
  }
}

/** The search terms of offers, and saved offers. */
export const migration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const text of [
      `alter table job_offers add terms tsvector not null default ''`,
      `create index job_offers_terms on job_offers using gin (terms) where active`,
      `create index job_offers_salary on job_offers (salary) where active`,
      `create table saved_offers (
         user_id bigint not null references users on delete cascade,
         offer_id bigint not null references job_offers on delete cascade,
         saved_at timestamptz not null default now(),
         primary key (user_id, offer_id)
       )`,
      `create index saved_offers_offer on saved_offers (offer_id)`,
    ])
      await sql.raw(text).execute(db);
    await indexAll(db);
  },
};
