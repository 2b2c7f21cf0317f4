import type { Schemas } from "@passerelle/api";
import { offerFilters } from "@passerelle/domain";
import { type RawBuilder, sql } from "kysely";
import type { Paging } from "../../platform/http/paging";
import type { Db } from "../../platform/database/database";
import { cutPage, listPage, type SortKey } from "../../platform/database/keyset-pagination";
import { isExpired, isOpen } from "../../platform/database/is-offer-open";
import { filterOf } from "./filter";
import { ownNumbers } from "./offer-statistics";
import { offers } from "./store";

type Counts = Schemas["OwnOfferCounts"];

/** Filters and order of a recruiter's own offers; omitted filters match everything. */
export interface WantedOffers {
  status?: keyof Counts | undefined;
  search?: string | undefined;
  applications?: "any" | "none" | undefined;
  sort?: "newest" | "oldest" | "closing" | undefined;
}

const statuses = (today: string): Record<keyof Counts, RawBuilder<boolean>> => ({
  all: sql`true`,
  open: isOpen(today),
  closed: sql`(o.published_at is not null and not ${isOpen(today)})`,
  draft: sql`(o.published_at is null)`,
});

const byDate = (order: SortKey["order"]): SortKey[] => [
  { by: sql.ref("o.created_at"), as: "time", order },
  { by: sql.ref("o.id"), as: "id", order },
];

const orders = (today: string): Record<NonNullable<WantedOffers["sort"]>, SortKey[]> => ({
  newest: byDate("desc"),
  oldest: byDate("asc"),
  closing: [
    { by: isExpired(today), as: "flag", order: "asc" },
    { by: sql`coalesce(o.closing_date, '9999-12-31'::date)`, as: "day", order: "asc" },
    ...byDate("desc"),
  ],
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
  const part = listPage(orders(today)[wanted.sort ?? "newest"], page);
  const found = await offers(db, isOpen(today))
    .select(ownNumbers())
    .select([numbers.as("numbers"), part.place.as("place")])
    .where("o.recruiter_id", "=", recruiterId)
    .where(isListed)
    .where(part.isAfter)
    .orderBy(part.order)
    .limit(part.limit)
    .offset(part.offset)
    .execute();
  const all = found[0] ?? (await db.selectNoFrom(numbers.as("numbers")).executeTakeFirstOrThrow());
  return { ...cutPage(found, page), ...all.numbers };
}
