import type { Schemas } from "@passerelle/api";
import { cvErrors, type CvRules, cvRules, type ErrorText } from "@passerelle/domain";
import type { Selectable } from "kysely";
import type { Database } from "../../platform/database/schema";
import type { SkillSource } from "../profiles";

export type Table = "formations" | "experiences" | "projects" | "certifications";
export type Columns<Of extends Table> = Omit<Selectable<Database[Of]>, "id" | "user_id" | "place" | "created_at">;
/** The columns of an entry that queries read. */
export type Row<Of extends Table> = Columns<Of> & { id: number };
/** The fields of an entry that its owner edits. */
export type Fields<Entry> = Omit<Entry, "id">;

/** The configuration of one of the CV's four lists. */
export interface Section<Of extends Table, Entry extends { id: number }> {
  table: Of;
  /** The column of applicant_skills that refers to its entries. */
  source: SkillSource;
  /** The default order of entries that their owner has not moved: latest in this column first, then highest id. */
  order: "started_at" | "created_at";
  rules: CvRules<Fields<Entry>>;
  /** An entry as columns, without its skills. */
  columns: (fields: Fields<Entry>) => Columns<Of>;
  columnNames: readonly (string & keyof Columns<Of>)[];
  skills: (fields: Fields<Entry>) => readonly string[];
  toJson: (row: Row<Of>, skills: string[]) => Entry;
  missing: ErrorText;
}

export const formations: Section<"formations", Schemas["Formation"]> = {
  table: "formations",
  source: "formation_id",
  order: "started_at",
  rules: cvRules.formation,
  columns: ({ institution, degree, startedAt, finishedAt, description }) => ({
    institution,
    degree,
    started_at: startedAt,
    finished_at: finishedAt,
    description: description ?? "",
  }),
  columnNames: ["institution", "degree", "started_at", "finished_at", "description"],
  skills: ({ skills }) => skills,
  toJson: ({ id, institution, degree, ...row }, skills) => ({
    id,
    institution,
    degree,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    description: row.description || null,
    skills,
  }),
  missing: cvErrors.noFormation,
};

export const experiences: Section<"experiences", Schemas["Experience"]> = {
  table: "experiences",
  source: "experience_id",
  order: "started_at",
  rules: cvRules.experience,
  columns: ({ jobTitle, company, experienceType, startedAt, finishedAt, ongoing, description }) => ({
    job_title: jobTitle,
    company,
    experience_type: experienceType,
    started_at: startedAt,
    finished_at: finishedAt,
    ongoing: ongoing ?? false,
    description: description ?? "",
  }),
  columnNames: ["job_title", "company", "experience_type", "started_at", "finished_at", "ongoing", "description"],
  skills: ({ technologies }) => technologies,
  toJson: ({ id, company, ...row }, technologies) => ({
    id,
    jobTitle: row.job_title,
    company,
    experienceType: row.experience_type,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    // A server of the previous release ends an entry without changing the column.
    ongoing: row.ongoing && row.finished_at === null,
    description: row.description || null,
    technologies,
  }),
  missing: cvErrors.noExperience,
};

export const projects: Section<"projects", Schemas["Project"]> = {
  table: "projects",
  source: "project_id",
  order: "created_at",
  rules: cvRules.project,
  columns: ({ title, Description, collaborators, demoUrl }) => ({
    title,
    description: Description,
    collaborators,
    demo_url: demoUrl ?? "",
  }),
  columnNames: ["title", "description", "collaborators", "demo_url"],
  skills: ({ technologies }) => technologies,
  toJson: ({ id, title, description, collaborators, demo_url }, technologies) => ({
    id,
    title,
    Description: description,
    technologies,
    collaborators,
    demoUrl: demo_url || null,
  }),
  missing: cvErrors.noProject,
};

export const certifications: Section<"certifications", Schemas["Certification"]> = {
  table: "certifications",
  source: "certification_id",
  order: "created_at",
  rules: cvRules.certification,
  columns: ({ title, organization, certificationID, issuedTo }) => ({
    title,
    organization,
    credential_id: certificationID ?? "",
    issued_to: issuedTo,
  }),
  columnNames: ["title", "organization", "credential_id", "issued_to"],
  skills: ({ skills }) => skills,
  toJson: ({ id, title, organization, credential_id, issued_to }, skills) => ({
    id,
    title,
    organization,
    skills,
    certificationID: credential_id || null,
    issuedTo: issued_to,
  }),
  missing: cvErrors.noCertification,
};
