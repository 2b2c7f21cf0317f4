import type { Schemas } from "@passerelle/api";
import { changedTerms, statedPay } from "@passerelle/domain";
import type { CallFiles } from "../../platform/files/call-files";
import { statusOf } from "./application-status";
import type { KeptRow } from "./kept-store";
import type { NoteRow } from "./notes-store";
import type { ReceivedRow } from "./received-store";
import type { ApplicationRow, OwnApplicationRow } from "./store";
import type { TemplateRow } from "./templates-store";

type ApplicantRow = Pick<ApplicationRow, "firstname" | "lastname" | "email" | "username">;
type WithdrawnRow = Record<"created_at" | "withdrawn_at", Date | string>;

/** An application as its applicant sees it, also after the offer was deleted. */
export function ownApplication(
  row: OwnApplicationRow & Partial<Pick<KeptRow, "deleted_at" | "offer_terms">>,
): Schemas["OwnApplication"] {
  return {
    id: row.id,
    jobOfferID: row.offer_id,
    message: row.message || null,
    createdAt: row.created_at.toISOString(),
    applicationStatus: statusOf(row),
    seenAt: row.seen_at?.toISOString() ?? null,
    decision: row.decision,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionMessage: row.decision_message || null,
    ...(row.offer && { offer: row.offer }),
    ...(row.offer && row.offer_terms && endOf(row.offer, row.offer_terms)),
    ...(row.deleted_at && { offerDeletedAt: row.deleted_at.toISOString() }),
  };
}

/** What the offer said when it was deleted, if its terms had changed since the application (D-429). */
function endOf(applied: Schemas["AppliedOffer"], last: Schemas["AppliedOffer"]) {
  const changed = changedTerms(applied, last);
  if (changed.length === 0) return {};
  return { deletedOffer: last, ...(changed.includes("jobTitle") && { offerTitle: last.jobTitle }) };
}

/** A row of the applicant's list for a deleted offer, in every field as it was when they applied (D-405). */
export function deletedOffer(row: KeptRow): Schemas["JobOfferForApplicant"] {
  const { id, offer_id, offer, decision, deleted_at } = row;
  const { jobTitle, location, contract, company, skills, salary, remote } = offer;
  return {
    id: offer_id,
    ID: offer_id,
    jobTitle,
    location,
    contract,
    company,
    skills,
    salary,
    ...statedPay(offer),
    remote,
    active: false,
    saved: false,
    applicationStatus: statusOf(row),
    applicationID: id,
    decision,
    deletedAt: deleted_at.toISOString(),
  };
}

/** When an application was sent and withdrawn. Accepts a row, or a row from JSON, where dates are strings. */
export function withdrawnApplication(row: WithdrawnRow): Schemas["WithdrawnApplication"] {
  return {
    createdAt: new Date(row.created_at).toISOString(),
    withdrawnAt: new Date(row.withdrawn_at).toISOString(),
  };
}

/** An application as its recruiter sees it: with a short-lived link to the resume, no birthdate and no address. */
export function application(row: ApplicationRow, files: Pick<CallFiles, "resumeLink">): Schemas["Application"] {
  return {
    id: row.id,
    jobOfferID: row.offer_id,
    createdAt: row.created_at.toISOString(),
    Applicant: applicant(row),
    profile: row.profile || null,
    skills: row.skills,
    resumeUrl: row.resume_file && files.resumeLink(row.resume_file),
    message: row.message || null,
    seenAt: row.seen_at?.toISOString() ?? null,
    decision: row.decision,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionMessage: row.decision_message || null,
    ...(row.offer && { offer: row.offer }),
  };
}

export const note = (row: NoteRow): Schemas["ApplicationNote"] => ({
  id: row.id,
  text: row.text,
  createdAt: row.created_at.toISOString(),
});

export const template = ({ id, name, decision, text }: TemplateRow): Schemas["LetterTemplate"] => ({
  id,
  name,
  decision,
  text,
});

/** An application in its recruiter's list. */
export const receivedApplication = (row: ReceivedRow): Schemas["ReceivedApplication"] => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  Applicant: applicant(row),
  profile: row.profile || null,
  seenAt: row.seen_at?.toISOString() ?? null,
  decision: row.decision,
});

const applicant = ({ firstname, lastname, email, username }: ApplicantRow): Schemas["ApplicationApplicant"] => ({
  user: {
    firstname: firstname || null,
    lastname: lastname || null,
    email,
    ...(username !== null && { username }),
  },
});
