import { exportTitles } from "./export";
import type { Language, Text } from "./language";

/** How many pages a CV may have as a document: more than anybody reads, and a second of work. */
export const maxCvPages = 50;

const months = {
  fr: new Intl.DateTimeFormat("fr", { month: "short", year: "numeric", timeZone: "UTC" }),
  en: new Intl.DateTimeFormat("en", { month: "short", year: "numeric", timeZone: "UTC" }),
};

/** The month of a stored day, 'YYYY-MM-DD', as a CV shows it. */
export const monthText = (day: string, language: Language): string => months[language].format(new Date(day));

/** The period of an entry of a CV: one month if it is within one, its start alone if the end is not known. */
export function periodText(startedAt: string, finishedAt: string | null, language: Language): string {
  const [start, end] = [startedAt, finishedAt ?? startedAt].map((day) => monthText(day, language));
  return start === end ? `${start}` : `${start} – ${end}`;
}

/** The period of what goes on. */
export const sinceText = (startedAt: string, language: Language): string =>
  `${language === "fr" ? "Depuis" : "Since"} ${monthText(startedAt, language)}`;

/** What a CV that is written as a document says beside its owner's words. */
export const cvDocumentTexts = {
  title: { fr: "CV", en: "Resume" },
  available: { fr: "Disponible immédiatement", en: "Available immediately" },
  with: { fr: "Avec", en: "With" },
  number: { fr: "N°", en: "No." },
  skills: { fr: "Compétences", en: "Skills" },
  languages: { fr: "Langues", en: "Languages" },
  formations: exportTitles.formations,
  experiences: exportTitles.experiences,
  projects: exportTitles.projects,
  certifications: exportTitles.certifications,
  stage: { fr: "Stage", en: "Internship" },
  alternance: { fr: "Alternance", en: "Work-study" },
  cdd: { fr: "CDD", en: "Fixed-term" },
  cdi: { fr: "CDI", en: "Permanent" },
  freelance: { fr: "Freelance", en: "Freelance" },
} satisfies Record<string, Text>;
