import type { LiveDraft } from "@passerelle/api/contract";
import { sql } from "kysely";
import type { Clock } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { counting } from "../../platform/rate-limits";
import { idNamed } from "../auth";
import { doesBlock } from "../blocks";
import { sendingLimit } from "./rate-limits";
import { type Person, personOf } from "./store";

type Address = Pick<LiveDraft, "discussionId" | "recipientUsername">;

/** The id of the other person of a user's discussion, or of the verified user of a name; null if there is none. */
const addressed = (now: Date, senderId: number, { discussionId, recipientUsername = "" }: Address) =>
  discussionId === undefined
    ? idNamed(recipientUsername, now)
    : sql<number>`(select case ${senderId}::bigint when user_low then user_high when user_high then user_low end
        from discussions where id = ${discussionId})`;

/**
 * All that sending a message depends on: its two people, whether one blocks the other, and the message that its sender
 * stored earlier under its client id.
 */
export function findAddressed(db: Db, now: Date, senderId: number, draft: LiveDraft) {
  return db
    .selectFrom("users as s")
    .leftJoin("users as r", (join) =>
      join.on("r.id", "=", addressed(now, senderId, draft)).on("r.verified_at", "is not", null),
    )
    .select((eb) => [
      personOf(db, "s.id").$notNull().as("sender"),
      personOf(db, "r.id").as("recipient"),
      doesBlock("s.id", "r.id").as("blocks"),
      doesBlock("r.id", "s.id").as("isBlocked"),
      eb
        .selectFrom("messages as m")
        .select("m.id")
        .whereRef("m.sender_id", "=", "s.id")
        .where("m.client_id", "=", draft.clientId ?? null)
        .as("earlierId"),
    ])
    .where("s.id", "=", senderId)
    .executeTakeFirstOrThrow();
}

/** A message to store. */
export interface NewMessage {
  sender: Person;
  recipient: Person;
  /** Stays with its sender. */
  isWithheld: boolean;
  content: string;
  clientId: string | undefined;
}

interface Inserted {
  id: number;
  discussion_id: number;
  created_at: Date;
  begins: boolean;
}

/**
 * Counts and stores a message and, if it is a pair's first, their discussion; undefined beyond the sender's limit. The
 * update locks the discussion until the commit, so ids and dates within it grow in the order in which readers see the
 * messages. A repeated client id is a unique violation: it stores and counts nothing.
 */
export async function insertMessage(db: Db, clock: Clock, message: NewMessage) {
  const { sender, recipient, isWithheld, content, clientId } = message;
  const [low, high] = sender.id < recipient.id ? [sender, recipient] : [recipient, sender];
  const { rows } = await sql<Inserted>`
    with counted as (${counting(clock.now(), sendingLimit(sender.id))}), discussion as (
      insert into discussions (user_low, user_high, last_message_at)
      select ${low.id}::bigint, ${high.id}::bigint, clock_timestamp() from counted
      on conflict (user_low, user_high) do update set last_message_at = clock_timestamp()
      returning id, last_message_at, xmax = 0 as begins
    )
    insert into messages (discussion_id, sender_id, recipient_id, content, client_id, created_at)
    select id, ${sender.id}::bigint, ${isWithheld ? null : recipient.id}::bigint, ${content}, ${clientId ?? null},
      last_message_at
    from discussion
    returning id, discussion_id, created_at, (select begins from discussion) as begins`.execute(db);
  return rows.map(({ begins, created_at, ...stored }) => {
    const whole = {
      ...stored,
      created_at: created_at.toISOString(),
      sender_id: sender.id,
      content,
      client_id: clientId ?? null,
    };
    return { id: stored.discussion_id, user1: low, user2: high, last: whole, message: whole, begins };
  })[0];
}
