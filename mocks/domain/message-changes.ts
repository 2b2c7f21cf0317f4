import { forbidden, messageErrors } from "@passerelle/domain";
import type { Db } from "../db";
import { blockedBy } from "./blocks";
import { found } from "./creations";
import { changeableUntil, discussionsOf, messagesOf, otherOf, sendChanged, sendUnreadMessages } from "./messaging";
import type { Row } from "./rows";

/** A message that somebody may change or delete now, and who received it. */
export function changeableMessage(db: Db, me: number, id: number) {
  const discussions = discussionsOf(db, me);
  const seen = discussions.flatMap((discussion) => messagesOf(db, discussion.id, me));
  const message = found(
    seen.find((each) => each.id === id && each.deletedAt === null),
    messageErrors.noMessage,
  );
  if (message.senderId !== me) throw forbidden(messageErrors.othersMessage);
  if (db.clock.now() > changeableUntil(message)) throw forbidden(messageErrors.unchangeable);
  const discussion = found(
    discussions.find((each) => each.id === message.discussionId),
    messageErrors.noDiscussion,
  );
  return { message, recipient: otherOf(discussion, me) };
}

const save = (db: Db, { id }: Row<"message">, data: Partial<Row<"message">>) =>
  db.message.update({ where: { id: { equals: id } }, data, strict: true });

/** Changes a text; to whoever blocks the sender it stays as it was delivered. */
export function changeMessage(db: Db, message: Row<"message">, recipient: number, content: string) {
  if (content === (message.ownContent ?? message.content)) return message;
  const isBlocked = blockedBy(db, recipient).includes(message.senderId);
  const now = db.clock.now().toISOString();
  const saved = isBlocked
    ? save(db, message, { ownContent: content, ownEditedAt: now })
    : save(db, message, { content, editedAt: now, ownContent: null, ownEditedAt: null });
  tellBoth(db, saved, recipient);
  return saved;
}

/** Empties a message, which keeps its place, is read and names no offer. */
export function emptyMessage(db: Db, message: Row<"message">, recipient: number) {
  const gone = { content: "", editedAt: null, ownContent: null, ownEditedAt: null, jobOfferId: null };
  const deletedAt = db.clock.now().toISOString();
  const emptied = save(db, message, { ...gone, deletedAt, isRead: true });
  const isTold = tellBoth(db, emptied, recipient);
  if (isTold && !message.isRead) sendUnreadMessages(db, recipient);
  return emptied;
}

/** Tells both, but nobody of whom they block; returns whether the recipient is told. */
function tellBoth(db: Db, message: Row<"message">, recipient: number) {
  sendChanged(db, message, message.senderId);
  const isTold = !message.isWithheld && !blockedBy(db, recipient).includes(message.senderId);
  if (isTold) sendChanged(db, message, recipient);
  return isTold;
}
