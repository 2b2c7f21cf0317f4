import type { Applicant } from "@passerelle/domain";
import { sql } from "kysely";

/** The terms that an applicant may share with an offer. */
export interface Terms {
  keys: readonly string[];
  words: readonly string[];
  sector: string;
}

/** The maximum number of shared terms to compare. */
export const maxShared = 4_000;

/** An applicant's terms, without duplicates. */
export const termsOf = ({ skills, words, sector }: Applicant): Terms => ({
  keys: [...new Set(skills.map(({ key }) => key))],
  words,
  sector,
});

/** The newest active offers with each of these skills, up to a maximum for each. Forces the use of the index. */
export const newestWithSkills = (keys: readonly string[], each: number) => sql`
  select found.offer_id from unnest(${keys}::text[]) as wanted (key) cross join lateral (
    select offer_id from job_offer_skills where skill_key = wanted.key and active
    order by offer_id desc limit ${sql.lit(each)}) as found`;

/** The same for words of the titles. */
export const newestWithWords = (words: readonly string[], each: number) => sql`
  select found.offer_id from unnest(${words}::text[]) as wanted (word) cross join lateral (
    select offer_id from job_offer_words where word = wanted.word and active
    order by offer_id desc limit ${sql.lit(each)}) as found`;
