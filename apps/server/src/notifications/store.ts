import type { Db } from "../platform/database";

/** A user's notification with the present name of whoever acted; an offer that is gone is no target any more. */
export function findNotification(db: Db, userId: number, id: number) {
  return db
    .selectFrom("notifications as n")
    .leftJoin("users as actor", "actor.id", "n.actor_id")
    .leftJoin("job_offers as offer", (join) =>
      join.onRef("offer.id", "=", "n.target_id").on("n.event_type", "in", ["job_offer", "job_application"]),
    )
    .select(["n.id", "n.event", "n.event_type", "n.params", "n.is_read", "n.created_at", "offer.id as offer_id"])
    .select(["actor.firstname", "actor.lastname"])
    .where("n.user_id", "=", userId)
    .where("n.id", "=", id)
    .executeTakeFirst();
}

export type NotificationRow = NonNullable<Awaited<ReturnType<typeof findNotification>>>;
