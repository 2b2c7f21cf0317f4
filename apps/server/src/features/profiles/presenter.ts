import type { Schemas } from "@passerelle/api";
import { deletedPerson } from "@passerelle/domain";
import type { CallFiles } from "../../platform/files/call-files";
import type { Removed } from "../../platform/files/sanitize-outcome";
import { pictureSizes } from "../../platform/files/picture-sizes";
import { languageLevelsOf } from "./language-levels";
import type { ViewRow } from "./resume-views-store";
import type { ApplicantProfileRow, RecruiterProfileRow } from "./store";

/** An applicant's profile; access.ts decides whether the reader gets a link to the resume. */
export function applicantProfile(row: ApplicantProfileRow, resumeUrl: string | null): Schemas["ApplicantProfile"] {
  const languageLevels = languageLevelsOf(row);
  return {
    profile: row.profile || null,
    sector: row.sector || null,
    academicLevel: row.academic_level || null,
    experienceLevel: row.experience_level || null,
    skills: row.skills,
    languages: row.languages,
    ...(languageLevels.length > 0 && { languageLevels }),
    portfolioUrl: row.portfolio_url || null,
    availableImmediately: row.available_immediately,
    resumeUrl,
  };
}

/** The name, size and date of a resume's file, for its owner. */
export function resumeFile(row: ApplicantProfileRow): Pick<Schemas["ApplicantProfile"], "resumeFile"> {
  const { resume_name: name, resume_size: size, resume_stored_at: storedAt } = row;
  return storedAt ? { resumeFile: { name, size, storedAt: storedAt.toISOString() } } : {};
}

/** The parts removed from a resume when it was stored, if any. */
export const removedFromResume = (removed: Removed): Pick<Schemas["ApplicantProfileAnswer"], "removedFromResume"> =>
  Object.keys(removed).length > 0 ? { removedFromResume: removed } : {};

/** A profile as its owner sees it. */
export const ownProfile = (row: ApplicantProfileRow, files: Pick<CallFiles, "resumeLink">) => ({
  ...applicantProfile(row, row.resume_file && files.resumeLink(row.resume_file)),
  ...resumeFile(row),
});

/** The columns of a company's profile; null without one. */
type CompanyFields = {
  [Column in keyof RecruiterProfileRow]: RecruiterProfileRow[Column] | null;
};

/** A company's logo, and its smaller versions if there are any. */
export function logoOf(
  { logo_file }: Pick<CompanyFields, "logo_file">,
  files: Pick<CallFiles, "pictureLink">,
): Pick<Schemas["RecruiterProfile"], "logo" | "logoSizes"> {
  const logoSizes = pictureSizes(logo_file, "logo");
  return { logo: logo_file && files.pictureLink(logo_file), ...(logoSizes && { logoSizes }) };
}

/** A recruiter's company, the same for everyone. */
export function recruiterProfile(
  row: CompanyFields,
  files: Pick<CallFiles, "pictureLink">,
): Schemas["RecruiterProfile"] {
  return {
    company: row.company || null,
    sector: row.sector || null,
    website: row.website || null,
    headquarters: row.headquarters || null,
    employees: row.employees || null,
    description: row.description || null,
    ...logoOf(row, files),
  };
}

/** A person who opened a resume, for its owner; never includes the network address. */
export function resumeView(row: ViewRow): Schemas["ResumeView"] {
  const { id, opened_at, times, company, person_id, username, firstname, lastname, avatar } = row;
  const isGone = person_id === null || username === null || firstname === null || lastname === null;
  return {
    id,
    person: isGone ? deletedPerson : { id: person_id, username, firstname, lastname, avatar },
    company: company || null,
    lastViewedAt: opened_at.toISOString(),
    views: times,
  };
}
