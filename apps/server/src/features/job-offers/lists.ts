import type { Paging } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { cutPage, latestFirst, listPage } from "../../platform/database/list-pages";
import type { Condition, Filter } from "./filter";
import type { IndexedOffers } from "./indexed-offers";
import type { Holds, Reader } from "./offer-index";
import { rankedPage } from "./ranked-page";
import { findOffersFor, type ListedOffer } from "./store";

export type View = "all" | keyof typeof sources;

/** One page of a view: its offers, the ids of all its rows, and the view's total. */
interface Listed {
  ids: number[];
  offers: ListedOffer[];
  total: number;
  /** The cursor of the next page. */
  next: string | null;
}

type Part = Pick<Paging, "offset" | "size" | "after">;

/** The person whose lists are read, and the day. */
interface Asked {
  db: Db;
  offers: IndexedOffers;
  id: number;
  reader: Reader;
  today: string;
}

/** Whether an offer in memory meets a filter; words are searched in the database. */
async function heldBy({ db, reader }: Asked, filter: Filter | undefined): Promise<Holds | undefined> {
  if (filter?.query === undefined) return filter?.holds;
  const isFound = sql<boolean>`o.terms @@ ${filter.query}::tsquery`;
  // Only active offers have an index.
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(found.id::text, ',') as ids from (
      select o.id from job_offers o where o.active and ${isFound}
      union all
      select o.id from unnest(${reader.applied}::bigint[]) as own (id)
      cross join lateral (select * from job_offers where id = own.id limit 1) o where not o.active and ${isFound}
    ) found`.execute(db);
  const found = new Set(rows[0]?.ids?.split(",").map(Number));
  return (offer) => found.has(offer.id) && filter.holds(offer);
}

/** One page of the offers for an applicant that meet a filter, best fit first, and their number (D-370). */
export async function listRanked({ db, offers, id, reader, today }: Asked, holds: Holds | undefined, page: Part) {
  const index = await offers.current(reader.applied);
  const list = index.list(reader, today, holds);
  // An offer may have been closed since it was ranked.
  const read = async (ids: number[]) =>
    (await findOffersFor(db, today, id, ids)).filter((offer) => offer.active || offer.application_id !== null);
  return { ...(await rankedPage(list, read, page)), total: list.length };
}

/** One page of the view and filter that an applicant requests. */
export async function listFor(asked: Asked, view: View, filter: Filter | undefined, page: Part): Promise<Listed> {
  if (view === "all") {
    const { rows, ...listed } = await listRanked(asked, await heldBy(asked, filter), page);
    return { ...listed, offers: rows, ids: rows.map(({ id }) => id) };
  }
  const listed = await listOwn(asked.db, view, asked.id, filter?.condition, page);
  return { ...listed, offers: await findOffersFor(asked.db, asked.today, asked.id, listed.ids) };
}

/** The number of a view's offers that match a filter. */
export async function countIn(asked: Asked, view: View, filter: Filter | undefined): Promise<number> {
  const { db, offers, id, reader, today } = asked;
  if (view !== "all") return (await listOwn(db, view, id, filter?.condition, { offset: 0, size: 0 })).total;
  const holds = await heldBy(asked, filter);
  return (await offers.current(reader.applied)).count(reader, today, holds);
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
