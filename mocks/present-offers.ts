import type { Schemas } from "@passerelle/api";
import type { Db } from "./db";
import { applicationOf, applicationsTo, isSaved, type ListedOffer, matcher, type Offer } from "./offers";
import { blockedBy, recruiterProfileOf, type Row, type User, userById, without } from "./find-rows";

export const presentPublic = (offer: Offer): Schemas["JobOffer"] => ({
  ...without(offer, "recruiterId", "draft", "public"),
  ...(offer.draft && { draft: true }),
});

export function presentOwn(db: Db, offer: Offer): Schemas["JobOffer"] {
  const applications = applicationsTo(db, offer);
  return {
    ...presentPublic(offer),
    public: offer.public,
    applicationsCount: applications.length,
    unreadApplicationsCount: applications.filter(({ seenAt }) => seenAt === null).length,
  };
}

function recruiterOf(db: Db, recruiterId: number, readerId: number): Schemas["JobOfferRecruiter"] {
  const company = recruiterProfileOf(db, recruiterId)?.company ?? null;
  const isBlocked = blockedBy(db, readerId).includes(recruiterId);
  return { username: userById(db, recruiterId).username, company, ...(isBlocked && { blocked: true }) };
}

function standingOf(application: Row<"application"> | undefined) {
  const applied = application?.seenAt === null ? ("applied_not_seen" as const) : ("applied_seen" as const);
  const applicationStatus = application ? applied : ("not_applied" as const);
  return { applicationStatus, applicationID: application?.id ?? null, decision: application?.decision ?? null };
}

export function presentOwnApplication(application: Row<"application">): Schemas["OwnApplication"] {
  const { id, jobOfferId, message, createdAt, seenAt, decidedAt, decisionMessage } = application;
  const { applicationStatus, decision } = standingOf(application);
  const told = { seenAt, decision, decidedAt, decisionMessage };
  return { id, jobOfferID: jobOfferId, message, createdAt, applicationStatus, ...told };
}

/** A whole offer for a reader. */
export function presentDetail(db: Db, offer: Offer, { id, role }: User): Schemas["JobOfferDetail"] {
  const detail = {
    ...presentPublic(offer),
    recruiter: recruiterOf(db, offer.recruiterId, id),
    ...(offer.public && offer.active && { public: true }),
  };
  if (role !== "applicant") return detail;
  const application = applicationOf(db, id, offer.id);
  return {
    ...detail,
    ...(detail.recruiter.blocked && { active: false }),
    ...standingOf(application),
    saved: isSaved(db, id, offer.id),
    application: application ? presentOwnApplication(application) : null,
    match: matcher(db, id)(offer).match,
  };
}

/** A row of the applicant's list. */
export function presentForApplicant(
  db: Db,
  { offer, match }: ListedOffer,
  me: number,
): Schemas["JobOfferForApplicant"] {
  const recruiter = recruiterOf(db, offer.recruiterId, me);
  return {
    ...without(offer, "recruiterId", "draft", "public", "description", "benefits"),
    ...(recruiter.blocked && { active: false }),
    ID: offer.id,
    ...standingOf(applicationOf(db, me, offer.id)),
    saved: isSaved(db, me, offer.id),
    company: recruiter.company,
    recruiter,
    match,
  };
}
