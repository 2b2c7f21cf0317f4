import type { CurrentUser } from "../../platform/sessions";
import type { ReadOffer } from "./store";

/** An inactive offer is read by its recruiter and by those who applied to it. */
export const mayRead = (user: CurrentUser, offer: ReadOffer): boolean =>
  offer.active || offer.recruiter_id === user.id || offer.application_id !== null;

/** A recruiter sees all of their own offers, everybody else the active ones. */
export const visibleOffers = (user: CurrentUser, recruiterId: number): "all" | "active" =>
  user.id === recruiterId ? "all" : "active";
