import { holdsTerms, offerFilters, type OfferQuery, offerTerms, wantedTerms } from "@passerelle/domain";
import { DAY } from "../clock";
import type { Db } from "../db";
import { applicantOf, matchOf } from "./matching";
import { newestFirst, offerFor, type Row } from "./rows";

/** Whether an offer fulfils the filters of a query. */
export function fulfils(db: Db, query: OfferQuery): (offer: Row<"jobOffer">) => boolean {
  const filters = offerFilters(query);
  const wanted = wantedTerms(filters);
  const companies = new Map(db.recruiterProfile.getAll().map(({ userId, company }) => [userId, company]));
  const { minSalary = 0, publishedWithin = Infinity } = filters;
  const now = db.clock.now().getTime();
  return (offer) =>
    offer.salary >= minSalary &&
    now - Date.parse(offer.createdAt) < publishedWithin * DAY &&
    (wanted.length === 0 ||
      holdsTerms(offerTerms({ ...offer, company: companies.get(offer.recruiterId) ?? null }), wanted));
}

/** An offer in a list, and how well it fits. */
export interface ListedOffer {
  offer: Row<"jobOffer">;
  match: ReturnType<typeof matchOf>;
}

function listed(
  db: Db,
  userId: number,
  entries: readonly { jobOfferId: number; id: number; createdAt: string }[],
): ListedOffer[] {
  const applicant = applicantOf(db, userId);
  return entries.toSorted(newestFirst).flatMap(({ jobOfferId }) => {
    const offer = offerFor(db, userId, jobOfferId);
    return offer ? [{ offer, match: matchOf(applicant, offer) }] : [];
  });
}

/** The offers that somebody applied to, the latest application first. */
export const appliedBy = (db: Db, userId: number) =>
  listed(db, userId, db.application.findMany({ where: { applicantId: { equals: userId } } }));

/** The offers that somebody keeps, the one kept last first. */
export const savedBy = (db: Db, userId: number) =>
  listed(
    db,
    userId,
    db.savedOffer
      .findMany({ where: { userId: { equals: userId } } })
      .map(({ id, jobOfferId, savedAt }) => ({ id, jobOfferId, createdAt: savedAt })),
  );
