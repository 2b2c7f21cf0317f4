/**
 * How much one person may store: entries of each CV list, different skills in all of them, offers, saved offers, alerts,
 * notes on an application, letter templates, and blocked people.
 */
export const maxStored = {
  cvEntries: 100,
  skills: 500,
  offers: 500,
  activeOffers: 50,
  savedOffers: 500,
  offerAlerts: 10,
  applicationNotes: 20,
  letterTemplates: 20,
  blocks: 1000,
} as const;

/** How many of the offers that an applicant opened are remembered, the latest. */
export const maxOpenedOffers = 500;
