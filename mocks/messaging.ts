import type { Schemas } from "@passerelle/api";
import { deletedMessageText, secondsMessageChangeable } from "@passerelle/domain";
import type { Db } from "./db";
import { blockedBy, byId, newestFirst, presentPerson, type Row, rowOf } from "./find-rows";

/** The messages of a discussion, oldest first. */
export const messagesOf = (db: Db, discussionId: number): Row<"message">[] =>
  db.message
    .getAll()
    .filter((message) => message.discussionId === discussionId)
    .toSorted((a, b) => newestFirst(b, a));

export const otherOf = ({ user1Id, user2Id }: Row<"discussion">, userId: number): number =>
  user1Id === userId ? user2Id : user1Id;

type Last = Row<"message"> | undefined;

/** The latest message first; discussions without messages come last. */
const byLast = (a: Last, b: Last) => (a && b ? newestFirst(a, b) : Number(!a) - Number(!b));

/** A user's discussions except those with people they blocked, latest first. */
export function discussionsOf(db: Db, userId: number): Row<"discussion">[] {
  const blocked = blockedBy(db, userId);
  return db.discussion
    .getAll()
    .filter(({ user1Id, user2Id }) => user1Id === userId || user2Id === userId)
    .filter((discussion) => !blocked.includes(otherOf(discussion, userId)))
    .map((discussion) => ({ discussion, last: messagesOf(db, discussion.id).at(-1) }))
    .toSorted((a, b) => byLast(a.last, b.last) || b.discussion.id - a.discussion.id)
    .map(({ discussion }) => discussion);
}

const unreadIn = (db: Db, { id }: Row<"discussion">, userId: number): number =>
  messagesOf(db, id).filter(({ senderId, isRead }) => senderId !== userId && !isRead).length;

/** Counts messages, not discussions. */
export const unreadMessages = (db: Db, userId: number): number =>
  discussionsOf(db, userId).reduce((count, discussion) => count + unreadIn(db, discussion, userId), 0);

export function sendUnreadMessages(db: Db, userId: number) {
  const unread_count = unreadMessages(db, userId);
  db.live.send(userId, { type: "unread_messages_count_update", data: { unread_count } });
}

/** A message for one of the two people; only its sender gets the client id and the end of the time to change it. */
export function presentMessage(db: Db, message: Row<"message">, reader: number): Schemas["Message"] {
  const { id, createdAt, discussionId, clientId, senderId, jobOfferId, deletedAt, editedAt } = message;
  const isOwn = senderId === reader;
  const changeableUntil = new Date(Date.parse(createdAt) + secondsMessageChangeable * 1000).toISOString();
  return {
    id,
    content: deletedAt === null ? message.content : deletedMessageText,
    createdAt,
    sender: presentPerson(db, senderId),
    discussionId,
    ...(isOwn && clientId !== null && { clientId }),
    ...(jobOfferId !== null && { jobOfferID: jobOfferId }),
    ...(editedAt !== null && { editedAt }),
    ...(deletedAt !== null && { deletedAt }),
    ...(isOwn && deletedAt === null && { changeableUntil }),
  };
}

/** The offer last named in a discussion, with the application to it. */
function offerOf(db: Db, discussion: Row<"discussion">): Schemas["DiscussionOffer"] | null {
  const named = messagesOf(db, discussion.id).findLast(({ jobOfferId }) => jobOfferId !== null);
  const offer = rowOf(db.jobOffer, named?.jobOfferId ?? null);
  const application = db.application
    .getAll()
    .find(({ jobOfferId, applicantId }) => jobOfferId === offer?.id && isIn(discussion, applicantId));
  if (!offer || !application) return null;
  const applicationStatus = application.seenAt === null ? "applied_not_seen" : "applied_seen";
  const { id: applicationID, decision } = application;
  return { id: offer.id, jobTitle: offer.jobTitle, applicationID, applicationStatus, decision };
}

const isIn = ({ user1Id, user2Id }: Row<"discussion">, userId: number) => user1Id === userId || user2Id === userId;

export function presentDiscussion(db: Db, discussion: Row<"discussion">, reader: number): Schemas["Discussion"] {
  const last = messagesOf(db, discussion.id).at(-1);
  const readUpTo = reader === discussion.user1Id ? discussion.readBy2 : discussion.readBy1;
  const isMarked = readUpTo !== null && showsMarks(db, discussion);
  return {
    id: discussion.id,
    user1: presentPerson(db, discussion.user1Id),
    user2: presentPerson(db, discussion.user2Id),
    interlocutor: presentPerson(db, otherOf(discussion, reader)),
    lastMessage: last ? presentMessage(db, last, reader) : null,
    offer: offerOf(db, discussion),
    unreadCount: unreadIn(db, discussion, reader),
    ...(isMarked && { readUpTo }),
  };
}

/** Whether both people share read marks. */
const showsMarks = (db: Db, { user1Id, user2Id }: Row<"discussion">) =>
  [user1Id, user2Id].every((id) => rowOf(db.user, id)?.readMarks === true);

/** Marks the other user's messages as read, and notifies them if both share read marks. */
export function readBy(db: Db, discussion: Row<"discussion">, userId: number) {
  const author = otherOf(discussion, userId);
  const read = messagesOf(db, discussion.id).filter(({ senderId, isRead }) => senderId === author && !isRead);
  if (read.length === 0) return;
  db.message.updateMany({ where: { id: { in: read.map(({ id }) => id) } }, data: { isRead: true } });
  sendUnreadMessages(db, userId);
  const readUpTo = Math.max(...read.map(({ id }) => id));
  const data = userId === discussion.user1Id ? { readBy1: readUpTo } : { readBy2: readUpTo };
  db.discussion.update({ ...byId(discussion.id), data });
  if (showsMarks(db, discussion))
    db.live.send(author, { type: "discussion_read", data: { discussionId: discussion.id, readUpTo } });
}
