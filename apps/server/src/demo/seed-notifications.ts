import { eventTypes } from "@passerelle/domain";
import { type CastNotification, castNotifications } from "@passerelle/domain/cast";
import type { Tx } from "../platform/database/database";
import type { Ids } from "./ids";

/** The columns that notifications and their causes share. */
const causeOf = ({ by, daysAgo, comment, offer, application }: CastNotification["causes"][number], ids: Ids) => ({
  actor_id: ids.of(by),
  comment_id: comment ? ids.of(comment) : null,
  params: JSON.stringify({
    ...(offer && { jobTitle: offer.jobTitle }),
    ...(application && { applicationId: ids.of(application) }),
  }),
  created_at: ids.ago(daysAgo),
});

/** Seeds the notifications, oldest first; a demo mails nothing about its own past. */
export async function seedNotifications(tx: Tx, ids: Ids): Promise<void> {
  const seeded = castNotifications.toReversed();
  const rows = seeded.map((one) => {
    const { to, event, post, offer, isRead, causes } = one;
    const target = post ?? offer;
    return {
      ...causeOf(one, ids),
      user_id: ids.of(to),
      event,
      event_type: eventTypes[event],
      target_id: target ? ids.of(target) : null,
      people: new Set(causes.map(({ by }) => by)).size,
      is_read: isRead,
      is_mailed: true,
    };
  });
  const stored = await tx.insertInto("notifications").values(rows).returning("id").execute();
  const caused = seeded.flatMap(({ causes }, n) =>
    causes.toReversed().map((cause) => ({ ...causeOf(cause, ids), notification_id: stored[n]?.id ?? 0 })),
  );
  await tx.insertInto("notification_causes").values(caused).execute();
}
