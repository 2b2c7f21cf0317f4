import type { ErrorText } from "../language";
import { maxPerPerson } from "../quotas";

export const storedErrors = {
  cvEntries: {
    code: "cv_list_full",
    fr: `Cette liste contient déjà ${maxPerPerson.cvEntries} éléments, le maximum.`,
    en: `This list already holds ${maxPerPerson.cvEntries} entries, the maximum.`,
  },
  skills: {
    code: "too_many_skills",
    fr: `Un CV contient ${maxPerPerson.skills} compétences différentes au plus.`,
    en: `A CV holds at most ${maxPerPerson.skills} different skills.`,
  },
  offers: {
    code: "too_many_offers",
    fr: `Vous avez déjà ${maxPerPerson.offers} offres, le maximum. Supprimez-en une pour en publier une autre.`,
    en: `You already have ${maxPerPerson.offers} offers, the maximum. Delete one to publish another.`,
  },
  activeOffers: {
    code: "too_many_active_offers",
    fr: `Vous avez déjà ${maxPerPerson.activeOffers} offres ouvertes, le maximum. Fermez-en une d’abord.`,
    en: `You already have ${maxPerPerson.activeOffers} open offers, the maximum. Close one first.`,
  },
  savedOffers: {
    code: "too_many_saved_offers",
    fr: `Vous avez déjà enregistré ${maxPerPerson.savedOffers} offres, le maximum. Retirez-en une d’abord.`,
    en: `You have already saved ${maxPerPerson.savedOffers} offers, the maximum. Remove one first.`,
  },
  offerAlerts: {
    code: "too_many_offer_alerts",
    fr: `Vous avez déjà ${maxPerPerson.offerAlerts} alertes, le maximum. Supprimez-en une d’abord.`,
    en: `You already have ${maxPerPerson.offerAlerts} alerts, the maximum. Delete one first.`,
  },
  applicationNotes: {
    code: "too_many_application_notes",
    fr: `Vous avez déjà ${maxPerPerson.applicationNotes} notes sur cette candidature, le maximum. Supprimez-en une d’abord.`,
    en: `You already have ${maxPerPerson.applicationNotes} notes on this application, the maximum. Delete one first.`,
  },
  letterTemplates: {
    code: "too_many_letter_templates",
    fr: `Vous avez déjà ${maxPerPerson.letterTemplates} modèles, le maximum. Supprimez-en un d’abord.`,
    en: `You already have ${maxPerPerson.letterTemplates} templates, the maximum. Delete one first.`,
  },
  blocks: {
    code: "too_many_blocks",
    fr: `Vous avez déjà bloqué ${maxPerPerson.blocks.toLocaleString("fr")} personnes, le maximum. Débloquez-en une d’abord.`,
    en: `You have already blocked ${maxPerPerson.blocks.toLocaleString("en")} people, the maximum. Unblock one first.`,
  },
} as const satisfies Record<keyof typeof maxPerPerson, ErrorText>;
