import type { Schemas } from "@passerelle/api";
import { dayInParis } from "@passerelle/domain";
import { sql } from "kysely";
import type { Clock } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { findApplicant } from "./applicant";
import { isOpened } from "./opened-store";
import * as presenter from "./presenter";
import { findOffersFor } from "./store";
import { ranking } from "./lists";

/** The best-fitting open offers that an applicant has not opened, saved or applied to. */
export async function unseenOffers(
  db: Db,
  clock: Clock,
  userId: number,
  count: number,
): Promise<Schemas["JobOfferForApplicant"][]> {
  const today = dayInParis(clock.now());
  const applicant = await findApplicant(db, userId);
  const isUnseen = sql<boolean>`not (${isOpened(userId)}
    or exists (select from saved_offers k where k.user_id = ${userId} and k.offer_id = o.id)
    or exists (select from applications p where p.applicant_id = ${userId} and p.offer_id = o.id))`;
  const rank = await ranking(db, { id: userId, ...applicant }, today, isUnseen);
  const ids = await rank({ offset: 0, size: count });
  const offers = await findOffersFor(db, today, userId, ids);
  return offers.map((offer) => presenter.offerForApplicant(offer, applicant));
}
