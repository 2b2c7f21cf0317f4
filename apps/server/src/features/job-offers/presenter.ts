import type { Schemas } from "@passerelle/api";
import { explain } from "@passerelle/domain";
import { ownApplication, statusOf, withdrawnApplication } from "../applications";
import { gazetteer, type Nearby, placeJson } from "../places";
import type { AlertRow } from "./alerts-store";
import type { Declared } from "./reading-applicant";
import { placeOf } from "./offer-place";
import { type ListedOffer, type OfferRow, type OwnOfferRow, payOf, type ReadOffer } from "./store";

type SummaryRow = Parameters<typeof payOf>[0] &
  Pick<OfferRow, "id" | "job_title" | "location" | "contract" | "skills" | "remote" | "closing_date" | "positions">;

/** What every list shows of an offer. */
export const offerSummary = (row: SummaryRow) => ({
  id: row.id,
  jobTitle: row.job_title,
  location: row.location,
  contract: row.contract,
  salary: row.salary,
  ...payOf(row),
  skills: row.skills,
  remote: row.remote,
  closingDate: row.closing_date,
  positions: row.positions,
});

/** An offer as its recruiter sees it. */
export const ownOffer = (row: OwnOfferRow): Schemas["JobOffer"] => ({
  ...jobOffer(row),
  public: row.public,
  applicationsCount: row.applications,
  unreadApplicationsCount: row.unread,
  viewsCount: row.views,
});

/** An offer as everyone sees it. */
export function jobOffer(row: OfferRow): Schemas["JobOffer"] {
  return {
    ...offerSummary(row),
    ...placed(row),
    description: row.description,
    benefits: row.benefits,
    active: row.active,
    createdAt: row.created_at.toISOString(),
    ...(row.is_draft && { draft: true }),
    ...modifiedOf(row),
  };
}

/** The known place of an offer, and its distance in a search around a place. */
export function placed(row: Pick<OfferRow, "location" | "place_id" | "place_text">, near?: Nearby) {
  const place = placeOf(row);
  const distance = place && near?.distanceTo(place.id);
  return { ...(place && { place: placeJson(gazetteer(), place) }), ...(distance !== undefined && { distance }) };
}

const modifiedOf = ({ modified_at }: Pick<OfferRow, "modified_at">) =>
  modified_at ? { modifiedAt: modified_at.toISOString() } : {};

export const alert = ({ id, filters, created_at }: AlertRow): Schemas["OfferAlert"] => ({
  id,
  filters,
  createdAt: created_at.toISOString(),
});

/** A row of the applicant's list. */
export function offerForApplicant(
  row: ListedOffer,
  declared: Declared,
  near?: Nearby,
): Schemas["JobOfferForApplicant"] {
  return {
    ...offerSummary(row),
    ID: row.id,
    ...placed(row, near),
    company: row.company || null,
    recruiter: recruiterOf(row),
    active: row.active,
    createdAt: row.created_at.toISOString(),
    ...modifiedOf(row),
    ...applicationOf(row),
    saved: row.saved,
    match: matchOf(row, declared),
  };
}

/** All details of an offer; applicants also see the history of their application. */
export function offerDetail(row: ReadOffer, declared: Declared | undefined): Schemas["JobOfferDetail"] {
  return {
    ...jobOffer(row),
    recruiter: recruiterOf(row),
    ...(row.public && row.active && row.hidden_at === null && { public: true }),
    ...(declared && { ...applicationOf(row), ...storyOf(row), saved: row.saved, match: matchOf(row, declared) }),
  };
}

const recruiterOf = ({ username, company, is_blocked }: ListedOffer): Schemas["JobOfferRecruiter"] => ({
  username,
  company: company || null,
  ...(is_blocked && { blocked: true }),
});

const matchOf = ({ skills, keys }: ListedOffer, declared: Declared) =>
  explain(
    declared.skills,
    skills.map((name, position) => ({ name, key: keys[position] ?? null })),
    declared.declares,
  );

const applicationOf = (row: ListedOffer) => ({
  applicationStatus: row.application_id === null ? ("not_applied" as const) : statusOf(row),
  applicationID: row.application_id,
  decision: row.decision,
});

/** The reader's application in full, and when earlier ones were withdrawn. */
function storyOf(row: ReadOffer) {
  const { application_id, applied_at, message, decision_message, withdrawn } = row;
  const isThere = application_id !== null && applied_at !== null && message !== null && decision_message !== null;
  return {
    application: isThere
      ? ownApplication({
          ...row,
          offer: row.applied_offer,
          id: application_id,
          offer_id: row.id,
          created_at: applied_at,
          message,
          decision_message,
        })
      : null,
    withdrawnApplications: withdrawn.map(withdrawnApplication),
  };
}
