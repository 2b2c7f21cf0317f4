import type { Schemas } from "@passerelle/api";
import type { Language } from "../platform/language";
import type { NotificationRow } from "./store";
import { deletedUser, texts } from "./texts";

/** A notification as its reader gets it, in a sentence of their language (D-130). */
export function notification(row: NotificationRow, language: Language): Schemas["Notification"] {
  const name = [row.firstname, row.lastname].filter(Boolean).join(" ");
  const actor = name === "" ? deletedUser : { fr: name, en: name };
  return {
    id: row.id,
    message: texts[row.event]({ actor, jobTitle: row.params.jobTitle })[language],
    isRead: row.is_read,
    createdAt: row.created_at.toISOString(),
    eventType: row.event_type,
    target: row.offer_id === null ? null : { kind: "job_offer", id: row.offer_id },
  };
}
