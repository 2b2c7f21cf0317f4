import { secondsAfter, type Clock } from "./clock";
import type { Db } from "./database/database";

const day = 24 * 60 * 60;
const week = 7 * day;

/** Deletes what has run out: limits, sessions, codes, client ids and former usernames that nobody can use any more. */
export async function tidy(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await db.deleteFrom("rate_limits").where("expires_at", "<=", now).execute();
  await db.deleteFrom("former_usernames").where("expires_at", "<=", now).execute();
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  await db.deleteFrom("sessions").where("revoked_at", "<=", secondsAfter(now, -week)).execute();
  await db.deleteFrom("creations").where("created_at", "<=", secondsAfter(now, -day)).execute();
  await db.deleteFrom("email_codes").where("expires_at", "<=", secondsAfter(now, -week)).execute();
}
