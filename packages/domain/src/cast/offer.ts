import { omittedOfferFields, type OfferFields } from "../offer-fields";
import { changedPay, noPay } from "../pay";
import type { CastRecruiter } from "./person";

/** An offer, its recruiter, its age, and in how many days it closes. */
export interface CastOffer extends OfferFields {
  by: CastRecruiter;
  daysAgo: number;
  closesInDays?: number;
}

type Told = Pick<OfferFields, "jobTitle" | "description" | "location"> &
  Partial<Omit<OfferFields, "closingDate">> & { daysAgo: number; closesInDays?: number };

/** Offers of one recruiter, by a short name. */
export function offersOf<Name extends string>(by: CastRecruiter, told: Record<Name, Told>): Record<Name, CastOffer>;
export function offersOf(by: CastRecruiter, told: Record<string, Told>): Record<string, CastOffer> {
  const usual = { ...omittedOfferFields, public: true, skills: [], benefits: [] };
  return Object.fromEntries(
    Object.entries(told).map(([name, offer]) => [name, { ...usual, ...offer, ...changedPay(noPay, offer), by }]),
  );
}
