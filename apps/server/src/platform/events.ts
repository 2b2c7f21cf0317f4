import { sql } from "kysely";
import type { Announce } from "./broker";
import type { Tx } from "./database";
import type { EventName, EventType } from "./schema";

const eventTypes: Record<EventName, EventType> = {
  application_sent: "job_application",
  application_withdrawn: "job_application",
  application_seen: "job_application",
  offer_matches: "job_offer",
  offer_closed: "job_offer",
  offer_deleted: "job_offer",
};

/** Something that happened, and to whom it matters (D-128). */
export interface Happening {
  event: EventName;
  actorId: number;
  /** The offer it is about, null if that is gone. */
  targetId: number | null;
  /** What the text names, as it was called at that moment (D-130). */
  params: { jobTitle: string };
  to: readonly number[];
}

/**
 * Records a notification for each person concerned, in the transaction of its cause, and has their live connections
 * told once that is committed (D-132). Nobody is notified of what they did themselves (D-129).
 */
export async function record(tx: Tx, announce: Announce, { event, actorId, targetId, params, to }: Happening) {
  const others = to.filter((userId) => userId !== actorId);
  if (others.length === 0) return;
  const recorded = await sql<{ id: number; user_id: number }>`
    insert into notifications (user_id, event, event_type, actor_id, target_id, params)
    select user_id, ${event}, ${eventTypes[event]}, ${actorId}, ${targetId}, ${JSON.stringify(params)}
    from unnest(${others}::bigint[]) as others (user_id)
    returning id, user_id`.execute(tx);
  for (const { id, user_id } of recorded.rows) announce(user_id, { kind: "notification", id });
}
