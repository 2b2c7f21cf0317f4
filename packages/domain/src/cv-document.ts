import { exportTitles } from "./data-export";
import { contractNames } from "./employment-contract";
import type { Language, Text } from "./language";

export const cvDesigns = ["classic", "sober", "compact"] as const;

export type CvDesign = (typeof cvDesigns)[number];

const months = {
  fr: new Intl.DateTimeFormat("fr", { month: "short", year: "numeric", timeZone: "UTC" }),
  en: new Intl.DateTimeFormat("en", { month: "short", year: "numeric", timeZone: "UTC" }),
};

/** The month of a stored day, 'YYYY-MM-DD', as a CV shows it. */
export const monthText = (day: string, language: Language): string => months[language].format(new Date(day));

/** The period of a CV entry: one month if it begins and ends in the same, the start alone if the end is unknown. */
export function periodText(startedAt: string, finishedAt: string | null, language: Language): string {
  const [start, end] = [startedAt, finishedAt ?? startedAt].map((day) => monthText(day, language));
  return start === end ? `${start}` : `${start} – ${end}`;
}

/** The period of an entry without an end. A formation goes on since its start, unless the start is still to come. */
export function openPeriodText(
  kind: "formation" | "experience",
  startedAt: string,
  language: Language,
  today: string,
): string {
  const start = monthText(startedAt, language);
  if (startedAt > today) return `${cvDocumentTexts.from[language]} ${start}`;
  return kind === "formation"
    ? `${cvDocumentTexts.since[language]} ${start}`
    : `${start} – ${cvDocumentTexts.present[language]}`;
}

export const cvDocumentTexts = {
  title: { fr: "CV", en: "Resume" },
  available: { fr: "Disponible immédiatement", en: "Available immediately" },
  from: { fr: "Dès", en: "From" },
  since: { fr: "Depuis", en: "Since" },
  present: { fr: "Présent", en: "Present" },
  with: { fr: "Avec", en: "With" },
  technologiesUsed: { fr: "Technologies utilisées\u00A0: ", en: "Technologies used: " },
  skillsGained: { fr: "Compétences acquises\u00A0: ", en: "Skills gained: " },
  number: { fr: "N°", en: "No." },
  skills: { fr: "Compétences", en: "Skills" },
  languages: { fr: "Langues", en: "Languages" },
  formations: exportTitles.formations,
  experiences: exportTitles.experiences,
  projects: exportTitles.projects,
  certifications: exportTitles.certifications,
  ...contractNames,
} satisfies Record<string, Text>;
