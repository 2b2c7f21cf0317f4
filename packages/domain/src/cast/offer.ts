import { newOffer, type OfferFields } from "../offers";
import type { CastRecruiter } from "./person";

/** An offer, by whom, and how long ago. */
export interface CastOffer extends OfferFields {
  by: CastRecruiter;
  daysAgo: number;
}

type Told = Pick<OfferFields, "jobTitle" | "description" | "location"> & Partial<OfferFields> & { daysAgo: number };

/** The offers of one recruiter, each with a name to call it by. */
export function offersOf<Name extends string>(by: CastRecruiter, told: Record<Name, Told>): Record<Name, CastOffer>;
export function offersOf(by: CastRecruiter, told: Record<string, Told>): Record<string, CastOffer> {
  const usual = { ...newOffer, skills: [], benefits: [] };
  return Object.fromEntries(Object.entries(told).map(([name, offer]) => [name, { ...usual, ...offer, by }]));
}
