import { dayInParis, jobOfferErrors, notFound } from "@passerelle/domain";
import type { Clock } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import type { CurrentUser } from "../../platform/session-lookup";
import { findOfferFor, type ReadOffer } from "./store";

const keeps = (offer: ReadOffer): boolean => offer.saved && offer.hidden_at === null;

/** An inactive offer is visible to its recruiter and its applicants, and to people who saved it unless it is hidden. */
export const mayRead = (user: CurrentUser, offer: ReadOffer): boolean =>
  offer.active || offer.recruiter_id === user.id || offer.application_id !== null || keeps(offer);

/** An offer that this person may read; otherwise throws a 404. */
export async function readableOffer(db: Db, clock: Clock, user: CurrentUser, id: number): Promise<ReadOffer> {
  const offer = await findOfferFor(db, dayInParis(clock.now()), user.id, id);
  if (!offer || !mayRead(user, offer)) throw notFound(jobOfferErrors.noOffer);
  return offer;
}

/** Recruiters see all their own offers with statistics; other people see active offers without. */
export const seesAll = (user: CurrentUser, recruiterId: number): boolean => user.id === recruiterId;
