import { sql } from "kysely";
import type { Paging } from "../../platform/http/paging";
import type { Db } from "../../platform/database/database";
import { cutPage, latestFirst, listPage } from "../../platform/database/keyset-pagination";
import type { Condition, Filter } from "./filter";
import type { IndexedOffers } from "./indexed-offers";
import type { Holds, Reader } from "./ranked-offers-index";
import { rankedPage } from "./ranked-cursor";
import { findOffersFor, type ListedOffer } from "./store";
import { type Search, search } from "./word-search";

export type View = "all" | keyof typeof sources;

/** One page of a view: its offers, the ids of all its rows, and the view's total. */
export interface Listed {
  ids: number[];
  offers: ListedOffer[];
  total: number;
  /** The cursor of the next page. */
  next: string | null;
  /** The search of the words; only of the view of all offers. */
  found?: Search | undefined;
}

type Part = Pick<Paging, "offset" | "size" | "after">;

/** The person whose lists are read, and the day. */
export interface Asked {
  db: Db;
  offers: IndexedOffers;
  id: number;
  reader: Reader;
  today: string;
}

/** The offers in memory, and a filter whose terms were searched among them. */
async function searchIn({ db, offers, reader }: Asked, filter: Filter | undefined) {
  const index = await offers.current(reader.applied);
  return { index, found: filter && (await search(db, index.vocabulary, reader, filter)) };
}

/** One page of some offers for an applicant. */
async function pageOfRanked({ db, id, today }: Asked, list: readonly number[], page: Part) {
  // An offer may have been closed since it was ranked.
  const read = async (ids: number[]) =>
    (await findOffersFor(db, today, id, ids)).filter((offer) => offer.active || offer.application_id !== null);
  return { ...(await rankedPage(list, read, page)), total: list.length };
}

/** One page of the offers for an applicant that meet a condition, best fit first, and their number (D-370). */
export async function listRanked(asked: Asked, holds: Holds, page: Part) {
  const index = await asked.offers.current(asked.reader.applied);
  return pageOfRanked(asked, index.list(asked.reader, asked.today, { holds }), page);
}

/** One page of the view and filter that an applicant requests. */
export async function listFor(asked: Asked, view: View, filter: Filter | undefined, page: Part): Promise<Listed> {
  if (view !== "all") {
    const listed = await listOwn(asked.db, view, asked.id, filter?.condition, page);
    return { ...listed, offers: await findOffersFor(asked.db, asked.today, asked.id, listed.ids) };
  }
  const { index, found } = await searchIn(asked, filter);
  const { rows, ...listed } = await pageOfRanked(asked, index.list(asked.reader, asked.today, found), page);
  return { ...listed, offers: rows, ids: rows.map(({ id }) => id), found };
}

/** The number of a view's offers that match a filter. */
export async function countIn(asked: Asked, view: View, filter: Filter | undefined): Promise<number> {
  const { db, id, reader, today } = asked;
  if (view !== "all") return (await listOwn(db, view, id, filter?.condition, { offset: 0, size: 0 })).total;
  const { index, found } = await searchIn(asked, filter);
  return index.count(reader, today, found);
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
): Promise<Omit<Listed, "offers">> {
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
