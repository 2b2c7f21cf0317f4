import type { Applicant, Paging } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { Condition } from "./filter";
import { isOpenFor } from "../../platform/database/open-offers";
import { countOffersFor, rankedIds } from "./ranking";
import { rankedAmong } from "./ranking-slices";

/** A page of a view: the ids of its offers, and how many the view holds. */
export interface Listed {
  ids: number[];
  total: number;
}

type Reader = Applicant & { id: number };

/** How far a filtered list goes: what many offers fulfil is neither counted nor ranked beyond. */
const maxFiltered = 2_000;

/** The offers that fulfil a filter, those that are open and those applied to; one more than a list holds tells that there are more. */
async function findMatching(db: Db, { id }: Reader, today: string, filter: Condition): Promise<number[]> {
  const most = sql.lit(maxFiltered + 1);
  const found = await sql<{ id: number }>`
    (select o.id from job_offers o where o.active and ${isOpenFor(today, id)} and ${filter}
     order by o.created_at desc, o.id desc limit ${most})
    union
    select o.id from applications a cross join lateral (select * from job_offers where id = a.offer_id limit 1) o
    where a.applicant_id = ${id} and ${filter}`.execute(db);
  return found.rows.map((row) => row.id);
}

/** The offers for an applicant, the best fit first. What few offers fulfil is ranked among those few. */
export async function listForMe(
  db: Db,
  reader: Reader,
  today: string,
  filter: Condition | undefined,
  page: Paging,
): Promise<Listed> {
  if (!filter) {
    const total = await countOffersFor(db, today, reader.id);
    return { total, ids: page.offset < total ? await rankedIds(db, reader, today, page) : [] };
  }
  const matching = await findMatching(db, reader, today, filter);
  const total = Math.min(matching.length, maxFiltered);
  if (page.offset >= total) return { total, ids: [] };
  if (matching.length > maxFiltered) return { total, ids: await rankedIds(db, reader, today, page, filter) };
  const terms = { ...reader, keys: [...new Set(reader.skills.map(({ key }) => key))] };
  return { total, ids: await rankedAmong(db, reader.id, terms, today, page, matching) };
}

const sources = {
  applied: {
    rows: sql`(select offer_id, applicant_id as user_id, created_at as moment from applications)`,
    shown: sql`true`,
  },
  // What operators have hidden is seen by those alone who applied to it.
  saved: {
    rows: sql`(select offer_id, user_id, saved_at as moment from saved_offers)`,
    shown: sql`(o.hidden_at is null or exists (
      select from applications p where p.offer_id = o.id and p.applicant_id = m.user_id))`,
  },
};

/** The offers that somebody applied to or saved, the latest first, whether they are open or not. */
export async function listOwn(
  db: Db,
  view: keyof typeof sources,
  userId: number,
  filter: Condition | undefined,
  page: Paging,
): Promise<Listed> {
  const { rows, shown } = sources[view];
  const own = sql`
    from ${rows} m cross join lateral (select * from job_offers where id = m.offer_id limit 1) o
    where m.user_id = ${userId} and ${shown} and ${filter ?? sql`true`}`;
  const found = await sql<{ id: number | null; total: number }>`
    with own as materialized (select o.id, m.moment ${own})
    select c.total, p.id from (select count(*) as total from own) c
    left join (select id, moment from own order by moment desc, id desc
      limit ${sql.lit(page.size)} offset ${sql.lit(page.offset)}) p on true
    order by p.moment desc, p.id desc`.execute(db);
  return { total: found.rows[0]?.total ?? 0, ids: found.rows.flatMap(({ id }) => id ?? []) };
}

/** How many offers somebody applied to, and how many they saved. */
export async function countOwn(db: Db, userId: number): Promise<{ applied: number; saved: number }> {
  const { rows } = await sql<{ applied: number; saved: number }>`
    select (select count(*) from applications p where p.applicant_id = ${userId}) as applied,
      (select count(*) from saved_offers m cross join lateral (select * from job_offers where id = m.offer_id limit 1) o
       where m.user_id = ${userId} and ${sources.saved.shown}) as saved`.execute(db);
  return rows[0] ?? { applied: 0, saved: 0 };
}
