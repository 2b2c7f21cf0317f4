import { dayInParis } from "@passerelle/domain";
import { castApplications, castBlocks, castOffers, type CastPerson } from "@passerelle/domain/cast";
import { sql } from "kysely";
import { insertBlock } from "../features/blocks";
import { insertOffer } from "../features/job-offers";
import type { Db, Tx } from "../platform/database/database";
import { inTransaction } from "../platform/database/transactions";
import type { Files } from "../platform/files/files";
import type { Passwords } from "../platform/password-service";
import { Ids } from "./ids";
import { seedDiscussions } from "./seed-discussions";
import { seedFiles } from "./seed-files";
import { seedNotifications } from "./seed-notifications";
import { hashPasswords, seedPeople } from "./seed-people";
import { seedPosts } from "./seed-posts";

export interface DemoParts {
  db: Db;
  files: Files;
  passwords: Passwords;
}

const findAnyUser = (db: Db) => db.selectFrom("users").select("id").limit(sql.lit(1)).executeTakeFirst();

/**
 * Seeds an empty database with the cast, their offers, posts and messages; returns whether it did. Does nothing if
 * there are users already, also when two processes start at once.
 */
export async function seedDemo(
  { db, files, passwords }: DemoParts,
  passwordOf: (person: CastPerson) => string,
): Promise<boolean> {
  if (await findAnyUser(db)) return false;
  const hashes = await hashPasswords(passwords, passwordOf);
  const ids = new Ids();
  const isSeeded = await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('demo'))`.execute(tx);
    if (await findAnyUser(tx)) return false;
    await seedPeople(tx, ids, hashes);
    await seedOffers(tx, ids);
    await seedApplications(tx, ids);
    await seedPosts(tx, ids);
    await seedDiscussions(tx, ids);
    await seedNotifications(tx, ids);
    for (const { by, blocked } of castBlocks) await insertBlock(tx, ids.of(by), ids.of(blocked));
    return true;
  });
  if (isSeeded) await seedFiles(db, files, ids);
  return isSeeded;
}

async function seedOffers(tx: Tx, ids: Ids): Promise<void> {
  for (const offer of castOffers) {
    const closingDate = offer.closesInDays === undefined ? null : dayInParis(ids.ago(-offer.closesInDays));
    const id = await insertOffer(tx, ids.of(offer.by), { ...offer, closingDate });
    ids.add(offer, id);
    const created_at = ids.ago(offer.daysAgo);
    await tx.updateTable("job_offers").set({ created_at, published_at: created_at }).where("id", "=", id).execute();
  }
}

async function seedApplications(tx: Tx, ids: Ids): Promise<void> {
  for (const application of castApplications) {
    const { to, by, message, daysAgo, seenDaysAgo, decision = null, decidedDaysAgo } = application;
    const { id } = await tx
      .insertInto("applications")
      .values({
        offer_id: ids.of(to),
        applicant_id: ids.of(by),
        message: message ?? "",
        created_at: ids.ago(daysAgo),
        seen_at: seenDaysAgo === undefined ? null : ids.ago(seenDaysAgo),
        decision,
        decided_at: decidedDaysAgo === undefined ? null : ids.ago(decidedDaysAgo),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.add(application, id);
  }
}
