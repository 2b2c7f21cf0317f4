import type { EventName } from "@passerelle/domain";
import type { Db } from "../db";
import type { Row } from "./rows";

/** Has a notification repeat the latest of its causes, and count the people; without a cause it is removed. */
export function repeatLatest(db: Db, id: number): Row<"notification"> | undefined {
  const causes = db.notificationCause.findMany({ where: { notificationId: { equals: id } } });
  const latest = causes.at(-1);
  if (!latest) {
    db.notification.delete({ where: { id: { equals: id } } });
    return undefined;
  }
  const { actorId, commentId, jobTitle, word, applicationId, filters, createdAt } = latest;
  const people = new Set(causes.map((cause) => cause.actorId)).size;
  const data = { actorId, commentId, jobTitle, word, applicationId, filters, createdAt, people };
  return db.notification.update({ where: { id: { equals: id } }, data, strict: true });
}

type About = Pick<Row<"notification">, "event" | "actorId" | "targetId" | "commentId">;

/** Whether a like was told of already, read or not. */
export function isRepeatedLike(db: Db, { event, actorId, targetId, commentId }: About): boolean {
  if (event !== "post_like" && event !== "comment_like") return false;
  const told = db.notification
    .findMany({ where: { event: { equals: event }, targetId: { equals: targetId ?? 0 } } })
    .filter((one) => one.commentId === commentId)
    .map(({ id }) => id);
  const where = { notificationId: { in: told }, actorId: { equals: actorId } };
  return db.notificationCause.findFirst({ where }) !== null;
}

/** The reader's unread notification of the same kind about the same object. */
export function findUnreadOfKind(db: Db, userId: number, { event, targetId, commentId }: Omit<About, "actorId">) {
  if (targetId === null) return undefined;
  const where = { userId: { equals: userId }, event: { equals: event }, targetId: { equals: targetId } };
  return db.notification
    .findMany({ where: { ...where, isRead: { equals: false } } })
    .find((one) => event !== "comment_like" || one.commentId === commentId);
}

/** Takes what is no longer true out of unread notifications; the readers whose notifications changed. */
export function removeCauses(
  db: Db,
  events: readonly EventName[],
  { targetId, userId, ...about }: { targetId?: number; userId?: number; commentId?: number; actorId?: number },
): Set<number> {
  const unread = db.notification
    .findMany({
      where: { isRead: { equals: false }, ...(targetId !== undefined && { targetId: { equals: targetId } }) },
    })
    .filter((row) => events.includes(row.event) && row.userId === (userId ?? row.userId));
  const readers = new Set<number>();
  for (const { id, userId: reader } of unread) {
    const undone = db.notificationCause
      .findMany({ where: { notificationId: { equals: id } } })
      .filter(
        ({ commentId, actorId }) =>
          commentId === (about.commentId ?? commentId) && actorId === (about.actorId ?? actorId),
      );
    if (undone.length === 0) continue;
    db.notificationCause.deleteMany({ where: { id: { in: undone.map((cause) => cause.id) } } });
    repeatLatest(db, id);
    readers.add(reader);
  }
  return readers;
}
