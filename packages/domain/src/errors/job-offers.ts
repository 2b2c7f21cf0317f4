/** Errors of offers. */
export const jobOfferErrors = {
  noOffer: {
    code: "job_offer_not_found",
    fr: "Cette offre n’existe pas ou plus.",
    en: "This job offer does not exist any more.",
  },
  noRecruiter: { code: "recruiter_not_found", fr: "Ce recruteur n’existe pas.", en: "There is no such recruiter." },
} as const;
