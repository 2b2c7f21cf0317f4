import { eventTypes } from "@passerelle/domain";
import { castNotifications } from "@passerelle/domain/cast";
import type { Tx } from "../platform/database/database";
import type { Ids } from "./ids";

/** Seeds the notifications, oldest first. */
export async function seedNotifications(tx: Tx, ids: Ids): Promise<void> {
  const rows = castNotifications.toReversed().map(({ to, by, event, daysAgo, isRead, ...about }) => {
    const { post, comment, offer, application } = about;
    const target = post ?? offer;
    return {
      user_id: ids.of(to),
      event,
      event_type: eventTypes[event],
      actor_id: ids.of(by),
      target_id: target ? ids.of(target) : null,
      comment_id: comment ? ids.of(comment) : null,
      params: JSON.stringify({
        ...(offer && { jobTitle: offer.jobTitle }),
        ...(application && { applicationId: ids.of(application) }),
      }),
      is_read: isRead,
      created_at: ids.ago(daysAgo),
    };
  });
  await tx.insertInto("notifications").values(rows).execute();
}
