import type { ContractType } from "./employment-contract";
import { optionalDay } from "./dates";
import { cvErrors } from "./errors/cv";
import { fieldErrors } from "./errors/fields";
import type { ErrorText } from "./language";
import { FieldProblem } from "./problems";
import { distinctTags } from "./tags";
import { keptAddress } from "./web-address";

/** Validates a field beyond openapi.yaml; returns the error text. */
type Refuse = (field: string, why: ErrorText) => void;

/** The rules of a CV list: an entry's input, and its stored form. */
export interface CvRules<Fields> {
  /** An update with all of these fields replaces the entry: omitted fields are cleared. */
  required: readonly (keyof Fields)[];
  /** The values of fields that a full update omits. */
  blank: Fields;
  /** Adds to an update what its fields imply for others. */
  complete?: (update: Partial<Fields>, before: Fields) => Partial<Fields>;
  keep: (fields: Fields, refuse: Refuse) => Fields;
}

export interface Period {
  startedAt: string;
  finishedAt: string | null;
}

/** A date as stored; null, empty and the zero date become null. */
function optionalDate(field: string, given: string | null, refuse: Refuse): string | null {
  const date = optionalDay(given);
  // RFC 3339 allows the year 0, PostgreSQL does not.
  if (date?.startsWith("0000-")) refuse(field, fieldErrors.date);
  return date;
}

/** Validates start and end; the end is not before the start. */
function period(given: Period, refuse: Refuse): Period {
  const startedAt = optionalDate("startedAt", given.startedAt, refuse);
  if (startedAt === null) refuse("startedAt", fieldErrors.required);
  const finishedAt = optionalDate("finishedAt", given.finishedAt, refuse);
  if (finishedAt !== null && finishedAt < (startedAt ?? "")) refuse("finishedAt", cvErrors.endBeforeStart);
  return { startedAt: startedAt ?? "", finishedAt };
}

const formation: CvRules<
  Period & { institution: string; degree: string; description: string | null; skills: string[] }
> = {
  required: ["institution", "degree", "startedAt"],
  blank: { institution: "", degree: "", startedAt: "", finishedAt: null, description: null, skills: [] },
  keep: (fields, refuse) => ({
    ...fields,
    ...period(fields, refuse),
    description: fields.description || null,
    skills: distinctTags(fields.skills),
  }),
};

type Experience = Period & {
  jobTitle: string;
  company: string;
  experienceType: ContractType;
  /** Whether the person still has this job. */
  ongoing?: boolean;
  description?: string | null;
  technologies: string[];
};

/** An ongoing experience has no end, and an end means that it is not ongoing any more (D-277). */
function withEnd(update: Partial<Experience>, before: Experience): Partial<Experience> {
  if (update.ongoing) return { ...update, finishedAt: null };
  // Empty instead of null, so that the end is required.
  if (update.finishedAt !== undefined) return { ...update, ongoing: false, finishedAt: update.finishedAt ?? "" };
  return update.ongoing === false && before.ongoing ? { ...update, finishedAt: "" } : update;
}

const experience: CvRules<Experience> = {
  required: ["jobTitle", "company", "startedAt", "finishedAt"],
  blank: {
    jobTitle: "",
    company: "",
    experienceType: "cdi",
    startedAt: "",
    finishedAt: null,
    ongoing: false,
    description: null,
    technologies: [],
  },
  complete: withEnd,
  keep: (fields, refuse) => {
    const { ongoing = false } = fields;
    const kept = period(ongoing ? { ...fields, finishedAt: null } : fields, refuse);
    // An imported entry may have no end. It stays so until an end is given; an explicit null is refused.
    if (!ongoing && fields.finishedAt !== null && kept.finishedAt === null) refuse("finishedAt", fieldErrors.required);
    return {
      ...fields,
      ...kept,
      ongoing,
      description: fields.description || null,
      technologies: distinctTags(fields.technologies),
    };
  },
};

const project: CvRules<{
  title: string;
  Description: string;
  technologies: string[];
  collaborators: string[];
  demoUrl: string | null;
}> = {
  required: ["title", "Description"],
  blank: { title: "", Description: "", technologies: [], collaborators: [], demoUrl: null },
  keep: (fields) => ({
    ...fields,
    technologies: distinctTags(fields.technologies),
    collaborators: distinctTags(fields.collaborators),
    demoUrl: keptAddress("demoUrl", fields.demoUrl ?? "") || null,
  }),
};

const certification: CvRules<{
  title: string;
  organization: string;
  skills: string[];
  certificationID: string | null;
  issuedTo: string | null;
}> = {
  required: ["title", "organization"],
  blank: { title: "", organization: "", skills: [], certificationID: null, issuedTo: null },
  keep: (fields, refuse) => ({
    ...fields,
    skills: distinctTags(fields.skills),
    certificationID: fields.certificationID || null,
    issuedTo: optionalDate("issuedTo", fields.issuedTo, refuse),
  }),
};

/** The four lists of a CV. */
export const cvRules = { formation, experience, project, certification };

/** The stored form of an entry; throws a `FieldProblem` if invalid. */
export function keptEntry<Fields>(rules: CvRules<Fields>, fields: Fields): Fields {
  const problems: Record<string, ErrorText> = {};
  const kept = rules.keep(fields, (field, why) => {
    problems[field] ??= why;
  });
  if (Object.keys(problems).length > 0) throw new FieldProblem(problems);
  return kept;
}

/** Applies an update to an entry; an update with all required fields replaces it. */
export function changedEntry<Fields>(rules: CvRules<Fields>, before: Fields, update: Partial<Fields>): Fields {
  const body = rules.complete?.(update, before) ?? update;
  const isFull = rules.required.every((name) => body[name] !== undefined);
  return keptEntry(rules, { ...(isFull ? rules.blank : before), ...body });
}
