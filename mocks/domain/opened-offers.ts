import { maxOpenedOffers } from "@passerelle/domain";
import type { Db } from "../db";

/** The ids of the offers that an applicant opened. */
export const openedBy = (db: Db, userId: number): number[] =>
  db.openedOffer.findMany({ where: { userId: { equals: userId } } }).map(({ jobOfferId }) => jobOfferId);

/** Keeps that an applicant opened an offer; the latest ones stay. */
export function keepOpened(db: Db, userId: number, jobOfferId: number): void {
  if (openedBy(db, userId).includes(jobOfferId)) return;
  db.openedOffer.create({ userId, jobOfferId });
  const opened = db.openedOffer.findMany({ where: { userId: { equals: userId } } });
  const outdated = opened.toSorted((a, b) => b.id - a.id).slice(maxOpenedOffers);
  db.openedOffer.deleteMany({ where: { id: { in: outdated.map(({ id }) => id) } } });
}
