import { maxPay } from "../contract-limits";
import { eurosText } from "../euros-text";

export const jobOfferErrors = {
  noOffer: {
    code: "job_offer_not_found",
    fr: "Cette offre n’existe pas ou plus.",
    en: "This job offer does not exist any more.",
  },
  closed: {
    code: "job_offer_closed",
    fr: "Cette offre n’est plus ouverte.",
    en: "This job offer is no longer open.",
  },
  noRecruiter: {
    code: "recruiter_not_found",
    fr: "Cette personne ne recrute pas ici.",
    en: "There is no such recruiter.",
  },
  noAlert: {
    code: "offer_alert_not_found",
    fr: "Cette alerte n’existe pas ou plus.",
    en: "This alert does not exist any more.",
  },
  noAlertFilter: {
    code: "offer_alert_without_filter",
    fr: "Choisissez au moins un filtre pour cette alerte.",
    en: "Choose at least one filter for this alert.",
  },
  closingDatePassed: {
    code: "closing_date_passed",
    fr: "Cette date est passée. Choisissez aujourd’hui ou un jour à venir.",
    en: "This date has passed. Choose today or a later day.",
  },
  unknownPlace: {
    code: "place_unknown",
    fr: "Ce lieu n’est pas connu. Choisissez un lieu de la liste.",
    en: "This place is not known. Choose a location from the list.",
  },
  noPlace: { code: "place_missing", fr: "Choisissez un lieu de la liste.", en: "Choose a location from the list." },
  payTooHigh: {
    code: "pay_too_high",
    fr: `Au plus ${eurosText(maxPay, "fr")} par mois.`,
    en: `At most ${eurosText(maxPay, "en")} per month.`,
  },
  payWithoutMinimum: { code: "pay_without_minimum", fr: "Indiquez aussi le minimum.", en: "State the minimum too." },
  payRangeReversed: {
    code: "pay_range_reversed",
    fr: "Le maximum est inférieur au minimum.",
    en: "The maximum is below the minimum.",
  },
  hidden: {
    code: "job_offer_hidden",
    fr: "Cette offre a été masquée par l’équipe de Passerelle et ne peut pas être rouverte.",
    en: "This job offer was hidden by the Passerelle team and cannot be opened again.",
  },
} as const;
