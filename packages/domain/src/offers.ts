import { tags } from "./tags";

/** A recruiter's input for an offer. */
export interface OfferFields {
  jobTitle: string;
  description: string;
  location: string;
  contract: "stage" | "alternance" | "cdd" | "cdi" | "freelance";
  salary: number;
  skills: string[];
  benefits: string[];
  active: boolean;
}

/** The default values of an offer. */
export const newOffer = { contract: "cdi", salary: 0, skills: [], benefits: [], active: true } as const;

/** The stored form of an offer. */
export const keptOffer = <Fields extends Pick<OfferFields, "skills" | "benefits">>(offer: Fields): Fields => ({
  ...offer,
  skills: tags(offer.skills),
  benefits: tags(offer.benefits),
});
