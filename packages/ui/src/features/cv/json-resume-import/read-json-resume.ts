import { type IgnoredSection, isTooDeep, maxPerPerson, readResume } from "@passerelle/domain";
import { maxResumeBytes } from "../import-limits";
import type { ResumeEntries, ResumePart } from "./entries";
import { certification, experience, formation, language, project, type Proposal, skill } from "./proposals";

export interface ResumeProposals {
  parts: { [Part in ResumePart]: readonly Proposal<ResumeEntries[Part]>[] };
  /** The number of entries beyond the storage limits. */
  beyond: number;
  unreadable: number;
  /** The sections whose entries cannot be stored. */
  ignored: readonly IgnoredSection[];
}

/** The reason that a file cannot be read at all. */
export type ResumeRefusal = "tooLarge" | "empty" | "notJson" | "notAResume";

/** Reads a JSON Resume file (D-231): its proposals, or the reason that it cannot be read. */
export function readJsonResume(text: string): ResumeProposals | ResumeRefusal {
  if (text.length > maxResumeBytes) return "tooLarge";
  if (text.trim() === "") return "empty";
  const file = parsed(text);
  if (file === undefined) return "notJson";
  const resume = readResume(file);
  if (!resume) return "notAResume";
  let beyond = 0;
  const first = <Entry>(entries: readonly Entry[]) => {
    const read = entries.slice(0, maxPerPerson.cvEntries);
    beyond += entries.length - read.length;
    return read;
  };
  const parts = {
    formations: first(resume.education).map(formation),
    experiences: first(resume.work).map(experience),
    projects: first(resume.projects).map(project),
    certifications: first(resume.certificates).map(certification),
    skills: first(resume.skills).map(skill),
    languages: first(resume.languages).map(language),
  };
  return { parts, beyond, unreadable: resume.unreadable, ignored: resume.ignored };
}

function parsed(text: string): unknown {
  const json = text.replace(/^\uFEFF/, "");
  if (isTooDeep(json)) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
