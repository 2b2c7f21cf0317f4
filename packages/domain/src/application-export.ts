import type { Text } from "./language";

/** Maximum applications in one export of an offer. */
export const maxExported = { csv: 5000, pdf: 100 } as const;

/** Maximum pages of a document: seconds of processor time, during which other calls of the session may wait. */
export const maxExportPages = 300;

export const applicationExportTexts = {
  title: { fr: "Candidatures", en: "Applications" },
  anonymous: { fr: "Candidature anonyme", en: "Anonymous Applicant" },
  firstname: { fr: "Prénom", en: "First name" },
  lastname: { fr: "Nom", en: "Last name" },
  profile: { fr: "Titre", en: "Title" },
  email: { fr: "E-mail", en: "E-mail" },
  receivedAt: { fr: "Reçue le", en: "Received on" },
  status: { fr: "Statut", en: "Status" },
  unread: { fr: "Non lue", en: "Unread" },
  seen: { fr: "Lue", en: "Read" },
  accepted: { fr: "Acceptée", en: "Accepted" },
  rejected: { fr: "Refusée", en: "Rejected" },
  letter: { fr: "Message", en: "Message" },
  noLetter: { fr: "Aucun message.", en: "No message." },
  resume: {
    fr: "Un CV est joint. Il s’ouvre sur la page de la candidature.",
    en: "A resume is attached. It opens on the page of the application.",
  },
} satisfies Record<string, Text>;
