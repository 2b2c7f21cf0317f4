import type { Schemas } from "@passerelle/api";
import { deletedPerson } from "@passerelle/domain";
import type { OfferRow } from "./offer-store";
import type { DiscussionRow, findDelivered, SentRow } from "./store";

/** A message row, or one from a discussion's JSON, where dates are texts. */
interface MessageRow {
  id: number;
  discussion_id: number;
  sender_id: number | null;
  content: string;
  client_id: string | null;
  job_offer_id: number | null;
  created_at: Date | string;
}

type Pair = Pick<DiscussionRow, "user1" | "user2">;

/** A message for one of the two; the client id is for its sender alone. */
export function message(row: MessageRow, { user1, user2 }: Pair, readerId: number): Schemas["Message"] {
  const own = row.sender_id === readerId;
  return {
    id: row.id,
    content: row.content,
    createdAt: new Date(row.created_at).toISOString(),
    sender: [user1, user2].find((person) => person?.id === row.sender_id) ?? deletedPerson,
    discussionId: row.discussion_id,
    ...(own && row.client_id !== null && { clientId: row.client_id }),
    ...(row.job_offer_id !== null && { jobOfferID: row.job_offer_id }),
  };
}

/** A discussion for one of the two. */
export function discussion(row: DiscussionRow, readerId: number): Schemas["Discussion"] {
  const { id, user1, user2, last, offer, unread } = row;
  return {
    id,
    user1: user1 ?? deletedPerson,
    user2: user2 ?? deletedPerson,
    interlocutor: (user1?.id === readerId ? user2 : user1) ?? deletedPerson,
    lastMessage: last && message(last, row, readerId),
    offer: offer && discussionOffer(offer),
    unreadCount: unread,
  };
}

const discussionOffer = (row: OfferRow): Schemas["DiscussionOffer"] => ({
  id: row.id,
  jobTitle: row.job_title,
  applicationID: row.application_id,
  applicationStatus: row.seen_at === null ? "applied_not_seen" : "applied_seen",
  decision: row.decision,
});

/** The confirmation for a message's sender: that it is stored, and in which discussion. */
export function messageSent(row: SentRow, senderId: number): Schemas["LiveMessageSent"] {
  const data = { message: message(row.message, row, senderId), discussion: discussion(row, senderId) };
  return { type: "message_sent", data: { ...data, isNewDiscussion: row.begins } };
}

type NewRow = NonNullable<Awaited<ReturnType<typeof findDelivered>>["message"]>;

/** The live message for the recipient. */
export function newMessage(row: NewRow, recipientId: number): Schemas["LiveNewMessage"] {
  return { type: "new_message", data: { message: message(row, { user1: row.sender, user2: null }, recipientId) } };
}

/** How many messages a reader has not read. */
export const unreadMessages = (unread_count: number): Schemas["LiveUnreadMessagesCountUpdate"] => ({
  type: "unread_messages_count_update",
  data: { unread_count },
});
