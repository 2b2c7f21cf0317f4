import type { CurrentUser } from "../platform/handler";
import type { ReadOffer } from "./store";

/** An inactive offer is read by its recruiter and by those who applied to it (D-109, D-111). */
export const mayRead = (user: CurrentUser, offer: ReadOffer): boolean =>
  offer.active || offer.recruiter_id === user.id || offer.application_id !== null;

/** A recruiter sees all of their own offers, everybody else the active ones (D-110). */
export const visibleOffers = (user: CurrentUser, recruiterId: number): "all" | "active" =>
  user.id === recruiterId ? "all" : "active";
