import type { Schemas } from "@passerelle/api";
import type { Language } from "../platform/language";
import { fullName } from "../platform/names";
import type { NotificationRow } from "./store";
import { deletedUser, sentences } from "./texts";

/** A notification as its reader gets it, in a sentence of their language (D-130). */
export function notification(row: NotificationRow, language: Language): Schemas["Notification"] {
  const name = fullName(row);
  const actor = name === "" ? deletedUser : { fr: name, en: name };
  const { jobTitle = "", word } = row.params;
  return {
    id: row.id,
    message: sentences[row.event]({ actor, jobTitle, word })[language],
    isRead: row.is_read,
    createdAt: row.created_at.toISOString(),
    eventType: row.event_type,
    target: targetOf(row),
  };
}

function targetOf({ post_id, comment_id, offer_id, params }: NotificationRow): Schemas["NotificationTarget"] | null {
  if (post_id !== null) return { kind: "post", id: post_id, ...(comment_id !== null && { commentId: comment_id }) };
  if (offer_id === null) return null;
  const { applicationId } = params;
  return { kind: "job_offer", id: offer_id, ...(applicationId !== undefined && { applicationId }) };
}
