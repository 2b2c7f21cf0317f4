import { day, hour } from "@passerelle/domain";
import { type RawBuilder, sql } from "kysely";
import { type Clock, secondsAfter } from "../../platform/clock";
import type { Tx } from "../../platform/database/database";
import { defaultChannels } from "@passerelle/api/contract";

const secondsToRead = hour;
const maxSecondsWaited = 7 * day;

const sides = [
  {
    own: sql.ref("d.user_low"),
    other: sql.ref("d.user_high"),
    unread: sql.ref("d.unread_low"),
    mailed: sql.ref("d.mailed_low"),
  },
  {
    own: sql.ref("d.user_high"),
    other: sql.ref("d.user_low"),
    unread: sql.ref("d.unread_high"),
    mailed: sql.ref("d.mailed_high"),
  },
] as const;

/** People with unread messages of the last days, after a given id, as a union of queries. */
export const listReaders = (clock: Clock, after: number, some: RawBuilder<unknown>) =>
  sql.join(
    sides.map(
      ({ own, unread }) => sql`
        (select distinct ${own} as user_id from discussions d
          where ${unread} > 0 and ${own} > ${after} and d.last_message_at > ${secondsAfter(clock.now(), -maxSecondsWaited)} ${some})`,
    ),
    sql` union `,
  );

/**
 * The discussions of a person that a mail has to announce: a message has been unread for an hour and was in no mail.
 * `was_mailed` means that an earlier mail announced messages that the reader has not read yet. Leaves out blocked and
 * suspended senders, and readers who turned these mails off.
 */
export const messagesToMail = (clock: Clock, userId: RawBuilder<unknown>) =>
  sql.join(
    sides.map(
      ({ own, other, unread, mailed }) => sql`
        select d.id as discussion_id, sender.firstname, sender.lastname, sender.username,
          count(*) as count, max(m.id) as last_id,
          bool_or(m.id <= coalesce(${mailed}, 0)) as was_mailed
        from discussions d
        join users sender on sender.id = ${other} and sender.suspended_at is null
        join messages m on m.discussion_id = d.id and m.recipient_id = ${userId} and m.read_at is null and m.deleted_at is null
        left join notification_settings s on s.user_id = ${userId} and s.kind = 'messages'
        where ${own} = ${userId} and ${unread} > 0 and coalesce(s.channel, ${sql.lit(defaultChannels.messages)}) = 'mail'
          and not exists (select from blocks b where b.blocker_id = ${userId} and b.blocked_id = sender.id)
        group by d.id, sender.id
        having bool_or(m.id > coalesce(${mailed}, 0) and m.created_at >= coalesce(s.changed_at, '-infinity')
          and m.created_at > ${secondsAfter(clock.now(), -maxSecondsWaited)}
          and m.created_at <= ${secondsAfter(clock.now(), -secondsToRead)})`,
    ),
    sql` union all `,
  );

interface Unread {
  discussion_id: number;
  firstname: string;
  lastname: string;
  username: string;
  count: number;
  last_id: number;
}

/** Marks a person's unread messages as mailed, and returns how many each discussion has. */
export async function takeMessages(tx: Tx, clock: Clock, userId: number): Promise<Unread[]> {
  const { rows } = await sql<Unread>`${messagesToMail(clock, sql`${userId}::bigint`)}`.execute(tx);
  if (rows.length === 0) return [];
  await sql`
    with announced as (
      select d.id, a.last_id from discussions d
      join unnest(${rows.map((row) => row.discussion_id)}::bigint[], ${rows.map((row) => row.last_id)}::bigint[])
        as a (id, last_id) on a.id = d.id
      order by d.id for no key update of d
    )
    update discussions d set
      mailed_low = case when user_low = ${userId} then announced.last_id else mailed_low end,
      mailed_high = case when user_high = ${userId} then announced.last_id else mailed_high end
    from announced where announced.id = d.id`.execute(tx);
  return rows;
}
