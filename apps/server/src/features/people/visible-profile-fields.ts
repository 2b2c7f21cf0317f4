import type { Schemas } from "@passerelle/api";
import { type ApplicantProfileRow, applicantProfile } from "../profiles";

type Cv = Pick<Schemas["PersonProfile"], "formations" | "experiences" | "projects" | "certifications">;

const nothing: Schemas["ApplicantProfile"] = {
  profile: null,
  sector: null,
  academicLevel: null,
  experienceLevel: null,
  skills: [],
  languages: [],
  portfolioUrl: null,
  availableImmediately: false,
  resumeUrl: null,
};

/**
 * The fields of an applicant's profile, with the CV, for readers that `maySeeProfile` admits; an application is not
 * needed. Contact data and the resume are not among them (D-086).
 */
export function personProfile(row: ApplicantProfileRow | undefined, cv: Cv): Schemas["PersonProfile"] {
  const { profile: title, sector, ...rest } = row ? applicantProfile(row, null) : nothing;
  const { academicLevel, experienceLevel, skills, languageLevels, portfolioUrl, availableImmediately } = rest;
  const levels = { academicLevel, experienceLevel };
  const languages = { languages: rest.languages, ...(languageLevels && { languageLevels }) };
  return { title, sector, ...levels, skills, ...languages, portfolioUrl, availableImmediately, ...cv };
}
