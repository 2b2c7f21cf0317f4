import type { Schemas } from "@passerelle/api";
import { dayInParis } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { Services } from "../../platform/http/handler";
import { findDeclared, findReader } from "./reading-applicant";
import { listRanked } from "./ranked-lists";
import * as presenter from "./presenter";

/** The offers that a person has opened or saved. */
async function findSeen(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select offer_id as id from opened_offers where user_id = ${userId}
    union select offer_id from saved_offers where user_id = ${userId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The best-fitting open offers that an applicant has not opened, saved or applied to. */
export async function unseenOffers(
  { db, offers, clock }: Pick<Services, "db" | "offers" | "clock">,
  userId: number,
  count: number,
): Promise<Schemas["JobOfferForApplicant"][]> {
  const [reader, seen] = await Promise.all([findReader(db, userId), findSeen(db, userId)]);
  const known = new Set([...seen, ...reader.applied]);
  const asked = { db, offers, id: userId, reader, today: dayInParis(clock.now()) };
  const { rows } = await listRanked(asked, ({ id }) => !known.has(id), { offset: 0, size: count });
  const declared = await findDeclared(db, reader, rows);
  return rows.map((offer) => presenter.offerForApplicant(offer, declared));
}
