import { maxOpenedOffers } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

/** Whether a reader has opened offer `o`. */
export const isOpened = (readerId: number) =>
  sql<boolean>`exists (select from opened_offers n where n.user_id = ${readerId} and n.offer_id = o.id)`;

/** Records that a person opened an offer, unless either is deleted meanwhile; keeps only the latest offers. */
export async function keepOpened(db: Db, userId: number, offerId: number): Promise<void> {
  await sql`
    with opened as (
      insert into opened_offers (user_id, offer_id)
      select u.id, o.id from users u, job_offers o where u.id = ${userId} and o.id = ${offerId} for key share
      on conflict do nothing returning offer_id
    )
    delete from opened_offers where user_id = ${userId} and exists (select from opened) and offer_id in (
      select offer_id from opened_offers where user_id = ${userId}
      order by opened_at desc, offer_id desc offset ${sql.lit(maxOpenedOffers - 1)})`.execute(db);
}

/** The offers a person opened, latest first. */
export const ownOpenedOffers = (db: Db, userId: number) =>
  db
    .selectFrom("opened_offers as n")
    .innerJoin("job_offers as o", "o.id", "n.offer_id")
    .select(["n.offer_id", "n.opened_at", "o.job_title"])
    .where("n.user_id", "=", userId)
    .orderBy("n.opened_at", "desc")
    .orderBy("n.offer_id", "desc")
    .limit(sql.lit(maxOpenedOffers))
    .execute();
