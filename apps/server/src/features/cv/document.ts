import {
  cvDocumentTexts,
  type Language,
  languageText,
  monthText,
  openPeriodText,
  periodText,
  toJsonResume,
  webAddress,
} from "@passerelle/domain";
import type { Entry, Part, Person, Section, Span } from "../../platform/pdf/typeset-pdf";
import { type ApplicantProfileRow, languageLevelsOf } from "../profiles";
import type { wholeCv } from "./whole-cv";

export interface CvContents {
  person: { name: string; email: string; phone: string | null; address: string | null };
  profile: ApplicantProfileRow | undefined;
  cv: Awaited<ReturnType<typeof wholeCv>>;
  /** The current day, as 'YYYY-MM-DD'. */
  today: string;
}

const texts = (values: readonly (string | null | undefined)[]): Span[] =>
  values.flatMap((text) => (text ? [{ text }] : []));

/** A link for a web address, otherwise plain text. */
function linked(address: string | null | undefined): Span[] {
  if (!address) return [];
  return [{ text: address.replace(/^https?:\/\//, "").replace(/\/$/, ""), url: webAddress(address) }];
}

/** The person's name, profile and contact data. */
export function cvHeader({ person, profile }: Pick<CvContents, "person" | "profile">, language: Language): Person {
  const available = profile?.available_immediately ? cvDocumentTexts.available[language] : undefined;
  return {
    kind: "person",
    name: person.name,
    headline: profile?.profile ?? "",
    contact: [
      ...(person.email ? [{ text: person.email, url: `mailto:${encodeURI(person.email)}` }] : []),
      ...texts([person.phone, person.address?.replaceAll(/\s+/g, " ")]),
      ...linked(profile?.portfolio_url),
    ],
    facts: texts([profile?.sector, available]),
    notes: [],
  };
}

/** A section with a text. */
export const textSection = (title: string, text: string): Section => ({ kind: "section", title, text, entries: [] });

const wordsSection = (title: string, words: readonly string[] = []): Section => ({ ...textSection(title, ""), words });

const section = (title: string, entries: readonly Entry[]): Section => ({ ...textSection(title, ""), entries });

const list = (words: readonly string[], label: string) => ({ label, words });

/** A CV: the owner's texts as written, all headings in the given language. */
export const cvParts = (contents: CvContents, language: Language): Part[] => [
  cvHeader(contents, language),
  ...cvSections(contents, language),
];

const monthOf = (day: string) => day.slice(0, 7);

/** The dates of an entry as the document shows them: without days. */
const inMonths = <Entry extends { startedAt: string; finishedAt: string | null }>(entry: Entry) => ({
  ...entry,
  startedAt: monthOf(entry.startedAt),
  finishedAt: entry.finishedAt && monthOf(entry.finishedAt),
});

/** The contents of a CV as a JSON Resume (D-480). */
export const cvResume = ({ person, profile, cv }: CvContents) =>
  toJsonResume({
    ...person,
    formations: cv.formations.map(inMonths),
    experiences: cv.experiences.map(inMonths),
    projects: cv.projects,
    certifications: cv.certifications.map((one) => ({ ...one, issuedTo: one.issuedTo && monthOf(one.issuedTo) })),
    title: profile?.profile ?? null,
    portfolioUrl: profile?.portfolio_url ?? null,
    skills: profile?.skills ?? [],
    languages: profile?.languages ?? [],
    languageLevels: profile ? languageLevelsOf(profile) : [],
  });

function spokenLanguages(profile: ApplicantProfileRow, language: Language): string[] {
  const levels = new Map(languageLevelsOf(profile).map((each) => [each.language, each.level]));
  return profile.languages.map((name) => languageText(name, levels.get(name), language));
}

/** The sections after the header. */
export function cvSections({ profile, cv, today }: Omit<CvContents, "person">, language: Language): Section[] {
  const say = (name: keyof typeof cvDocumentTexts) => cvDocumentTexts[name][language];
  return [
    wordsSection(say("skills"), profile?.skills),
    section(
      say("experiences"),
      cv.experiences.map((one) => ({
        title: one.jobTitle,
        dates: one.ongoing
          ? openPeriodText("experience", one.startedAt, language, today)
          : periodText(one.startedAt, one.finishedAt, language),
        place: `${one.company} · ${say(one.experienceType)}`,
        text: one.description ?? "",
        lists: [list(one.technologies, say("technologiesUsed"))],
        links: [],
      })),
    ),
    section(
      say("formations"),
      cv.formations.map((one) => ({
        title: one.degree,
        dates: one.finishedAt
          ? periodText(one.startedAt, one.finishedAt, language)
          : openPeriodText("formation", one.startedAt, language, today),
        place: one.institution,
        text: one.description ?? "",
        lists: [list(one.skills, say("skillsGained"))],
        links: [],
      })),
    ),
    section(
      say("projects"),
      cv.projects.map((one) => ({
        title: one.title,
        dates: "",
        place: "",
        text: one.Description,
        lists: [list(one.technologies, say("technologiesUsed")), list(one.collaborators, `${say("with")} `)],
        links: linked(one.demoUrl),
      })),
    ),
    section(
      say("certifications"),
      cv.certifications.map((one) => ({
        title: one.title,
        dates: one.issuedTo ? monthText(one.issuedTo, language) : "",
        place: one.certificationID ? `${one.organization} · ${say("number")} ${one.certificationID}` : one.organization,
        text: "",
        lists: [list(one.skills, say("skillsGained"))],
        links: [],
      })),
    ),
    wordsSection(say("languages"), profile && spokenLanguages(profile, language)),
  ];
}
