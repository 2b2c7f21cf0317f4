import { type Applicant, maxRanked, type Paging } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { cutPage, latestFirst, listPage } from "../../platform/database/list-pages";
import type { Condition, Filter } from "./filter";
import { latestIds } from "./latest";
import { rankedPage } from "./ranked-page";
import { rankedIds, sharesLittle } from "./ranking";
import { countMatches, poolOf, unindexed } from "./ranking-pool";
import { rankedAmong } from "./ranking-slices";
import { termsOf } from "./terms";

/** One page of a view: the ids of its offers, and the view's total. */
interface Listed {
  ids: number[];
  total: number;
  /** Where the next page begins. */
  next: string | null;
}

type Reader = Applicant & { id: number };

type Part = Pick<Paging, "offset" | "size" | "after">;

interface Wanted {
  view: "all" | keyof typeof sources;
  filter: Filter | undefined;
  /** The number of all offers in the reader's list. */
  all: number;
}

/** One page of the view and filter that an applicant requests. */
export async function listFor(
  db: Db,
  reader: Reader,
  today: string,
  { view, filter, all }: Wanted,
  page: Paging,
): Promise<Listed> {
  if (view !== "all") return listOwn(db, view, reader.id, filter?.condition, page);
  if (filter) return listFiltered(db, reader, today, filter, page);
  return { total: all, ...(await rankedPage((part) => listAll(db, reader, today, all, part), page)) };
}

/** The number of a view's offers that match the filter, at most `maxRanked`. */
export async function countIn(
  db: Db,
  view: Wanted["view"],
  id: number,
  today: string,
  filter: Filter,
): Promise<number> {
  if (view === "all") return countMatches({ db, id, today }, filter);
  const { total } = await listOwn(db, view, id, filter.condition, { offset: 0, size: 0 });
  return Math.min(total, maxRanked);
}

/** One page of the offers that match a filter, best fit first. */
async function listFiltered(db: Db, reader: Reader, today: string, filter: Filter, page: Part): Promise<Listed> {
  const terms = termsOf(reader);
  const pool = await poolOf({ db, id: reader.id, today }, terms, filter);
  const ranked = await rankedAmong(db, reader.id, terms, today, pool, filter.condition);
  const read = async ({ offset, size }: Part) => ranked.slice(offset, offset + size);
  return { total: ranked.length, ...(await rankedPage(read, page)) };
}

/** One page of all `total` offers: ranked offers first, best fit first, then the latest of the others. */
async function listAll(db: Db, reader: Reader, today: string, total: number, page: Part): Promise<number[]> {
  const size = Math.min(page.size, total - page.offset);
  if (size <= 0) return [];
  const rank = await ranking(db, reader, today);
  const end = page.offset + size;
  const ids =
    page.offset < maxRanked ? await rank({ offset: page.offset, size: Math.min(end, maxRanked) - page.offset }) : [];
  if (ids.length === size) return ids;
  const top = await rank({ offset: 0, size: maxRanked });
  const offset = Math.max(0, page.offset - top.length);
  return [...ids, ...(await latestIds(db, reader.id, today, top, { offset, size: size - ids.length }))];
}

/**
 * Resolves with a function that returns a part of the ranked offers for an applicant, best first. Suits conditions that
 * most offers match.
 */
export async function ranking(
  db: Db,
  reader: Reader,
  today: string,
  condition: Condition = sql`true`,
): Promise<(part: Part) => Promise<number[]>> {
  const terms = termsOf(reader);
  if (await sharesLittle(db, terms)) return (part) => rankedIds(db, reader.id, terms, today, part, condition);
  const pool = await poolOf({ db, id: reader.id, today }, terms, unindexed(condition));
  const ranked = await rankedAmong(db, reader.id, terms, today, pool, condition);
  return async ({ offset, size }) => ranked.slice(offset, offset + size);
}

const sources = {
  applied: {
    rows: sql`(select offer_id, applicant_id as user_id, created_at as moment from applications)`,
    shown: sql`true`,
  },
  // Offers that operators have hidden are visible only to their applicants.
  saved: {
    rows: sql`(select offer_id, user_id, saved_at as moment from saved_offers)`,
    shown: sql`(o.hidden_at is null or exists (
      select from applications p where p.offer_id = o.id and p.applicant_id = m.user_id))`,
  },
};

/** The deleted offers that a person applied to; no filter finds them. */
const deleted = (userId: number) => sql`
  union all select k.offer_id, k.created_at from kept_applications k where k.applicant_id = ${userId}`;

/** The offers a person applied to or saved, latest first, open or not; without a filter also deleted ones. */
async function listOwn(
  db: Db,
  view: keyof typeof sources,
  userId: number,
  filter: Condition | undefined,
  page: Part,
): Promise<Listed> {
  const { rows, shown } = sources[view];
  const own = sql`
    from ${rows} m cross join lateral (select * from job_offers where id = m.offer_id limit 1) o
    where m.user_id = ${userId} and ${shown} and ${filter ?? sql`true`}`;
  const part = listPage(latestFirst("moment", "id"), page);
  const { rows: found } = await sql<{ id: number | null; total: number; place: string }>`
    with own as materialized (
      select o.id, m.moment ${own} ${view === "applied" && !filter ? deleted(userId) : sql``})
    select c.total, p.id, p.place from (select count(*) as total from own) c
    left join (select id, moment, ${part.place} as place from own where ${part.isAfter}
      order by ${part.order} limit ${part.limit} offset ${part.offset}) p on true
    order by p.moment desc, p.id desc`.execute(db);
  const { rows: cut, next } = cutPage(found, page);
  return { total: found[0]?.total ?? 0, ids: cut.flatMap(({ id }) => id ?? []), next };
}

/** The numbers of offers a person applied to and saved. */
export async function countOwn(db: Db, userId: number): Promise<{ applied: number; saved: number }> {
  const { rows } = await sql<{ applied: number; saved: number }>`
    select (select count(*) from applications p where p.applicant_id = ${userId})
        + (select count(*) from kept_applications k where k.applicant_id = ${userId}) as applied,
      (select count(*) from saved_offers m cross join lateral (select * from job_offers where id = m.offer_id limit 1) o
       where m.user_id = ${userId} and ${sources.saved.shown}) as saved`.execute(db);
  return rows[0] ?? { applied: 0, saved: 0 };
}
