import { optionalDay } from "./dates";
import { jobOfferErrors } from "./errors/job-offers";
import { hasClosed } from "./offer-expiry";
import { noPay, type Pay } from "./pay";
import { FieldProblem } from "./problems";
import { distinctTags } from "./tags";

/** A recruiter's input for an offer. */
export interface OfferFields extends Pay {
  jobTitle: string;
  description: string;
  location: string;
  contract: "stage" | "alternance" | "cdd" | "cdi" | "freelance";
  skills: string[];
  benefits: string[];
  remote: "none" | "partial" | "full";
  /** The last day to apply, 'YYYY-MM-DD' in Paris. */
  closingDate: string | null;
  positions: number;
  active: boolean;
  /** Whether it can be read without an account while it is open. */
  public: boolean;
}

/** The values of fields that a request omits. The form ticks `public` for a new offer (D-371). */
export const omittedOfferFields = {
  contract: "cdi",
  ...noPay,
  skills: [],
  benefits: [],
  remote: "none",
  closingDate: null,
  positions: 1,
  active: true,
  public: false,
} as const;

/** The stored form of an offer; throws a `FieldProblem` for a past closing date, unless it is unchanged. */
export function keptOffer(offer: OfferFields, today: string, before: string | null = null): OfferFields {
  const closingDate = optionalDay(offer.closingDate);
  const closed = hasClosed(closingDate, today);
  if (closed && closingDate !== before) throw new FieldProblem({ closingDate: jobOfferErrors.closingDatePassed });
  return {
    ...offer,
    closingDate,
    skills: distinctTags(offer.skills),
    benefits: distinctTags(offer.benefits),
    active: offer.active && !closed,
  };
}
