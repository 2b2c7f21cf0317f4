import { type WantedWord, wordsOfNames, wordsOfText, wordsOfTitles } from "@passerelle/domain";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "./database";

/** The last code point. Strings with a prefix sort, by code points, from the prefix up to `prefix + lastCodePoint`. */
export const lastCodePoint = "\u{10FFFF}";

/**
 * The searched words as rows for the column `word` (number, low, high): each number is one word of the search, and each
 * row a range of words that it matches. Words are compared by code points; none of them contains a blank.
 */
export function rangesOf(words: readonly WantedWord[]): RawBuilder<unknown> {
  const ranges = words.flatMap(({ start, whole }, number) => [
    ...(start === null ? [] : [{ number, low: start, high: start + lastCodePoint }]),
    ...whole.map((word) => ({ number, low: word, high: `${word} ` })),
  ]);
  return sql`
    select number, low, high from unnest(${ranges.map(({ number }) => number)}::int[],
      ${ranges.map(({ low }) => low)}::text[], ${ranges.map(({ high }) => high)}::text[]) as given (number, low, high)`;
}

/** The search words as a tsquery: all of them, each as a prefix or in one of its other forms. */
export const tsqueryOf = (words: readonly WantedWord[]): string =>
  words
    .map(({ start, whole }) => [...(start === null ? [] : [`'${start}':*`]), ...whole.map((word) => `'${word}'`)])
    .map((choices) => `(${choices.join(" | ")})`)
    .join(" & ");

/** The search words of a text, as a tsvector for a column. */
export const wordsOf = (text: string) => sql<string>`array_to_tsvector(${wordsOfText(text)}::text[])`;

interface Searched {
  names: string;
  title: string;
  skills: string[];
  is_open: boolean;
}

/** Updates a person's search words after a change of their names, profile, skills or audience. */
export async function storePersonWords(tx: Tx, userId: number): Promise<void> {
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
export async function storeCompanyWords(tx: Tx, userId: number): Promise<void> {
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
