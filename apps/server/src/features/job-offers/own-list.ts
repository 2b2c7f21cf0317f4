import type { Schemas } from "@passerelle/api";
import { offerFilters, type Paging } from "@passerelle/domain";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { isOpen } from "../../platform/database/open-offers";
import { filterOf } from "./filter";
import { ownNumbers } from "./own-numbers";
import { offers } from "./store";

type Counts = Schemas["OwnOfferCounts"];

/** Filters and order of a recruiter's own offers; omitted filters match everything. */
export interface WantedOffers {
  status?: keyof Counts | undefined;
  search?: string | undefined;
  applications?: "any" | "none" | undefined;
  sort?: "newest" | "oldest" | "closing" | undefined;
}

const isExpired = (today: string) => sql<boolean>`coalesce(o.closing_date < ${today}::date, false)`;

const statuses = (today: string): Record<keyof Counts, RawBuilder<boolean>> => ({
  all: sql`true`,
  open: isOpen(today),
  closed: sql`(not o.active and not ${isExpired(today)})`,
  expired: isExpired(today),
});

const orders = (today: string) => ({
  newest: sql`o.created_at desc, o.id desc`,
  oldest: sql`o.created_at asc, o.id asc`,
  closing: sql`${isExpired(today)}, o.closing_date nulls last, o.created_at desc, o.id desc`,
});

/**
 * Whether offer `o` is selected. One opaque expression, so that the planner uses no index over all recruiters' offers
 * for a part of it.
 */
function isWanted({ status = "all", search, applications }: WantedOffers, today: string, now: Date) {
  const found = filterOf(offerFilters({ search }), now)?.condition ?? sql`true`;
  const isQuiet = sql`(select a.id from applications a where a.offer_id = o.id limit 1) is null`;
  return sql<boolean>`coalesce(${statuses(today)[status]} and ${found} and ${applications === "none" ? isQuiet : sql`true`}, false)`;
}

/** One page of a recruiter's own offers, and their number by status. */
export async function listOwnOffers(
  db: Db,
  recruiterId: number,
  wanted: WantedOffers,
  { today, now }: { today: string; now: Date },
  page: Paging,
) {
  const isListed = isWanted(wanted, today, now);
  const counted = Object.entries(statuses(today)).map(
    ([status, holds]) => sql`${sql.lit(status)}, count(*) filter (where ${holds})`,
  );
  const numbers = sql<{ counts: Counts; total: number }>`(
    select json_build_object('counts', json_build_object(${sql.join(counted)}), 'total', count(*) filter (where ${isListed}))
    from job_offers o where o.recruiter_id = ${recruiterId})`;
  const items = await offers(db, isOpen(today))
    .select(ownNumbers())
    .select(numbers.as("numbers"))
    .where("o.recruiter_id", "=", recruiterId)
    .where(isListed)
    .orderBy(orders(today)[wanted.sort ?? "newest"])
    .limit(sql.lit(page.size))
    .offset(sql.lit(page.offset))
    .execute();
  const all = items[0] ?? (await db.selectNoFrom(numbers.as("numbers")).executeTakeFirstOrThrow());
  return { items, ...all.numbers };
}
