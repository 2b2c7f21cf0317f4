import { wordsOfNames, wordsOfTitles } from "@passerelle/domain";
import { sql } from "kysely";
import type { Tx } from "./database";

interface Searched {
  names: string;
  title: string;
  skills: string[];
  is_open: boolean;
}

/** Updates a person's search words after a change of their names, profile, skills or audience. */
export async function indexPerson(tx: Tx, userId: number): Promise<void> {
  const { rows } = await sql<Searched>`
    select concat_ws(' ', u.firstname, u.lastname, u.username) as names, coalesce(p.profile, '') as title,
      array(select distinct name from applicant_skills where user_id = u.id) as skills,
      u.profile_audience = 'members' as is_open
    from users u left join applicant_profiles p on p.user_id = u.id
    where u.id = ${userId}`.execute(tx);
  const [person] = rows;
  if (!person) return;
  const names = wordsOfNames(person.names);
  const profile = wordsOfTitles(person.title, ...person.skills);
  const ofName = [...names.map(() => true), ...profile.map(() => false)];
  await sql`
    with wanted as (
      select word, of_name, of_name or ${person.is_open} as is_open
      from unnest(${[...names, ...profile]}::text[], ${ofName}::boolean[]) as given (word, of_name)
    ), gone as (
      delete from person_words p where user_id = ${userId}
        and not exists (select from wanted w where w.word = p.word and w.of_name = p.of_name)
    )
    insert into person_words select ${userId}, word, of_name, is_open from wanted
    on conflict (user_id, word, of_name) do update set is_open = excluded.is_open
    where person_words.is_open <> excluded.is_open`.execute(tx);
}

/** Updates the search words of a recruiter's company; a company without a name has none. */
export async function indexCompany(tx: Tx, userId: number): Promise<void> {
  const company = await tx
    .selectFrom("recruiter_profiles")
    .select(["company", "sector", "headquarters"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const isNamed = company !== undefined && company.company !== "";
  const words = isNamed ? wordsOfNames(company.company, company.sector, company.headquarters) : [];
  await sql`
    with gone as (delete from company_words where user_id = ${userId} and word <> all(${words}::text[]))
    insert into company_words select ${userId}, word from unnest(${words}::text[]) as given (word)
    on conflict do nothing`.execute(tx);
}
