import { maxRanked } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { isOpenFor } from "../../platform/database/open-offers";
import type { Condition, Filter } from "./filter";
import { maxShared, newestWithSkills, newestWithWords, type Terms } from "./terms";

/** The number of newest offers to check for a filter that no index narrows down. */
const maxLooked = 10_000;

// A slice takes some milliseconds on the embedded database, during which all other queries wait.
const sliceSize = 1_000;

/** A filter without indexed parts. */
export const unindexed = (condition: Condition): Filter => ({ condition, indexed: [], since: sql`true` });

interface Reader {
  db: Db;
  id: number;
  today: string;
}

/**
 * The offers from which an applicant's list is ranked: those they applied to, and all open ones that match the filter
 * if these are few; otherwise the newest matches and the newest that share a word or a skill with the applicant
 * (D-194).
 */
export async function poolOf(reader: Reader, terms: Terms, filter = unindexed(sql`true`)): Promise<number[]> {
  const found = (await findByIndex(reader, filter)) ?? (await findNewest(reader, filter));
  const applied = await sql<{ id: number }>`
    select offer_id as id from applications where applicant_id = ${reader.id}`.execute(reader.db);
  const shared = found.isAll ? [] : await newestShared(reader.db, terms);
  return [...new Set([...found.ids, ...applied.rows.map(({ id }) => id), ...shared])];
}

/** The number of open offers that match a filter, at most `maxRanked`. */
export async function countMatches(reader: Reader, filter: Filter): Promise<number> {
  const found = (await findByIndex(reader, filter)) ?? (await findNewest(reader, filter));
  return found.ids.length;
}

interface Found {
  ids: number[];
  /** Whether these are all matches. */
  isAll: boolean;
}

interface Looked {
  id: number;
  fits: boolean;
}

const fitting = (looked: readonly Looked[]) => looked.filter(({ fits }) => fits).map(({ id }) => id);

const looked = ({ id, today }: Reader, { condition }: Filter) =>
  sql`o.id, (${isOpenFor(today, id)} and ${condition}) as fits`;

/** The offers that match a filter, if one indexed part leaves few to check. */
async function findByIndex(reader: Reader, filter: Filter): Promise<Found | undefined> {
  for (const part of filter.indexed) {
    const { rows } = await sql<Looked>`
      select ${looked(reader, filter)}
      from (select * from job_offers o where o.active and ${part} limit ${sql.lit(maxRanked + 1)}) o`.execute(
      reader.db,
    );
    if (rows.length <= maxRanked) return { ids: fitting(rows), isAll: true };
  }
  return undefined;
}

/** The newest offers that match a filter, among the `maxLooked` newest ones. */
async function findNewest(reader: Reader, filter: Filter): Promise<Found> {
  const ids: number[] = [];
  let isEnd = false;
  let last = { created: "infinity", id: Number.MAX_SAFE_INTEGER };
  for (let first = 0; first < maxLooked && ids.length <= maxRanked && !isEnd; first += sliceSize) {
    const { rows } = await sql<Looked & { created: string; recent: boolean }>`
      select ${looked(reader, filter)}, o.created_at::text as created, ${filter.since} as recent from job_offers o
      where o.active and (o.created_at, o.id) < (${last.created}::timestamptz, ${last.id}::bigint)
      order by o.created_at desc, o.id desc limit ${sql.lit(sliceSize)}`.execute(reader.db);
    ids.push(...fitting(rows));
    last = rows.at(-1) ?? last;
    isEnd = rows.length < sliceSize || rows.at(-1)?.recent === false;
  }
  return { ids: ids.slice(0, maxRanked), isAll: isEnd && ids.length <= maxRanked };
}

/** The newest offers for each of an applicant's skills and words, in equal shares of `maxShared`. */
async function newestShared(db: Db, { keys, words }: Terms): Promise<number[]> {
  const each = Math.max(1, Math.floor(maxShared / Math.max(1, keys.length + words.length)));
  const { rows } = await sql<{ offer_id: number }>`
    ${newestWithSkills(keys, each)} union ${newestWithWords(words, each)}`.execute(db);
  return rows.map(({ offer_id }) => offer_id);
}
