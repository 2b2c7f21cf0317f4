import { newOffer, type OfferFields } from "../offers";
import type { CastRecruiter } from "./person";

/** An offer, its recruiter and its age. */
export interface CastOffer extends OfferFields {
  by: CastRecruiter;
  daysAgo: number;
}

type Told = Pick<OfferFields, "jobTitle" | "description" | "location"> & Partial<OfferFields> & { daysAgo: number };

/** The offers of one recruiter, by a short name. */
export function offersOf<Name extends string>(by: CastRecruiter, told: Record<Name, Told>): Record<Name, CastOffer>;
export function offersOf(by: CastRecruiter, told: Record<string, Told>): Record<string, CastOffer> {
  const usual = { ...newOffer, skills: [], benefits: [] };
  return Object.fromEntries(Object.entries(told).map(([name, offer]) => [name, { ...usual, ...offer, by }]));
}
