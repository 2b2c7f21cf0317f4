import { maxRanked } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { isOpenFor } from "../../platform/database/open-offers";
import type { Condition, Filter } from "./filter";
import { maxShared, newestWithSkills, newestWithWords, type Terms } from "./terms";

/** How many of the newest offers are looked at for a filter that no index narrows to few. */
const maxLooked = 10_000;

// A slice takes some milliseconds on the embedded database, for which each query of everybody else waits.
const sliceSize = 1_000;

/** A filter that no index helps to find. */
export const unindexed = (condition: Condition): Filter => ({ condition, indexed: [], since: sql`true` });

interface Reader {
  db: Db;
  id: number;
  today: string;
}

/**
 * The offers that an applicant's list is ranked from: those they applied to, all open ones that fulfil the filter where
 * these are few, else the newest of them and the newest that share a word or a skill with the applicant (D-194).
 */
export async function poolOf(reader: Reader, terms: Terms, filter = unindexed(sql`true`)): Promise<number[]> {
  const found = (await findByIndex(reader, filter)) ?? (await findNewest(reader, filter));
  const applied = await sql<{ id: number }>`
    select offer_id as id from applications where applicant_id = ${reader.id}`.execute(reader.db);
  const shared = found.isAll ? [] : await newestShared(reader.db, terms);
  return [...new Set([...found.ids, ...applied.rows.map(({ id }) => id), ...shared])];
}

interface Found {
  ids: number[];
  /** Whether there are no others. */
  isAll: boolean;
}

interface Looked {
  id: number;
  fits: boolean;
}

const fitting = (looked: readonly Looked[]) => looked.filter(({ fits }) => fits).map(({ id }) => id);

const looked = ({ id, today }: Reader, { condition }: Filter) =>
  sql`o.id, (${isOpenFor(today, id)} and ${condition}) as fits`;

/** What fulfils a filter, if a part of it alone leaves few offers to look at. */
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

/** The newest that fulfil a filter, among so many of the newest offers. */
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

/** The newest offers of each of an applicant's skills and words, as many of each as makes so many in all. */
async function newestShared(db: Db, { keys, words }: Terms): Promise<number[]> {
  const each = Math.max(1, Math.floor(maxShared / Math.max(1, keys.length + words.length)));
  const { rows } = await sql<{ offer_id: number }>`
    ${newestWithSkills(keys, each)} union ${newestWithWords(words, each)}`.execute(db);
  return rows.map(({ offer_id }) => offer_id);
}
