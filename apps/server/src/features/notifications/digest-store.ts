import { day, kindOfEvent, maxSecondsAhead } from "@passerelle/domain";
import { sql } from "kysely";
import { type Clock, secondsAfter } from "../../platform/clock";
import type { Db, Tx } from "../../platform/database/database";

const secondsBetweenMails = day;
const kinds = sql.join(Object.entries(kindOfEvent).map(([event, kind]) => sql`(${sql.lit(event)}, ${sql.lit(kind)})`));

/**
 * A person's unread notifications of the kinds they get by mail, which were not mailed yet and arrived after they chose
 * mail.
 */
const toMail = (userId: ReturnType<typeof sql>) => sql`
  notification_settings s
  join (values ${kinds}) as k (event, kind) on k.kind = s.kind
  join notifications n on n.user_id = s.user_id and n.event = k.event and not n.is_read
  where s.user_id = ${userId} and s.channel = 'mail' and not n.is_mailed and n.created_at >= s.changed_at`;

/** The next few people with mail notifications, after a given id. */
export async function listMailed(db: Db, after: number, count: number): Promise<number[]> {
  const people = await db
    .selectFrom("notification_settings")
    .select("user_id")
    .distinct()
    .where("channel", "=", "mail")
    .where("user_id", ">", after)
    .orderBy("user_id")
    .limit(sql.lit(count))
    .execute();
  return people.map(({ user_id }) => user_id);
}

/**
 * Finds and locks the people who have something to be mailed and received no such mail for a day; skips those another
 * process has locked.
 */
export async function lockDue(tx: Tx, clock: Clock, ids: readonly number[]) {
  const now = clock.now();
  return tx
    .selectFrom("users as u")
    .select(["u.id", "u.email", "u.firstname", "u.role", "u.language"])
    .where("u.id", "=", sql<number>`any(${ids}::bigint[])`)
    .where("u.verified_at", "is not", null)
    .where("u.suspended_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("u.digest_at", "is", null),
        eb("u.digest_at", "<=", secondsAfter(now, -secondsBetweenMails)),
        // The last mail was sent before the clock was set back.
        eb("u.digest_at", ">", secondsAfter(now, maxSecondsAhead)),
      ]),
    )
    .where(sql<boolean>`exists (select from ${toMail(sql.ref("u.id"))})`)
    .orderBy("u.id")
    .forNoKeyUpdate("u")
    .skipLocked()
    .execute();
}

/** Marks a person's notifications as mailed and returns their ids, newest first. */
export async function takeForDigest(tx: Tx, clock: Clock, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update notifications set is_mailed = true where id in (select n.id from ${toMail(sql`${userId}`)})
    returning id, created_at`.execute(tx);
  await tx.updateTable("users").set({ digest_at: clock.now() }).where("id", "=", userId).execute();
  return rows.map(({ id }) => id);
}
