import { isTooDeep, maxJsonBytes, maxStored } from "@passerelle/domain";
import type { ResumeEntries, ResumePart } from "./entries";
import { certification, experience, formation, language, project, type Proposal, skillsIn } from "./proposals";
import { type Foreign, isForeign, listIn } from "./values";

/** The proposals of a file. */
export interface ReadResume {
  parts: { [Part in ResumePart]: readonly Proposal<ResumeEntries[Part]>[] };
  /** The number of entries beyond the storage limits. */
  beyond: number;
  /** The number of entries that cannot be read. */
  unreadable: number;
  /** The sections whose entries cannot be stored. */
  ignored: readonly IgnoredSection[];
}

/** The reason that a file cannot be read at all. */
export type ResumeRefusal = "tooLarge" | "notJson" | "notAResume";

const ignoredSections = ["volunteer", "awards", "publications", "interests", "references"] as const;
type IgnoredSection = (typeof ignoredSections)[number];
const sections = ["education", "work", "projects", "certificates", "skills", "languages"] as const;

type Sections = Record<(typeof sections)[number], readonly Foreign[]>;

/** Maximum size of a file, in bytes. */
export const maxResumeBytes = maxJsonBytes.member;

/** Reads a JSON Resume file (D-230): its proposals, or the reason that it cannot be read. */
export function readJsonResume(text: string): ReadResume | ResumeRefusal {
  if (text.length > maxResumeBytes) return "tooLarge";
  const file = parsed(text);
  if (file === undefined) return "notJson";
  if (!isForeign(file) || ![...sections, ...ignoredSections].some((name) => Array.isArray(file[name])))
    return "notAResume";
  const counts = { beyond: 0, unreadable: 0 };
  const entriesOf = (name: keyof Sections) => {
    const all = listIn(file, name);
    const read = all.slice(0, maxStored.cvEntries);
    counts.beyond += all.length - read.length;
    const entries = read.filter(isForeign);
    counts.unreadable += read.length - entries.length;
    return entries;
  };
  const parts = {
    formations: entriesOf("education").map(formation),
    experiences: entriesOf("work").map(experience),
    projects: entriesOf("projects").map(project),
    certifications: entriesOf("certificates").map(certification),
    skills: entriesOf("skills").flatMap(skillsIn),
    languages: entriesOf("languages").map(language),
  };
  const skills = parts.skills.slice(0, maxStored.cvEntries);
  counts.beyond += parts.skills.length - skills.length;
  const ignored = ignoredSections.filter((name) => listIn(file, name).length > 0);
  return { parts: { ...parts, skills }, ...counts, ignored };
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
