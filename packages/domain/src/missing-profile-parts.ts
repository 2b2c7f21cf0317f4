interface ApplicantParts {
  hasSkills: boolean;
  profile: string | null;
  resume: string | null;
  sector: string | null;
}

/** The missing parts of an applicant's profile, ordered by their importance for matching and for recruiters. */
export function missingOfApplicant({ hasSkills, profile, resume, sector }: ApplicantParts) {
  const parts = [
    { part: "skills", isThere: hasSkills },
    { part: "profile", isThere: Boolean(profile) },
    { part: "resume", isThere: Boolean(resume) },
    { part: "sector", isThere: Boolean(sector) },
  ] as const;
  return parts.filter(({ isThere }) => !isThere).map(({ part }) => part);
}

export function missingOfRecruiter({ company, description }: Record<"company" | "description", string | null>) {
  const parts = [
    { part: "company", isThere: Boolean(company) },
    { part: "description", isThere: Boolean(description) },
  ] as const;
  return parts.filter(({ isThere }) => !isThere).map(({ part }) => part);
}
