import type { Schemas } from "@passerelle/api";
import type { Form } from "../http/form";
import type { Row } from "./rows";
import { words } from "../http/words";

const CONTRACTS = ["stage", "alternance", "cdd", "cdi", "freelance"] as const;

/** What makes a body the full form, in which an omitted optional field is cleared (D-082). */
export const REQUIRED = {
  formation: ["institution", "degree", "startedAt"],
  experience: ["jobTitle", "company", "startedAt", "finishedAt"],
  project: ["title", "Description"],
  certification: ["title", "organization"],
} as const;

export function readFormation(form: Form) {
  const formation = {
    institution: form.required("institution", 100),
    degree: form.required("degree", 150),
    startedAt: form.requiredDate("startedAt"),
    finishedAt: form.date("finishedAt"),
    description: form.optional("description", 5000),
    skills: form.list("skills"),
  };
  checkPeriod(form, formation);
  form.refuse("flat");
  return formation;
}

export function readExperience(form: Form) {
  const experience = {
    jobTitle: form.required("jobTitle", 150),
    company: form.required("company", 100),
    experienceType: form.choice("experienceType", CONTRACTS, "cdi"),
    startedAt: form.requiredDate("startedAt"),
    finishedAt: form.requiredDate("finishedAt") || null,
    technologies: form.list("technologies"),
  };
  checkPeriod(form, experience);
  form.refuse("flat");
  return experience;
}

export function readProject(form: Form) {
  const project = {
    title: form.required("title", 150),
    Description: form.required("Description", 5000),
    technologies: form.list("technologies"),
    collaborators: form.list("collaborators"),
    demoUrl: form.url("demoUrl"),
  };
  form.refuse("flat");
  return project;
}

export function readCertification(form: Form) {
  const certification = {
    title: form.required("title", 150),
    organization: form.required("organization", 100),
    skills: form.list("skills"),
    certificationID: form.optional("certificationID", 100),
    issuedTo: form.date("issuedTo"),
  };
  form.refuse("flat");
  return certification;
}

/** An end before the start is refused wherever it comes from (D-090). */
function checkPeriod(form: Form, { startedAt, finishedAt }: { startedAt: string; finishedAt: string | null }) {
  if (finishedAt && finishedAt < startedAt) form.mistake("finishedAt", words.endBeforeStart);
}

export function presentFormation(row: Row<"formation">): Schemas["Formation"] {
  const { id, institution, degree, startedAt, finishedAt, description, skills } = row;
  return { id, institution, degree, startedAt, finishedAt, description, skills };
}

export function presentExperience(row: Row<"experience">): Schemas["Experience"] {
  const { id, jobTitle, company, experienceType, startedAt, finishedAt, technologies } = row;
  return { id, jobTitle, company, experienceType, startedAt, finishedAt, technologies };
}

export function presentProject(row: Row<"project">): Schemas["Project"] {
  const { id, title, Description, technologies, collaborators, demoUrl } = row;
  return { id, title, Description, technologies, collaborators, demoUrl };
}

export function presentCertification(row: Row<"certification">): Schemas["Certification"] {
  const { id, title, organization, skills, certificationID, issuedTo } = row;
  return { id, title, organization, skills, certificationID, issuedTo };
}
