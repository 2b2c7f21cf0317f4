import type { Schemas } from "@passerelle/api";
import { deletedMessageText, deletedPerson } from "@passerelle/domain";
import { isoOf } from "../../platform/database/moments";
import { statusOf } from "../applications";
import type { OfferRow } from "./discussed-offer-store";
import type { DiscussionRow, findDelivered, SentRow } from "./store";

/** A message row, or one from a discussion's JSON, where dates are strings. */
interface MessageRow {
  id: number;
  discussion_id: number;
  sender_id: number | null;
  content: string;
  client_id: string | null;
  job_offer_id: number | null;
  created_at: Date | string;
  changeable_until: Date | string | null;
  edited_at: Date | string | null;
  deleted_at: Date | string | null;
  own_content: string | null;
  own_edited_at: Date | string | null;
}

type Pair = Pick<DiscussionRow, "user1" | "user2">;

/** A message for one of its two people; only the sender sees the client id and the end of the time to change it. */
export function message(row: MessageRow, { user1, user2 }: Pair, readerId: number): Schemas["Message"] {
  const own = row.sender_id === readerId;
  const text = (own ? row.own_content : null) ?? row.content;
  const editedAt = (own ? row.own_edited_at : null) ?? row.edited_at;
  return {
    id: row.id,
    content: row.deleted_at ? deletedMessageText : text,
    createdAt: isoOf(row.created_at),
    sender: [user1, user2].find((person) => person?.id === row.sender_id) ?? deletedPerson,
    discussionId: row.discussion_id,
    ...(own && row.client_id !== null && { clientId: row.client_id }),
    ...(row.job_offer_id !== null && { jobOfferID: row.job_offer_id }),
    ...(editedAt && { editedAt: isoOf(editedAt) }),
    ...(row.deleted_at && { deletedAt: isoOf(row.deleted_at) }),
    ...(own && !row.deleted_at && row.changeable_until && { changeableUntil: isoOf(row.changeable_until) }),
  };
}

/** A message in search results, with the other person. */
export function foundMessage(row: MessageRow & Pair, readerId: number): Schemas["FoundMessage"] {
  return { message: message(row, row, readerId), interlocutor: interlocutorOf(row, readerId) };
}

const interlocutorOf = ({ user1, user2 }: Pair, readerId: number) =>
  (user1?.id === readerId ? user2 : user1) ?? deletedPerson;

/** A discussion for one of its two people. */
export function discussion(row: DiscussionRow, readerId: number): Schemas["Discussion"] {
  const { id, user1, user2, last, offer, unread, readUpTo } = row;
  return {
    id,
    user1: user1 ?? deletedPerson,
    user2: user2 ?? deletedPerson,
    interlocutor: interlocutorOf(row, readerId),
    lastMessage: last && message(last, row, readerId),
    offer: offer && discussionOffer(offer),
    unreadCount: unread,
    ...(readUpTo !== null && { readUpTo }),
  };
}

const discussionOffer = (row: OfferRow): Schemas["DiscussionOffer"] => ({
  id: row.id,
  jobTitle: row.job_title,
  applicationID: row.application_id,
  applicationStatus: statusOf(row),
  decision: row.decision,
});

/** Confirms to the sender that a message is stored, with its discussion. */
export function messageSent(row: SentRow, senderId: number): Schemas["LiveMessageSent"] {
  const data = { message: message(row.message, row, senderId), discussion: discussion(row, senderId) };
  return { type: "message_sent", data: { ...data, isNewDiscussion: row.begins } };
}

type NewRow = NonNullable<Awaited<ReturnType<typeof findDelivered>>["message"]>;

/** A message with its sender, for one of its two people. */
export const messageOf = (row: NewRow, readerId: number) => message(row, { user1: row.sender, user2: null }, readerId);

export function newMessage(row: NewRow, recipientId: number): Schemas["LiveNewMessage"] {
  return { type: "new_message", data: { message: messageOf(row, recipientId) } };
}

/** The notice of a changed or deleted message, for one of its two people. */
export function messageChanged(row: NewRow, readerId: number): Schemas["LiveMessageChanged"] {
  return { type: "message_changed", data: { message: messageOf(row, readerId) } };
}

export const unreadMessages = (unread_count: number): Schemas["LiveUnreadMessagesCountUpdate"] => ({
  type: "unread_messages_count_update",
  data: { unread_count },
});

/** The last message that a reader has read, for its author. */
export const discussionRead = (discussionId: number, readUpTo: number): Schemas["LiveDiscussionRead"] => ({
  type: "discussion_read",
  data: { discussionId, readUpTo },
});
