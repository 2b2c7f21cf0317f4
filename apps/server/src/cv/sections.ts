import type { Schemas } from "@passerelle/api";
import type { Selectable } from "kysely";
import type { SkillSource } from "../platform/declared-skills";
import type { Text } from "../platform/language";
import type { Database } from "../platform/schema";
import { fieldTexts } from "../platform/texts";
import { keptAddress } from "../platform/web-address";
import { tags } from "../platform/words";
import { optionalDate, period, type Refuse } from "./fields";
import { texts } from "./texts";

export type Table = "formations" | "experiences" | "projects" | "certifications";
export type Row<Of extends Table> = Selectable<Database[Of]>;
export type Columns<Of extends Table> = Omit<Row<Of>, "id" | "user_id" | "created_at">;
/** What somebody writes of an entry, as it is on the wire. */
export type Fields<Entry> = Omit<Entry, "id">;

/** A list of the CV: all that tells it from the other three. */
export interface Section<Of extends Table, Entry extends { id: number }> {
  table: Of;
  /** Which skills are its entries'. */
  source: SkillSource;
  /** The latest of this column comes first, then the highest id (D-091). */
  order: "started_at" | "created_at";
  /** A body that carries all of these is the full form (D-082). */
  required: readonly (keyof Fields<Entry>)[];
  /** What the full form says where it omits a field. */
  blank: Fields<Entry>;
  /** What is stored of an entry, beside its skills. */
  columns: (fields: Fields<Entry>, refuse: Refuse) => Columns<Of>;
  skills: (fields: Fields<Entry>) => readonly string[];
  present: (row: Row<Of>, skills: string[]) => Entry;
  missing: Text;
}

export const formations: Section<"formations", Schemas["Formation"]> = {
  table: "formations",
  source: "formation_id",
  order: "started_at",
  required: ["institution", "degree", "startedAt"],
  blank: { institution: "", degree: "", startedAt: "", finishedAt: null, description: null, skills: [] },
  columns: ({ institution, degree, description, ...dates }, refuse) => ({
    institution,
    degree,
    ...period(dates, refuse),
    description: description ?? "",
  }),
  skills: ({ skills }) => skills,
  present: ({ id, institution, degree, ...row }, skills) => ({
    id,
    institution,
    degree,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    description: row.description || null,
    skills,
  }),
  missing: texts.noFormation,
};

export const experiences: Section<"experiences", Schemas["Experience"]> = {
  table: "experiences",
  source: "experience_id",
  order: "started_at",
  required: ["jobTitle", "company", "startedAt", "finishedAt"],
  blank: { jobTitle: "", company: "", experienceType: "cdi", startedAt: "", finishedAt: null, technologies: [] },
  columns: ({ jobTitle, company, experienceType, ...dates }, refuse) => {
    const stored = period(dates, refuse);
    // An imported entry without an end keeps none until one is given; given as none it is refused (D-092).
    if (dates.finishedAt !== null && stored.finished_at === null) refuse("finishedAt", fieldTexts.required);
    return { job_title: jobTitle, company, experience_type: experienceType, ...stored };
  },
  skills: ({ technologies }) => technologies,
  present: ({ id, company, ...row }, technologies) => ({
    id,
    jobTitle: row.job_title,
    company,
    experienceType: row.experience_type,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    technologies,
  }),
  missing: texts.noExperience,
};

export const projects: Section<"projects", Schemas["Project"]> = {
  table: "projects",
  source: "project_id",
  order: "created_at",
  required: ["title", "Description"],
  blank: { title: "", Description: "", technologies: [], collaborators: [], demoUrl: null },
  columns: ({ title, Description, collaborators, demoUrl }) => ({
    title,
    description: Description,
    collaborators: tags(collaborators),
    demo_url: keptAddress("demoUrl", demoUrl ?? ""),
  }),
  skills: ({ technologies }) => technologies,
  present: ({ id, title, description, collaborators, demo_url }, technologies) => ({
    id,
    title,
    Description: description,
    technologies,
    collaborators,
    demoUrl: demo_url || null,
  }),
  missing: texts.noProject,
};

export const certifications: Section<"certifications", Schemas["Certification"]> = {
  table: "certifications",
  source: "certification_id",
  order: "created_at",
  required: ["title", "organization"],
  blank: { title: "", organization: "", skills: [], certificationID: null, issuedTo: null },
  columns: ({ title, organization, certificationID, issuedTo }, refuse) => ({
    title,
    organization,
    credential_id: certificationID ?? "",
    issued_to: optionalDate("issuedTo", issuedTo, refuse),
  }),
  skills: ({ skills }) => skills,
  present: ({ id, title, organization, credential_id, issued_to }, skills) => ({
    id,
    title,
    organization,
    skills,
    certificationID: credential_id || null,
    issuedTo: issued_to,
  }),
  missing: texts.noCertification,
};
