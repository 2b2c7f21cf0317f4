import { secondsFormerUsernameKept } from "@passerelle/domain";
import { sql, type RawBuilder } from "kysely";
import { type Clock, secondsAfter } from "../../platform/clock";
import type { Db, Tx } from "../../platform/database/database";

/** The id of the verified user who has a username, in any case, or had it recently; null if there is none. */
export function idNamed(username: string, now: Date): RawBuilder<number> {
  const name = username.toLowerCase();
  return sql<number>`coalesce(
    (select id from users where lower(username) = ${name} and verified_at is not null),
    (select user_id from former_usernames where username = ${name} and expires_at > ${now}))`;
}

/** Whether another user has a username or had it recently. */
export async function isTaken(db: Db, username: string, now: Date, self: number | undefined): Promise<boolean> {
  const { rows } = await sql<{ id: number | null }>`select ${idNamed(username, now)} as id`.execute(db);
  const holder = rows[0]?.id ?? undefined;
  return holder !== undefined && holder !== self;
}

/** Reserves the former name for the renamed user, in the same transaction. */
export async function reserveFormerUsername(
  tx: Tx,
  userId: number,
  from: string,
  to: string,
  now: Date,
): Promise<void> {
  const [former, current] = [from.toLowerCase(), to.toLowerCase()];
  if (former === current) return;
  const left = { user_id: userId, expires_at: secondsAfter(now, secondsFormerUsernameKept) };
  await tx.deleteFrom("former_usernames").where("username", "=", current).execute();
  await tx
    .insertInto("former_usernames")
    .values({ username: former, ...left })
    .onConflict((conflict) => conflict.column("username").doUpdateSet(left))
    .execute();
}

/** Deletes expired reservations. */
export async function deleteExpiredUsernames(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom("former_usernames").where("expires_at", "<=", clock.now()).execute();
}
