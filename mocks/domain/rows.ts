import type { Schemas } from "@passerelle/api";
import { dayInParis, hasClosed, pageOf, paging } from "@passerelle/domain";
import type { Db } from "../db";
import type { Tables } from "../tables";
import { blockedBy } from "./blocks";

type TableName = Exclude<keyof Tables, symbol>;

/** One row of a table. */
export type Row<Name extends TableName> = ReturnType<Tables[Name]["getAll"]>[number];

export const userById = (db: Db, id: number): Row<"user"> =>
  db.user.findFirst({ where: { id: { equals: id } }, strict: true });

/** An offer that is inactive once its closing date has passed. */
function asOfToday(db: Db) {
  const today = dayInParis(db.clock.now());
  return (offer: Row<"jobOffer">): Row<"jobOffer"> =>
    hasClosed(offer.closingDate, today) ? { ...offer, active: false } : offer;
}

/** All offers. */
export const allOffers = (db: Db): Row<"jobOffer">[] => db.jobOffer.getAll().map(asOfToday(db));

/** A recruiter's offers. */
export const offersOf = (db: Db, recruiterId: number): Row<"jobOffer">[] =>
  db.jobOffer.findMany({ where: { recruiterId: { equals: recruiterId } } }).map(asOfToday(db));

export function offerById(db: Db, id: number): Row<"jobOffer"> | null {
  const offer = db.jobOffer.findFirst({ where: { id: { equals: id } } });
  return offer && asOfToday(db)(offer);
}

/** An offer as a reader sees it, to whom one of somebody whom they block is as one that is closed. */
export const offerAsSeen = (db: Db, readerId: number, offer: Row<"jobOffer">): Row<"jobOffer"> =>
  blockedBy(db, readerId).includes(offer.recruiterId) ? { ...offer, active: false } : offer;

/** The same by its id. */
export function offerFor(db: Db, readerId: number, id: number): Row<"jobOffer"> | null {
  const offer = offerById(db, id);
  return offer && offerAsSeen(db, readerId, offer);
}

export const applicationOf = (db: Db, applicantId: number, jobOfferId: number): Row<"application"> | null =>
  db.application.findFirst({
    where: { applicantId: { equals: applicantId }, jobOfferId: { equals: jobOfferId } },
  });

/** The entry of an offer that somebody keeps, if they do. */
export const savedOfferOf = (db: Db, userId: number, offerId: number): Row<"savedOffer"> | null =>
  db.savedOffer.findFirst({ where: { userId: { equals: userId }, jobOfferId: { equals: offerId } } });

/** An offer that a person may read: an inactive one only if it is theirs, or if they applied to it or saved it. */
export function readableOffer(db: Db, userId: number, id: number): Row<"jobOffer"> | null {
  const offer = offerFor(db, userId, id);
  const isOwn = offer?.recruiterId === userId;
  const isOpenFor = offer?.active || isOwn || applicationOf(db, userId, id) || savedOfferOf(db, userId, id);
  return isOpenFor ? offer : null;
}

/** The applications to any of the recruiter's offers. */
export function receivedApplications(db: Db, recruiterId: number): Row<"application">[] {
  const offers = offersOf(db, recruiterId);
  return db.application.findMany({ where: { jobOfferId: { in: offers.map((offer) => offer.id) } } });
}

/** Whether the recruiter received an application of this person, and so may open the resume. */
export const holdsApplicationOf = (db: Db, recruiterId: number, applicantId: number): boolean =>
  receivedApplications(db, recruiterId).some((application) => application.applicantId === applicantId);

/** Newest first; on equal times the higher id first. */
export const newestFirst = (a: { createdAt: string; id: number }, b: { createdAt: string; id: number }) =>
  b.createdAt.localeCompare(a.createdAt) || b.id - a.id;

/** Cuts a page from a complete list. */
export function pageFrom<Item>(all: readonly Item[], query: Parameters<typeof paging>[0]) {
  const page = paging(query);
  return pageOf(all.slice(page.offset, page.offset + page.size), all.length, page);
}

/** The state of an applicant's application to an offer. */
export function applicationStatusOf(application: Row<"application"> | null) {
  const applied = application?.seenAt === null ? ("applied_not_seen" as const) : ("applied_seen" as const);
  const applicationStatus = application === null ? ("not_applied" as const) : applied;
  return { applicationStatus, applicationID: application?.id ?? null, decision: application?.decision ?? null };
}

/** An application as its applicant sees it. */
export function presentOwn(application: Row<"application">): Schemas["OwnApplication"] {
  const { id, jobOfferId, message, createdAt, seenAt, decidedAt, decisionMessage } = application;
  const { applicationStatus, decision } = applicationStatusOf(application);
  const told = { seenAt, decision, decidedAt, decisionMessage: decisionMessage || null };
  return { id, jobOfferID: jobOfferId, message, createdAt, applicationStatus, ...told };
}

const MOST_WITHDRAWN = 5;

/** An applicant's application to an offer as a whole, and when earlier ones were withdrawn. */
export function applicationHistoryOf(db: Db, applicantId: number, jobOfferId: number) {
  const application = applicationOf(db, applicantId, jobOfferId);
  const withdrawn = db.withdrawnApplication
    .findMany({ where: { applicantId: { equals: applicantId }, jobOfferId: { equals: jobOfferId } } })
    .toSorted((a, b) => b.id - a.id)
    .slice(0, MOST_WITHDRAWN);
  return {
    application: application && presentOwn(application),
    withdrawnApplications: withdrawn.map(({ createdAt, withdrawnAt }) => ({ createdAt, withdrawnAt })),
  };
}
