import type { Schemas } from "@passerelle/api";
import type { Db } from "../db";
import type { Row } from "./rows";
import type { Say } from "../http/words";

/** A notification in the reader's language; its target is null once that is gone. */
export function presentNotification(db: Db, row: Row<"notification">, say: Say): Schemas["Notification"] {
  const { id, isRead, createdAt, eventType, targetKind, targetId } = row;
  const where = { id: { equals: targetId } };
  const present = targetKind === "post" ? db.post.count({ where }) : db.jobOffer.count({ where });
  const target = present > 0 ? { kind: targetKind, id: targetId, ...subjectOf(row) } : null;
  return { id, message: say({ en: row.messageEn, fr: row.messageFr }), isRead, createdAt, eventType, target };
}

function subjectOf({ eventType, subjectId }: Row<"notification">) {
  if (subjectId === 0) return {};
  if (eventType === "post_comment" || eventType === "comment_like") return { commentId: subjectId };
  return eventType === "job_application" ? { applicationId: subjectId } : {};
}
