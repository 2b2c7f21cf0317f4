import type { Schemas } from "@passerelle/api";
import { type Applicant, explain } from "@passerelle/domain";
import type { OfferRow, ReadOffer } from "./store";

/** An offer as everybody may read it; the count of applications is for its recruiter. */
export function jobOffer(row: OfferRow, applications?: number): Schemas["JobOffer"] {
  return {
    id: row.id,
    jobTitle: row.job_title,
    description: row.description,
    location: row.location,
    contract: row.contract,
    salary: row.salary,
    skills: row.skills,
    benefits: row.benefits,
    active: row.active,
    createdAt: row.created_at.toISOString(),
    ...(applications !== undefined && { applicationsCount: applications }),
  };
}

/** A row of the applicant's list. */
export function offerForApplicant(row: ReadOffer, applicant: Applicant): Schemas["JobOfferForApplicant"] {
  return {
    id: row.id,
    ID: row.id,
    jobTitle: row.job_title,
    location: row.location,
    contract: row.contract,
    company: row.company || null,
    recruiter: recruiterOf(row),
    skills: row.skills,
    active: row.active,
    createdAt: row.created_at.toISOString(),
    ...applicationOf(row),
    match: matchOf(row, applicant),
  };
}

/** An offer in full; applicants also see the state of their application. */
export function offerDetail(row: ReadOffer, applicant: Applicant | undefined): Schemas["JobOfferDetail"] {
  return {
    ...jobOffer(row),
    recruiter: recruiterOf(row),
    ...(applicant && { ...applicationOf(row), match: matchOf(row, applicant) }),
  };
}

const recruiterOf = ({ username, company }: ReadOffer) => ({ username, company: company || null });

const matchOf = ({ skills, keys }: ReadOffer, applicant: Applicant) =>
  explain(
    applicant.skills,
    skills.map((name, position) => ({ name, key: keys[position] ?? null })),
  );

function applicationOf({ application_id, seen_at, decision }: ReadOffer) {
  const applied = seen_at === null ? ("applied_not_seen" as const) : ("applied_seen" as const);
  return {
    applicationStatus: application_id === null ? ("not_applied" as const) : applied,
    applicationID: application_id,
    decision,
  };
}
