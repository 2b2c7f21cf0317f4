import { secondsFormerUsernameKept } from "@passerelle/domain";
import { sql, type RawBuilder } from "kysely";
import { secondsAfter } from "../../platform/clock";
import type { Db, Tx } from "../../platform/database/database";

/** The id of whoever has a username, in capitals or not, or had it not long ago; null for nobody's. */
export function idNamed(username: string, now: Date): RawBuilder<number> {
  const name = username.toLowerCase();
  return sql<number>`coalesce(
    (select id from users where lower(username) = ${name}),
    (select user_id from former_usernames where username = ${name} and expires_at > ${now}))`;
}

/** Whether nobody but this person may take a username, because somebody else has it or had it not long ago. */
export async function isTaken(db: Db, username: string, now: Date, self: number | undefined): Promise<boolean> {
  const { rows } = await sql<{ id: number | null }>`select ${idNamed(username, now)} as id`.execute(db);
  const holder = rows[0]?.id ?? undefined;
  return holder !== undefined && holder !== self;
}

/** Keeps the name that somebody leaves for another one, in the transaction of the rename. */
export async function leaveUsername(tx: Tx, userId: number, from: string, to: string, now: Date): Promise<void> {
  const [former, present] = [from.toLowerCase(), to.toLowerCase()];
  if (former === present) return;
  const left = { user_id: userId, expires_at: secondsAfter(now, secondsFormerUsernameKept) };
  await tx.deleteFrom("former_usernames").where("username", "=", present).execute();
  await tx
    .insertInto("former_usernames")
    .values({ username: former, ...left })
    .onConflict((conflict) => conflict.column("username").doUpdateSet(left))
    .execute();
}
