import type { ApplicantProfile } from "./queries";

/** The parts that a profile lacks, and that offers are matched by or recruiters look for first. */
export function missingOf({ profile, sector, skills, resumeUrl }: ApplicantProfile) {
  const parts = [
    { field: "profile", stated: profile },
    { field: "sector", stated: sector },
    { field: "skills", stated: skills.length > 0 },
    { field: "resume", stated: resumeUrl },
  ] as const;
  return parts.filter(({ stated }) => !stated).map(({ field }) => field);
}
