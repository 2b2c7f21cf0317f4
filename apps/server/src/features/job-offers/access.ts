import { dayInParis, jobOfferErrors, notFound } from "@passerelle/domain";
import type { Clock } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import type { CurrentUser } from "../../platform/sessions";
import { findOfferFor, type ReadOffer } from "./store";

const keeps = (offer: ReadOffer): boolean => offer.saved && offer.hidden_at === null;

/** An inactive offer is read by its recruiter, by those who applied to it, and by those who saved it unless it is hidden. */
export const mayRead = (user: CurrentUser, offer: ReadOffer): boolean =>
  offer.active || offer.recruiter_id === user.id || offer.application_id !== null || keeps(offer);

/** An offer in full that this person may read; otherwise a 404. */
export async function readableOffer(db: Db, clock: Clock, user: CurrentUser, id: number): Promise<ReadOffer> {
  const offer = await findOfferFor(db, dayInParis(clock.now()), user.id, id);
  if (!offer || !mayRead(user, offer)) throw notFound(jobOfferErrors.noOffer);
  return offer;
}

/** A recruiter sees all of their own offers with their numbers, everybody else the active ones without. */
export const seesAll = (user: CurrentUser, recruiterId: number): boolean => user.id === recruiterId;
