import {
  completedAddress,
  type ContractType,
  fluencyOf,
  languageLevels,
  maxPerPerson,
  maxTagLength,
  maxTags,
  statedLevel,
  textLimits,
  webAddress,
} from "@passerelle/domain";
import type { ProposedCv } from "../reader/propose";
import { clipped } from "../reader/words";

interface Period {
  startDate: string;
  endDate: string;
}

/** The contents of a file; empty texts are unknown. */
interface Found {
  work: readonly (Period & {
    name: string;
    position: string;
    type?: ContractType | undefined;
    /** Whether it has ended on an unknown date. */
    hasEnded?: boolean;
    summary: string;
    keywords?: readonly string[];
  })[];
  education: readonly (Period & {
    institution: string;
    studyType: string;
    description: string;
    courses?: readonly string[];
  })[];
  projects: readonly (Period & {
    name: string;
    description: string;
    url: string;
    keywords?: readonly string[];
    collaborators?: readonly string[];
  })[];
  certificates: readonly { name: string; issuer: string; date: string; id?: string; keywords?: readonly string[] }[];
  skills: readonly string[];
  languages: readonly { language: string; fluency?: string }[];
}

/** Joins texts with line breaks. */
export const below = (...texts: readonly string[]): string => texts.filter(Boolean).join("\n");

/** A degree and its field of study, unless that is a code. */
export const degreeOf = (degree: string, field: string): string =>
  [degree, /\p{L}/u.test(field) ? field : ""].filter(Boolean).join(", ");

/** The lowest of the levels in these texts; empty if there is none (D-469). */
export function lowestLevel(texts: readonly string[]): string {
  const levels = new Set(texts.map(statedLevel));
  return languageLevels.find((level) => levels.has(level)) ?? "";
}

const most = maxPerPerson.cvEntries;

const title = (line: string) => clipped(line, textLimits.title);
const name = (line: string) => clipped(line, textLimits.name);
const text = (lines: string) => clipped(lines, textLimits.text);

const periodOf = ({ startDate, endDate }: Period) => ({
  ...(startDate && { startDate }),
  ...(endDate && { endDate }),
});

const wordsOf = (words: readonly string[] = [], count = maxTags) =>
  [...new Set(words)].filter((word) => word !== "" && word.length <= maxTagLength).slice(0, count);

function keywordsOf(entry: { keywords?: readonly string[] }) {
  const keywords = wordsOf(entry.keywords);
  return keywords.length > 0 ? { keywords } : {};
}

function addressOf(url: string) {
  const address = url === "" ? undefined : webAddress(completedAddress(url));
  return address && address.length <= textLimits.webAddress ? { url: address } : {};
}

/** The entries to propose: those with a name, within the limits of the contract. */
export function entriesOf(found: Found): ProposedCv {
  const work = found.work.flatMap((job) => {
    const named = { ...(job.name && { name: name(job.name) }), ...(job.position && { position: title(job.position) }) };
    const typed = job.type ? { employmentType: job.type } : {};
    const period = { ...periodOf(job), ...(job.hasEnded && { ongoing: false }) };
    const rest = { ...keywordsOf(job), ...(job.summary && { summary: text(job.summary) }) };
    return job.name || job.position ? { ...named, ...typed, ...period, ...rest } : [];
  });
  const education = found.education.flatMap((school) => {
    const { institution, studyType, description } = school;
    const courses = wordsOf(school.courses);
    const named = {
      ...(institution && { institution: name(institution) }),
      ...(studyType && { studyType: title(studyType) }),
    };
    const rest = { ...(courses.length > 0 && { courses }), ...(description && { description: text(description) }) };
    return institution || studyType ? { ...named, ...periodOf(school), ...rest } : [];
  });
  const projects = found.projects.flatMap((project) => {
    const { description } = project;
    const collaborators = wordsOf(project.collaborators);
    const described = { name: title(project.name), ...(description && { description: text(description) }) };
    const rest = { ...(collaborators.length > 0 && { collaborators }), ...addressOf(project.url) };
    return project.name ? { ...described, ...periodOf(project), ...keywordsOf(project), ...rest } : [];
  });
  const certificates = found.certificates.flatMap((certificate) => {
    const { issuer, date, id } = certificate;
    const rest = { ...(issuer && { issuer: name(issuer) }), ...(date && { date }), ...(id && { id: name(id) }) };
    return certificate.name ? { name: title(certificate.name), ...rest, ...keywordsOf(certificate) } : [];
  });
  const languages = found.languages.map(({ language, fluency = "" }) => ({ language, stated: statedLevel(fluency) }));
  return {
    work: work.slice(0, most),
    education: education.slice(0, most),
    projects: projects.slice(0, most),
    certificates: certificates.slice(0, most),
    skills: wordsOf(found.skills, most).map((skill) => ({ name: skill })),
    languages: wordsOf(languages.map(({ language }) => language)).map((language) => {
      const stated = languages.find((each) => each.language === language)?.stated;
      return { language, ...(stated && { fluency: fluencyOf(stated) }) };
    }),
  };
}
