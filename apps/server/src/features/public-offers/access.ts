import { jobOfferErrors, notFound, Problem } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { isOpen } from "../../platform/database/is-offer-open";

/** The offers `o` with their recruiters `u`. `limit 1` makes the planner look each recruiter up instead of reading all. */
export const offersAndRecruiters = (db: Db) =>
  db.selectFrom("job_offers as o").innerJoinLateral(
    (eb) =>
      eb
        .selectFrom("users")
        .select(["username", "verified_at", "suspended_at"])
        .whereRef("users.id", "=", "o.recruiter_id")
        .limit(sql.lit(1))
        .as("u"),
    (join) => join.onTrue(),
  );

/**
 * Whether offer `o` of recruiter `u` was published as public, open or closed; false while the offer is hidden or the
 * recruiter suspended.
 */
export const isMadePublic = sql<boolean>`(o.public and o.published_at is not null and o.hidden_at is null
  and u.verified_at is not null and u.suspended_at is null)`;

/** Whether offer `o` of recruiter `u` is public and open on a day ('YYYY-MM-DD' in Paris). */
export const isPublic = (today: string) => sql<boolean>`(${isMadePublic} and ${isOpen(today)})`;

/** An offer that visitors may read; throws a 410 if it is closed, and a 404 if it is not public (D-373). */
export function readableOffer<Offer extends { is_open: boolean }>(offer: Offer | undefined): Offer {
  if (!offer) throw notFound(jobOfferErrors.noOffer);
  if (!offer.is_open) throw new Problem(410, jobOfferErrors.closed);
  return offer;
}
