import { day, retentionPeriods } from "@passerelle/domain";
import { sql, type RawBuilder } from "kysely";
import { secondsAfter } from "../../platform/clock";
import type { Db, Tx } from "../../platform/database/database";

/** The id of the verified user with a username, current or recently held, ignoring case; null if there is none. */
export function userIdByUsername(username: string, now: Date): RawBuilder<number> {
  const name = sql`lower(${username})`;
  return sql<number>`coalesce(
    (select id from users where lower(username) = ${name} and verified_at is not null),
    (select user_id from former_usernames where username = ${name} and expires_at > ${now}))`;
}

/** Whether another user has a username or held it recently, including deleted users. */
export function isOthersName(username: string, now: Date, self: number | undefined): RawBuilder<boolean> {
  const name = username.toLowerCase();
  // A former name of a deleted account has no user id; -1 differs from null too.
  const id = sql`${self ?? -1}::bigint`;
  return sql<boolean>`(
    exists (select from users where lower(username) = ${name} and id is distinct from ${id} and verified_at is not null)
    or exists (select from former_usernames
      where username = ${name} and expires_at > ${now} and user_id is distinct from ${id}))`;
}

/** Whether another person has a username or held it recently. */
export async function isTaken(db: Db, username: string, now: Date, self?: number): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select ${isOthersName(username, now, self)} as taken`.execute(db);
  return rows[0]?.taken === true;
}

const heldUntil = (now: Date) => secondsAfter(now, retentionPeriods.daysFormerUsername * day);

/** Holds the name of a user in the transaction that deletes them. */
export async function holdDeletedUsername(tx: Tx, username: string, now: Date): Promise<void> {
  const left = { user_id: null, expires_at: heldUntil(now) };
  await tx
    .insertInto("former_usernames")
    .values({ username: username.toLowerCase(), ...left })
    .onConflict((conflict) => conflict.column("username").doUpdateSet(left))
    .execute();
}

/** Holds the former name for its user in the transaction that renames them. */
export async function holdFormerUsername(tx: Tx, userId: number, from: string, to: string, now: Date): Promise<void> {
  const [former, current] = [from.toLowerCase(), to.toLowerCase()];
  if (former === current) return;
  const left = { user_id: userId, expires_at: heldUntil(now) };
  await tx.deleteFrom("former_usernames").where("username", "=", current).execute();
  await tx
    .insertInto("former_usernames")
    .values({ username: former, ...left })
    .onConflict((conflict) => conflict.column("username").doUpdateSet(left))
    .execute();
}
