import { maxFoundByWord, type WantedWord } from "@passerelle/domain";
import { type RawBuilder, sql } from "kysely";
import type { Paging } from "../../platform/http/paging";
import type { Db } from "../../platform/database/database";
import type { Role } from "../../platform/database/schema";
import { cutPage, listPage, type SortKey } from "../../platform/database/keyset-pagination";
import { rangesOf } from "../../platform/database/search-words";
import { contactsOf, isUnblockedBy } from "../profiles";

/** A search; a result must contain each of the words. */
interface Search extends Paging {
  words: readonly WantedWord[];
  readerId: number;
}

interface SummaryRow {
  id: number;
  firstname: string;
  lastname: string;
  username: string;
  avatar: string | null;
  role: Role;
}

export type FoundPersonRow = SummaryRow & { title: string | null };

export type FoundCompanyRow = SummaryRow & {
  company: string;
  sector: string;
  headquarters: string;
  logo_file: string | null;
};

/** The table of words, and the condition that selects the searched ones. */
interface Searched {
  words: RawBuilder<unknown>;
  which: RawBuilder<unknown>;
}

const names: Searched = { words: sql`person_words`, which: sql`w.of_name` };
const openWords: Searched = { words: sql`person_words`, which: sql`w.is_open` };
const seenWords = (): Searched => ({ words: sql`person_words`, which: sql`(w.is_open or m.is_seen)` });
const ofCompany: Searched = { words: sql`company_words`, which: sql`true` };

/** The ranges of the searched words as table `wanted`. */
const wanted = (words: readonly WantedWord[]) => sql`wanted as materialized (${rangesOf(words)})`;

const isMet = (readerId: number) =>
  sql<boolean>`u.verified_at is not null and u.suspended_at is null and ${isUnblockedBy(readerId)}`;

/**
 * The ids of people with a matching word, at most a few hundred per range. People who match all words are among them
 * unless every word is very frequent, and the work does not grow with the number of people. Here and below,
 * `limit 1` makes the planner use the index.
 */
const candidates = ({ words, which }: Searched, readerId: number) => sql`
  select found.user_id as id from wanted q cross join lateral (
    select w.user_id from ${words} w
    cross join lateral (select from users u where u.id = w.user_id and ${isMet(readerId)} limit 1) met
    where ${which} and w.word >= q.low and w.word < q.high
    order by w.word, w.user_id limit ${sql.lit(maxFoundByWord)}) found`;

const summary = sql`u.id, u.firstname, u.lastname, u.username, u.avatar, u.role, u.profile_audience`;

/** The `candidates` that the reader may see. */
const metOf = (readerId: number) => sql`
  candidates c cross join lateral (
    select ${summary} from users u where u.id = c.id and ${isMet(readerId)} limit 1) u`;

/** Whether `m` matches all words. */
const hasAll = ({ words, which }: Searched) => sql<boolean>`
  (select count(distinct q.number) from wanted q cross join lateral (
    select from ${words} w
    where w.user_id = m.id and w.word >= q.low and w.word < q.high and ${which} limit 1) hit
  ) = (select count(distinct number) from wanted)`;

/** One page of `found`, each row with the total; past the end, one row with only the total. */
async function pageOf<Row extends { id: number }>(
  db: Db,
  found: RawBuilder<Row>,
  keys: readonly SortKey[],
  page: Paging,
): Promise<{ rows: Row[]; next: string | null; total: number }> {
  const part = listPage(keys, page);
  const { rows } = await sql<Row & { total: number; place: string }>`
    with ${found}, counted as (select count(*) as total from found)
    select page.*, counted.total from counted left join lateral (
      select found.*, ${part.place} as place from found where ${part.isAfter}
      order by ${part.order} limit ${part.limit} offset ${part.offset}) page on true
    order by ${part.order}`.execute(db);
  return {
    ...cutPage(
      rows.filter((row) => row.id !== null),
      page,
    ),
    total: rows[0]?.total ?? 0,
  };
}

/** People and companies by names, the first of equal ones first. */
const by = (...names: string[]): SortKey[] => [
  ...names.map((name) => ({ by: sql`name_order(${sql.ref(name)}) collate "C"`, as: "text", order: "asc" }) as const),
  { by: sql.ref("id"), as: "id", order: "asc" },
];

/** One page of the people whose names match all words, by name. */
export function findPeopleByName(db: Db, { words, readerId, ...page }: Search) {
  const found = sql<FoundPersonRow>`${wanted(words)},
    candidates as materialized (select distinct id from (${candidates(names, readerId)}) c),
    met as materialized (select u.* from ${metOf(readerId)}),
    found as materialized (select m.*, null as title from met m where ${hasAll(names)})`;
  return pageOf(db, found, by("lastname", "firstname"), page);
}

/**
 * One page of the people whose names and visible profile match all words, by name. Does not read hidden profiles, so
 * that not even timing reveals them.
 */
export function findPeople(db: Db, { words, readerId, ...page }: Search) {
  const isSeen = sql`u.profile_audience = 'members' or u.id = ${readerId} or u.id in (select id from contacts)`;
  const found = sql<FoundPersonRow>`${wanted(words)},
    contacts as materialized (${contactsOf(readerId)}),
    candidates as materialized (
      ${candidates(openWords, readerId)} union select id from contacts union select ${readerId}::bigint),
    met as materialized (select u.*, ${isSeen} as is_seen from ${metOf(readerId)}),
    found as materialized (
      select m.*, case when m.is_seen then p.profile end as title from met m left join lateral (
        select profile from applicant_profiles where user_id = m.id limit 1) p on true
      where ${hasAll(seenWords())})`;
  return pageOf(db, found, by("lastname", "firstname"), page);
}

/** One page of the companies that match all words, by name. */
export function findCompanies(db: Db, { words, readerId, ...page }: Search) {
  const found = sql<FoundCompanyRow>`${wanted(words)},
    candidates as materialized (select distinct id from (${candidates(ofCompany, readerId)}) c),
    met as materialized (select u.* from ${metOf(readerId)}),
    found as materialized (
      select m.*, p.company, p.sector, p.headquarters, p.logo_file from met m cross join lateral (
        select * from recruiter_profiles where user_id = m.id limit 1) p
      where ${hasAll(ofCompany)})`;
  return pageOf(db, found, by("company"), page);
}
