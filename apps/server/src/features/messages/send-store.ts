import type { LiveDraft } from "@passerelle/api/contract";
import { rateLimits, secondsMessageChangeable, unauthenticated } from "@passerelle/domain";
import { sql } from "kysely";
import { type Clock, secondsAfter } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { prepared } from "../../platform/database/prepared-queries";
import { counting, type LimitedSubject } from "../../platform/rate-limiter";
import { userIdByUsername } from "../auth";
import { doesBlock } from "../blocks";
import { offerBetween, offerNamed, type OfferRow } from "./discussed-offer-store";
import { type Person, personOf } from "./store";
import { wordsOf } from "../../platform/database/search-words";

interface Sought {
  now: Date;
  senderId: number;
  discussionId: number;
  recipientUsername: string;
  clientId: string | null;
  jobOfferId: number;
}

const findSought = prepared(
  (db, sought: Sought, by: "discussion" | "username", about: "offer named now" | "offer named last") => {
    const { now, senderId, discussionId, recipientUsername, clientId, jobOfferId } = sought;
    const recipientId =
      by === "username"
        ? userIdByUsername(recipientUsername, now)
        : sql<number>`(select case ${senderId}::bigint when user_low then user_high when user_high then user_low end
            from discussions where id = ${discussionId})`;
    const discussion = db
      .selectFrom("discussions as d")
      .where("d.user_low", "=", sql<number>`least(s.id, r.id)`)
      .where("d.user_high", "=", sql<number>`greatest(s.id, r.id)`);
    const people = { low: "s.id", high: "r.id" };
    return db
      .selectFrom("users as s")
      .leftJoin("users as r", (join) => join.on("r.id", "=", recipientId).on("r.verified_at", "is not", null))
      .select((eb) => [
        personOf(db, "s.id").$notNull().as("sender"),
        personOf(db, "r.id").as("recipient"),
        doesBlock(sql.ref("s.id"), sql.ref("r.id")).as("blocks"),
        doesBlock(sql.ref("r.id"), sql.ref("s.id")).as("isBlocked"),
        eb
          .selectFrom("messages as m")
          .select("m.id")
          .whereRef("m.sender_id", "=", "s.id")
          .where("m.client_id", "=", clientId)
          .as("earlierId"),
        (about === "offer named last"
          ? discussion.select(offerNamed(db, { id: "d.id", ...people }, senderId).as("offer"))
          : sql<OfferRow | null>`(${offerBetween(db, people, jobOfferId)})`
        ).as("offer"),
      ])
      .where("s.id", "=", senderId);
  },
);

/**
 * Reads everything that sending a message depends on: both people, whether one blocks the other, the message stored
 * earlier under the client id, and the offer that the discussion is about afterwards: the named offer if it is between
 * the two, otherwise the one named last. The recipient is the other person of the given discussion, or the verified
 * user with the given name; null if there is none. Throws a 401 once the sender's account is deleted.
 */
export async function findAddressed(db: Db, now: Date, senderId: number, draft: LiveDraft) {
  const { discussionId = 0, recipientUsername = "", clientId = null, jobOfferID: jobOfferId = 0 } = draft;
  const [found] = await findSought(
    db,
    { now, senderId, discussionId, recipientUsername, clientId, jobOfferId },
    draft.discussionId === undefined ? "username" : "discussion",
    draft.jobOfferID === undefined ? "offer named last" : "offer named now",
  );
  if (!found) throw unauthenticated();
  return found;
}

export interface NewMessage {
  sender: Person;
  recipient: Person;
  /** Whether the message is hidden from the recipient, who blocks the sender. */
  isWithheld: boolean;
  content: string;
  clientId: string | undefined;
  /** The offer that the message names. */
  jobOfferId: number | undefined;
  /** The offer that the discussion is about after this message. */
  offer: OfferRow | null;
}

interface Inserted {
  id: number;
  discussion_id: number;
  created_at: Date;
  begins: boolean;
  unread: number;
  readUpTo: number | null;
}

/** The limit of messages per sender (D-028). */
export const sendingLimit = (senderId: number): LimitedSubject => ({
  limit: rateLimits.messages,
  subject: String(senderId),
});

/**
 * Counts and stores a message, as unread unless it is withheld, and creates the discussion with the first one;
 * undefined above the sender's limit. The update locks the discussion until the commit, so ids and dates grow in the
 * order that readers see, and no count is lost. A repeated client id raises a unique violation, and stores and counts
 * nothing. Locks both people first, as the deletion of an account does; a deleted person raises a violation too.
 */
export async function insertMessage(db: Db, clock: Clock, message: NewMessage) {
  const { sender, recipient, isWithheld, content, clientId, jobOfferId, offer } = message;
  const isLow = sender.id < recipient.id;
  const [low, high] = isLow ? [sender, recipient] : [recipient, sender];
  const unread = isWithheld ? 0 : 1;
  const ownUnread = isLow ? sql`unread_low` : sql`unread_high`;
  const until = secondsAfter(clock.now(), secondsMessageChangeable);
  const { rows } = await sql<Inserted>`
    with people as (select read_marks from users where id in (${low.id}, ${high.id}) order by id for key share),
    counted as (${counting(clock.now(), sendingLimit(sender.id))}), discussion as (
      insert into discussions as d (user_low, user_high, last_message_at, unread_low, unread_high)
      select ${low.id}::bigint, ${high.id}::bigint, clock_timestamp(), ${isLow ? 0 : unread}::int, ${isLow ? unread : 0}::int
      from counted where (select count(*) from people) > 0
      on conflict (user_low, user_high) do update set last_message_at = clock_timestamp(),
        unread_low = d.unread_low + excluded.unread_low, unread_high = d.unread_high + excluded.unread_high
      returning id, last_message_at, xmax = 0 or (${ownUnread} = 0 and not exists (select from messages m
          where m.discussion_id = d.id and (m.sender_id = ${sender.id} or m.recipient_id = ${sender.id}) limit 1)) as begins, ${ownUnread} as unread,
        case when (select bool_and(read_marks) from people) then ${isLow ? sql`read_by_high` : sql`read_by_low`} end as read_up_to
    )
    insert into messages (discussion_id, sender_id, recipient_id, content, client_id, job_offer_id, created_at,
      changeable_until, words)
    select id, ${sender.id}::bigint, ${isWithheld ? null : recipient.id}::bigint, ${content}, ${clientId ?? null},
      ${jobOfferId ?? null}::bigint, last_message_at, ${until}, ${wordsOf(content)}
    from discussion
    returning id, discussion_id, created_at, (select begins from discussion) as begins,
      (select unread from discussion) as unread, (select read_up_to from discussion) as "readUpTo"`.execute(db);
  return rows.map(({ begins, unread: unreadBySender, readUpTo, created_at, ...stored }) => {
    const whole = {
      ...stored,
      created_at: created_at.toISOString(),
      sender_id: sender.id,
      content,
      client_id: clientId ?? null,
      job_offer_id: jobOfferId ?? null,
      changeable_until: until.toISOString(),
      edited_at: null,
      deleted_at: null,
      own_content: null,
      own_edited_at: null,
    };
    return {
      id: stored.discussion_id,
      user1: low,
      user2: high,
      last: whole,
      offer,
      unread: unreadBySender,
      readUpTo,
      message: whole,
      begins,
    };
  })[0];
}
