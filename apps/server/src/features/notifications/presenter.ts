import type { Schemas } from "@passerelle/api";
import { type Language, notificationText } from "@passerelle/domain";
import type { NotificationRow } from "./store";

export const notification = (row: NotificationRow, language: Language): Schemas["Notification"] => ({
  id: row.id,
  message: notificationText({ ...row, actor: row })[language],
  isRead: row.is_read,
  createdAt: row.created_at.toISOString(),
  eventType: row.event_type,
  target: targetOf(row),
  ...(row.params.filters && { offerFilters: row.params.filters }),
});

export function newNotification(row: NotificationRow, language: Language): Schemas["LiveNewNotification"] {
  const shown = notification(row, language);
  return { type: "new_notification", data: { message: shown.message, notification: shown } };
}

/**
 * The link to a notification's target; null if it no longer exists. An applicant's notification of a deleted offer
 * leads to what they keep of their application (D-352), one of a changed or closed offer to their application (D-428).
 */
export function targetOf(row: NotificationRow): Schemas["NotificationTarget"] | null {
  const { post_id, comment_id, offer_id, kept_id, own_id, target_id } = row;
  if (post_id !== null) return { kind: "post", id: post_id, ...(comment_id !== null && { commentId: comment_id }) };
  if (kept_id !== null && target_id !== null) return { kind: "job_offer", id: target_id, applicationId: kept_id };
  if (offer_id === null) return null;
  const applicationId = own_id ?? row.params.applicationId;
  return { kind: "job_offer", id: offer_id, ...(applicationId !== undefined && { applicationId }) };
}
