import { defaultChannels } from "@passerelle/api/contract";
import { day, maxSecondsAhead } from "@passerelle/domain";
import { type RawBuilder, sql } from "kysely";
import { type Clock, secondsAfter } from "../../platform/clock";
import type { Db, Tx } from "../../platform/database/database";
import { listReaders, messagesToMail } from "./message-mails-store";
import { kindOfEvent, type NotificationKind, urgentKinds } from "./notification-kinds";

const secondsBetweenMails = day;
const kinds = sql.join(
  Object.entries(kindOfEvent).map(
    ([event, kind]) => sql`(${sql.join([event, kind, defaultChannels[kind]].map((value) => sql.lit(value)))})`,
  ),
);
const eventsOf = (isWanted: (kind: NotificationKind) => boolean) =>
  Object.entries(kindOfEvent).flatMap(([event, kind]) => (isWanted(kind) ? event : []));
const urgentEvents = sql.join(eventsOf((kind) => urgentKinds.includes(kind)).map((value) => sql.lit(value)));
// A matching offer is mailed by default only if an alert found it.
const eventsMailedByDefault = sql.join(
  ["offer_matches", ...eventsOf((kind) => defaultChannels[kind] === "mail")].map((value) => sql.lit(value)),
);
const isFoundByAlert = sql`
  exists (select from notification_causes c where c.notification_id = n.id and c.params ? 'alertId')`;

/** A person's unread notifications of kinds with mails, not mailed yet, which came after the mails were turned on. */
const toMail = (userId: RawBuilder<unknown>) => sql`
  notifications n
  join (values ${kinds}) as k (event, kind, channel) on k.event = n.event
    or n.event = 'offer_matches' and k.event = 'offer_alert' and ${isFoundByAlert}
  left join notification_settings s on s.user_id = n.user_id and s.kind = k.kind
  where n.user_id = ${userId} and not n.is_read and not n.is_mailed
    and coalesce(s.channel, k.channel) = 'mail' and n.created_at >= coalesce(s.changed_at, '-infinity')`;

/** The next few people who may have something to be mailed, after a given id. */
export async function listMailed(db: Db, clock: Clock, after: number, count: number): Promise<number[]> {
  const some = sql`order by user_id limit ${sql.lit(count)}`;
  const { rows } = await sql<{ user_id: number }>`
    select user_id from (
      (select distinct user_id from notification_settings where channel = 'mail' and user_id > ${after} ${some})
      union
      (select distinct user_id from notifications n
        where not is_read and not is_mailed and event in (${eventsMailedByDefault}) and user_id > ${after}
          and (event <> 'offer_matches' or ${isFoundByAlert}) ${some})
      union
      ${listReaders(clock, after, some)}
    ) as people ${some}`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/**
 * Finds and locks the people who are to get a mail: those with something urgent, and those with anything else who
 * received no such mail for a day; skips those another process has locked.
 */
export async function lockDue(tx: Tx, clock: Clock, ids: readonly number[]) {
  const now = clock.now();
  const userId = sql.ref("u.id");
  const isWaiting = sql<boolean>`(exists (select from ${toMail(userId)}) or exists (${messagesToMail(clock, userId)}))`;
  const isUrgent = sql<boolean>`(exists (select from ${toMail(userId)} and n.event in (${urgentEvents}))
    or exists (select from (${messagesToMail(clock, userId)}) as w where not w.was_mailed))`;
  return tx
    .selectFrom("users as u")
    .select(["u.id", "u.email", "u.firstname", "u.role", "u.language"])
    .where("u.id", "=", sql<number>`any(${ids}::bigint[])`)
    .where("u.verified_at", "is not", null)
    .where("u.suspended_at", "is", null)
    .where((eb) =>
      eb.or([
        isUrgent,
        eb.and([
          isWaiting,
          eb.or([
            eb("u.digest_at", "is", null),
            eb("u.digest_at", "<=", secondsAfter(now, -secondsBetweenMails)),
            // The last mail was sent before the clock was set back.
            eb("u.digest_at", ">", secondsAfter(now, maxSecondsAhead)),
          ]),
        ]),
      ]),
    )
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
