import { maxCvEntries } from "./contract-limits";

/**
 * Storage limits per person: entries of each CV list, distinct skills in total, offers, saved offers, alerts, notes per
 * application, letter templates, blocked people.
 */
export const maxPerPerson = {
  cvEntries: maxCvEntries,
  skills: 500,
  offers: 500,
  activeOffers: 50,
  savedOffers: 500,
  offerAlerts: 10,
  applicationNotes: 20,
  letterTemplates: 20,
  blocks: 1000,
} as const;

/** The number of opened offers that are stored per applicant, the latest ones. */
export const maxOpenedOffers = 500;
