import { applicationErrors, notFound } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

/** Whether a recruiter published offer `o`: only they may read and decide on its applications (D-104). */
export const isOwnOffer = (recruiterId: number) => sql<boolean>`o.recruiter_id = ${recruiterId}`;

/** Returns an offer whose applications a recruiter may read; throws a 404 for any other. */
export async function ownOffer(db: Db, recruiterId: number, id: number) {
  const offer = await db
    .selectFrom("job_offers as o")
    .select(["o.id", "o.job_title"])
    .where("o.id", "=", id)
    .where(isOwnOffer(recruiterId))
    .executeTakeFirst();
  if (!offer) throw notFound(applicationErrors.noOffer);
  return offer;
}

/** Whether a recruiter may read an application: it belongs to one of their offers. */
export async function isReceived(db: Db, recruiterId: number, id: number): Promise<boolean> {
  const found = await db
    .selectFrom("applications as a")
    .innerJoin("job_offers as o", "o.id", "a.offer_id")
    .select("a.id")
    .where("a.id", "=", id)
    .where(isOwnOffer(recruiterId))
    .executeTakeFirst();
  return found !== undefined;
}
