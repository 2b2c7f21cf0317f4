import type { Schemas } from "@passerelle/api";
import { deletedMessageText, deletedPerson, secondsMessageChangeable } from "@passerelle/domain";
import type { Db } from "../db";
import { blockedBy, isBlockBetween } from "./blocks";
import { type Row, newestFirst } from "./rows";

/** A user's discussions in which they wrote or were delivered something, latest first. */
export function discussionsOf(db: Db, userId: number): Row<"discussion">[] {
  return db.discussion
    .getAll()
    .filter((discussion) => discussion.user1Id === userId || discussion.user2Id === userId)
    .map((discussion) => ({ discussion, last: messagesOf(db, discussion.id, userId).at(-1) }))
    .filter(({ last }) => last !== undefined)
    .toSorted((a, b) => (a.last && b.last ? newestFirst(a.last, b.last) : 0))
    .map(({ discussion }) => discussion);
}

/** What a reader wrote or was delivered, oldest first. */
export const messagesOf = (db: Db, discussionId: number, readerId: number): Row<"message">[] =>
  db.message
    .findMany({ where: { discussionId: { equals: discussionId } } })
    .filter(({ isWithheld, senderId }) => !isWithheld || senderId === readerId)
    .toSorted((a, b) => newestFirst(b, a));

/** A user's discussions but those with people they blocked. */
export function listedDiscussions(db: Db, userId: number): Row<"discussion">[] {
  const blocked = blockedBy(db, userId);
  return discussionsOf(db, userId).filter((discussion) => !blocked.includes(otherOf(discussion, userId)));
}

/** Counts messages, not discussions. */
export const unreadMessages = (db: Db, userId: number): number =>
  listedDiscussions(db, userId).reduce((count, { id }) => count + unreadIn(db, id, userId), 0);

const unreadIn = (db: Db, discussionId: number, userId: number): number =>
  messagesOf(db, discussionId, userId).filter((message) => message.senderId !== userId && !message.isRead).length;

export const otherOf = (discussion: Row<"discussion">, userId: number): number =>
  discussion.user1Id === userId ? discussion.user2Id : discussion.user1Id;

/** A party to what two people share. */
export function presentPerson(db: Db, userId: number): Schemas["Person"] {
  const user = db.user.findFirst({ where: { id: { equals: userId } } });
  if (!user) return deletedPerson;
  const { id, firstname, lastname, username, avatar } = user;
  return { id, firstname, lastname, username, avatar };
}

/** Until when its sender may change or delete a message (D-201). */
export const changeableUntil = ({ createdAt }: Row<"message">) =>
  new Date(Date.parse(createdAt) + secondsMessageChangeable * 1000);

/** A message for one of the two; only its sender gets the client id, and until when it can be changed. */
export function presentMessage(db: Db, message: Row<"message">, reader: number): Schemas["Message"] {
  const { id, createdAt, discussionId, clientId, senderId, jobOfferId, deletedAt } = message;
  const sender = presentPerson(db, senderId);
  const isOwn = senderId === reader;
  const own = isOwn && clientId !== null && { clientId };
  const content = (isOwn ? message.ownContent : null) ?? message.content;
  const editedAt = (isOwn ? message.ownEditedAt : null) ?? message.editedAt;
  return {
    id,
    content: deletedAt === null ? content : deletedMessageText,
    createdAt,
    sender,
    discussionId,
    ...own,
    ...(jobOfferId !== null && { jobOfferID: jobOfferId }),
    ...(editedAt !== null && { editedAt }),
    ...(deletedAt !== null && { deletedAt }),
    ...(isOwn && deletedAt === null && { changeableUntil: changeableUntil(message).toISOString() }),
  };
}

export function presentDiscussion(db: Db, discussion: Row<"discussion">, reader: number): Schemas["Discussion"] {
  const last = messagesOf(db, discussion.id, reader).at(-1);
  return {
    id: discussion.id,
    user1: presentPerson(db, discussion.user1Id),
    user2: presentPerson(db, discussion.user2Id),
    interlocutor: presentPerson(db, otherOf(discussion, reader)),
    lastMessage: last ? presentMessage(db, last, reader) : null,
    offer: offerNamed(db, discussion, reader),
    unreadCount: unreadIn(db, discussion.id, reader),
    ...markOf(db, discussion, reader),
  };
}

/** The offer between the two that what a reader wrote or was delivered named last. */
function offerNamed(db: Db, discussion: Row<"discussion">, reader: number): Schemas["DiscussionOffer"] | null {
  const { id, user1Id, user2Id } = discussion;
  return (
    messagesOf(db, id, reader)
      .toReversed()
      .map(({ jobOfferId }) => (jobOfferId === null ? undefined : offerBetween(db, user1Id, user2Id, jobOfferId)))
      .find((offer) => offer !== undefined) ?? null
  );
}

/** An offer of one of two people with the other's application to it; undefined if it is none of theirs. */
export function offerBetween(db: Db, one: number, other: number, id: number): Schemas["DiscussionOffer"] | undefined {
  const offer = db.jobOffer.findFirst({ where: { id: { equals: id }, recruiterId: { in: [one, other] } } });
  const applicantId = { equals: offer?.recruiterId === one ? other : one };
  const application = offer && db.application.findFirst({ where: { jobOfferId: { equals: id }, applicantId } });
  if (!application) return undefined;
  const applicationStatus = application.seenAt === null ? "applied_not_seen" : "applied_seen";
  const { decision } = application;
  return { id, jobTitle: offer.jobTitle, applicationID: application.id, applicationStatus, decision };
}

/** Marks the other user's messages as read, and tells them where both show read marks and neither blocks the other. */
export function readBy(db: Db, discussion: Row<"discussion">, userId: number) {
  const where = {
    discussionId: { equals: discussion.id },
    senderId: { notEquals: userId },
    isWithheld: { equals: false },
    isRead: { equals: false },
  };
  const read = db.message.updateMany({ where, data: { isRead: true } });
  if (!read?.length) return;
  sendUnreadMessages(db, userId);
  const author = otherOf(discussion, userId);
  if (!showMarks(db, discussion) || isBlockBetween(db, userId, author)) return;
  const readUpTo = Math.max(...read.map(({ id }) => id));
  const data = userId === discussion.user1Id ? { readBy1: readUpTo } : { readBy2: readUpTo };
  db.discussion.update({ where: { id: { equals: discussion.id } }, data });
  db.live.send(author, { type: "discussion_read", data: { discussionId: discussion.id, readUpTo } });
}

/** Whether both of the two show read marks. */
const showMarks = (db: Db, { user1Id, user2Id }: Row<"discussion">) =>
  db.user.count({ where: { id: { in: [user1Id, user2Id] }, readMarks: { equals: true } } }) === 2;

/** Up to which of the reader's own messages the other one has read, while both show it. */
function markOf(db: Db, discussion: Row<"discussion">, reader: number) {
  const readUpTo = reader === discussion.user1Id ? discussion.readBy2 : discussion.readBy1;
  return readUpTo !== null && showMarks(db, discussion) && { readUpTo };
}

/** Tells one of the two that a message was changed or deleted. */
export const sendChanged = (db: Db, message: Row<"message">, reader: number) =>
  db.live.send(reader, { type: "message_changed", data: { message: presentMessage(db, message, reader) } });

export function sendUnreadMessages(db: Db, userId: number) {
  const unread_count = unreadMessages(db, userId);
  db.live.send(userId, { type: "unread_messages_count_update", data: { unread_count } });
}
