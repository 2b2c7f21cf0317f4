import type { Schemas } from "@passerelle/api";
import type { CallFiles } from "../../platform/files/files";
import type { ApplicantProfileRow, RecruiterProfileRow } from "./store";

/** An applicant's profile; whether its reader gets a link to the resume is decided in access.ts. */
export function applicantProfile(row: ApplicantProfileRow, resumeUrl: string | null): Schemas["ApplicantProfile"] {
  return {
    profile: row.profile || null,
    sector: row.sector || null,
    academicLevel: row.academic_level || null,
    experienceLevel: row.experience_level || null,
    skills: row.skills,
    languages: row.languages,
    portfolioUrl: row.portfolio_url || null,
    availableImmediately: row.available_immediately,
    resumeUrl,
  };
}

/** A recruiter's company, the same for everybody. */
export function recruiterProfile(
  row: RecruiterProfileRow,
  files: Pick<CallFiles, "pictureLink">,
): Schemas["RecruiterProfile"] {
  return {
    company: row.company || null,
    sector: row.sector || null,
    website: row.website || null,
    headquarters: row.headquarters || null,
    employees: row.employees || null,
    description: row.description || null,
    logo: row.logo_file && files.pictureLink(row.logo_file),
  };
}
