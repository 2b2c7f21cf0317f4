import { tags } from "./tags";

/** What a recruiter writes of an offer. */
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

/** What an offer says where its recruiter does not. */
export const newOffer = { contract: "cdi", salary: 0, skills: [], benefits: [], active: true } as const;

/** What is kept of an offer. */
export const keptOffer = <Fields extends Pick<OfferFields, "skills" | "benefits">>(offer: Fields): Fields => ({
  ...offer,
  skills: tags(offer.skills),
  benefits: tags(offer.benefits),
});
