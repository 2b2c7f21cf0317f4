import type { Schemas } from "@passerelle/api";
import { type ApplicantProfileRow, applicantProfile } from "../profiles";
import type { PersonRow } from "./store";

type Cv = Pick<Schemas["PersonProfile"], "formations" | "experiences" | "projects" | "certifications">;

const nothing = {
  profile: null,
  sector: null,
  academicLevel: null,
  experienceLevel: null,
  skills: [],
  languages: [],
  portfolioUrl: null,
  availableImmediately: false,
};

/** An applicant's profile, if they have saved one, with their CV. */
export function personProfile(row: ApplicantProfileRow | undefined, cv: Cv): Schemas["PersonProfile"] {
  const { profile: title, sector, ...rest } = row ? applicantProfile(row, null) : nothing;
  const { academicLevel, experienceLevel, skills, languages, portfolioUrl, availableImmediately } = rest;
  const levels = { academicLevel, experienceLevel };
  return { title, sector, ...levels, skills, languages, portfolioUrl, availableImmediately, ...cv };
}

/** A person with as much as the reader may see. */
export const person = (
  { id, firstname, lastname, username, avatar, role }: PersonRow,
  profile: Schemas["PersonProfile"] | null,
): Schemas["PersonDetail"] => ({ id, firstname, lastname, username, avatar, role, profile });
