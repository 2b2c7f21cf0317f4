import { maxExported, maxExportPages } from "../application-export";

export const applicationErrors = {
  noOffer: {
    code: "job_offer_not_found",
    fr: "Cette offre n’existe pas ou plus.",
    en: "This job offer does not exist any more.",
  },
  closedOffer: {
    code: "job_offer_inactive",
    fr: "Cette offre n’est plus active.",
    en: "This job offer is no longer active.",
  },
  alreadyApplied: {
    code: "already_applied",
    fr: "Vous avez déjà postulé à cette offre.",
    en: "You have already applied to this offer.",
  },
  noApplication: {
    code: "application_not_found",
    fr: "Cette candidature n’existe pas ou plus.",
    en: "This application does not exist any more.",
  },
  decisionChanged: {
    code: "decision_changed",
    fr: "La décision sur cette candidature a changé entre-temps. La vôtre n’a pas été enregistrée.",
    en: "The decision on this application has changed in the meantime. Yours was not saved.",
  },
  exportTooLarge: {
    code: "application_export_too_large",
    fr: `Cet export est trop grand : un PDF compte ${maxExported.pdf} candidatures et ${maxExportPages} pages au plus, un CSV 5 000 candidatures. Affinez la liste.`,
    en: `This export is too large: a PDF holds at most ${maxExported.pdf} applications and ${maxExportPages} pages, a CSV 5,000 applications. Narrow the list.`,
  },
  noNote: {
    code: "application_note_not_found",
    fr: "Cette note n’existe pas ou plus.",
    en: "This note does not exist any more.",
  },
  noTemplate: {
    code: "letter_template_not_found",
    fr: "Ce modèle n’existe pas ou plus.",
    en: "This template does not exist any more.",
  },
} as const;
