import { dayInParis } from "./dates";
import type { Language, Text } from "./language";

/** How many applications an export of an offer may hold. */
export const maxExported = { csv: 5000, pdf: 100 } as const;

/** How many pages a document of applications may have: some seconds of work, in which other calls of a session may wait. */
export const maxExportPages = 300;

/** What an export of applications says beside the words of its people. */
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
  letter: { fr: "Lettre", en: "Letter" },
  noLetter: { fr: "Aucune lettre.", en: "No letter." },
  resume: {
    fr: "Un CV est joint. Il s’ouvre sur la page de la candidature.",
    en: "A resume is attached. It opens on the page of the application.",
  },
} satisfies Record<string, Text>;

/** An application as a line of a table. */
export interface ExportedApplication {
  firstname: string | null;
  lastname: string | null;
  profile: string | null;
  email: string | null;
  createdAt: Date;
  isSeen: boolean;
  decision: "accepted" | "rejected" | null;
}

const columns = ["firstname", "lastname", "profile", "email", "receivedAt", "status"] as const;

// A spreadsheet runs a cell that begins so.
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

const cell = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/**
 * Applications as a table that spreadsheets open: a byte order mark, lines that end with CR LF, and the separator that
 * a spreadsheet in this language expects.
 */
export function applicationsCsv(applications: readonly ExportedApplication[], language: Language): string {
  const say = (name: keyof typeof applicationExportTexts) => applicationExportTexts[name][language];
  const lines = applications.map(({ firstname, lastname, profile, email, createdAt, isSeen, decision }) => {
    const anonymous = firstname || lastname ? "" : say("anonymous");
    const status = say(decision ?? (isSeen ? "seen" : "unread"));
    return [firstname ?? "", lastname || anonymous, profile ?? "", email ?? "", dayInParis(createdAt), status];
  });
  const separator = language === "fr" ? ";" : ",";
  return `\uFEFF${[columns.map(say), ...lines].map((line) => `${line.map(cell).join(separator)}\r\n`).join("")}`;
}
