/** What the server says about offers. */
export const jobOfferErrors = {
  noOffer: { fr: "Cette offre n’existe pas ou plus.", en: "This job offer does not exist any more." },
  noRecruiter: { fr: "Ce recruteur n’existe pas.", en: "There is no such recruiter." },
} as const;
