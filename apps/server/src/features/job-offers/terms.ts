import type { Applicant } from "@passerelle/domain";
import { sql } from "kysely";

/** What an applicant may share with an offer. */
export interface Terms {
  keys: readonly string[];
  words: readonly string[];
  sector: string;
}

/** How many terms that offers share with an applicant are compared at most. */
export const maxShared = 4_000;

/** An applicant's terms, each once. */
export const termsOf = ({ skills, words, sector }: Applicant): Terms => ({
  keys: [...new Set(skills.map(({ key }) => key))],
  words,
  sector,
});

/** The newest active offers with one of these skills, up to a count for each: by the index, whatever the planner expects. */
export const newestWithSkills = (keys: readonly string[], each: number) => sql`
  select found.offer_id from unnest(${keys}::text[]) as wanted (key) cross join lateral (
    select offer_id from job_offer_skills where skill_key = wanted.key and active
    order by offer_id desc limit ${sql.lit(each)}) as found`;

/** The same of words of their titles. */
export const newestWithWords = (words: readonly string[], each: number) => sql`
  select found.offer_id from unnest(${words}::text[]) as wanted (word) cross join lateral (
    select offer_id from job_offer_words where word = wanted.word and active
    order by offer_id desc limit ${sql.lit(each)}) as found`;
