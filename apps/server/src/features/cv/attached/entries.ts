import { completedAddress, maxStored, textLimits, webAddress } from "@passerelle/domain";
import type { ProposedCv } from "../reader/propose";

interface Period {
  startDate: string;
  endDate: string;
}

/** What a file says; empty texts are unknown. */
interface Found {
  work: readonly (Period & { name: string; position: string; summary: string; keywords?: readonly string[] })[];
  education: readonly (Period & {
    institution: string;
    studyType: string;
    description: string;
    courses?: readonly string[];
  })[];
  projects: readonly (Period & { name: string; description: string; url: string; keywords?: readonly string[] })[];
  certificates: readonly { name: string; issuer: string; date: string }[];
  skills: readonly string[];
  languages: readonly string[];
}

const most = maxStored.cvEntries;
const maxWord = 60;
const maxWords = 50;

const title = (text: string) => text.slice(0, textLimits.title);
const name = (text: string) => text.slice(0, textLimits.name);

const periodOf = ({ startDate, endDate }: Period) => ({
  ...(startDate && { startDate }),
  ...(endDate && { endDate }),
});

const wordsOf = (words: readonly string[] = []) =>
  [...new Set(words)].filter((word) => word !== "" && word.length <= maxWord).slice(0, maxWords);

function addressOf(url: string) {
  const address = url === "" ? undefined : webAddress(completedAddress(url));
  return address && address.length <= textLimits.webAddress ? { url: address } : {};
}

/** The entries to propose: those with a name, within the limits of the contract. */
export function entriesOf(found: Found): ProposedCv {
  const work = found.work.flatMap((job) => {
    const keywords = wordsOf(job.keywords);
    const named = { ...(job.name && { name: name(job.name) }), ...(job.position && { position: title(job.position) }) };
    const rest = { ...(keywords.length > 0 && { keywords }), ...(job.summary && { summary: job.summary }) };
    return job.name || job.position ? { ...named, ...periodOf(job), ...rest } : [];
  });
  const education = found.education.flatMap((school) => {
    const { institution, studyType, description } = school;
    const courses = wordsOf(school.courses);
    const named = {
      ...(institution && { institution: name(institution) }),
      ...(studyType && { studyType: title(studyType) }),
    };
    const rest = { ...(courses.length > 0 && { courses }), ...(description && { description }) };
    return institution || studyType ? { ...named, ...periodOf(school), ...rest } : [];
  });
  const projects = found.projects.flatMap((project) => {
    const keywords = wordsOf(project.keywords);
    const { description } = project;
    const rest = { ...(keywords.length > 0 && { keywords }), ...addressOf(project.url) };
    const described = { name: title(project.name), ...(description && { description }) };
    return project.name ? { ...described, ...periodOf(project), ...rest } : [];
  });
  const certificates = found.certificates.flatMap(({ name: what, issuer, date }) => {
    const rest = { ...(issuer && { issuer: name(issuer) }), ...(date && { date }) };
    return what ? { name: title(what), ...rest } : [];
  });
  return {
    work: work.slice(0, most),
    education: education.slice(0, most),
    projects: projects.slice(0, most),
    certificates: certificates.slice(0, most),
    skills: wordsOf(found.skills).map((skill) => ({ name: skill })),
    languages: wordsOf(found.languages).map((language) => ({ language })),
  };
}
