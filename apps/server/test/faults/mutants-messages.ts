import type { Mutant } from "./seeding";

/** Delivery of messages, and the right to send them. */
export const messageMutants: Mutant[] = [
  {
    name: "the count after reading messages is not sent",
    found: ["listMessages", "marks as read what the recipient has listed, and updates every channel"],
    reads: 'publish(user.id, { kind: "messages-read" })',
    becomes: "undefined",
  },
  {
    name: "a message is confirmed twice to its channel",
    found: ["connectLive", "delivers to every channel of both people, and to nobody else"],
    reads: "id !== event.via",
    becomes: "true",
  },
  {
    name: "a repeated message is delivered again",
    found: ["connectLive", "stores a message of a known client id once, and confirms it again"],
    reads: "{ row: await findWithMessage(db, earlierId, senderId), isNew: false, recipientId: undefined }",
    becomes: "{ row: await findWithMessage(db, earlierId, senderId), isNew: true, recipientId: recipient?.id }",
  },
  {
    name: "the recipient sees the client id",
    found: ["listMessages", "shows a client id to its sender only"],
    reads: "own && row.client_id !== null",
    becomes: "row.client_id !== null",
  },
  {
    name: "anybody may write into a conversation",
    found: ["connectLive", "refuses a message into a conversation of others"],
    reads: "when user_high then user_low",
    becomes: "else user_low",
    inSql: true,
  },
  {
    name: "messages are unlimited",
    found: ["connectLive", "limits one sender to some 60 messages a minute, on whatever channels"],
    reads: "sendingLimit(sender.id)",
    becomes: "sendingLimit(Math.random())",
  },
  {
    name: "listing one conversation marks all as read",
    found: ["listMessages", "marks as read one conversation, not the others"],
    reads: "where id = ${discussionId} and (select count from total) > 0",
    becomes: "where ${userId} in (user_low, user_high) and (select count from total) > 0",
    inSql: true,
  },
  {
    name: "a read conversation stays counted",
    found: ["listMessages", "marks as read one conversation, not the others"],
    reads: "where id = ${discussionId} and (select count from total) > 0",
    becomes: "where false",
    inSql: true,
  },
  {
    name: "a second unread message is not counted",
    found: ["listMessages", "marks as read one conversation, not the others"],
    reads: "d.unread_low + excluded.unread_low, unread_high = d.unread_high + excluded.unread_high",
    becomes: "excluded.unread_low, unread_high = excluded.unread_high",
    inSql: true,
  },
  {
    name: "all messages are the first person's",
    found: ["listMessages", "lists messages oldest first, and with `before` only older ones"],
    reads: "[user1, user2].find((person) => person?.id === row.sender_id)",
    becomes: "user1",
  },
  {
    name: "a message may name any offer",
    found: ["connectLive", "refuses an offer that is not between the two, and stores nothing"],
    reads: "jobOfferId !== undefined && !offer",
    becomes: "false",
  },
  {
    name: "a message may name an offer of others to which one of the two applies",
    found: ["connectLive", "refuses an offer that is not between the two, and stores nothing"],
    reads: "when ${other} then ${one} end",
    becomes: "else ${one} end",
    inSql: true,
  },
  {
    name: "a discussion is about the offer that was named first",
    found: ["listDiscussions", "is about the offer that was named last, while there is its application"],
    reads: 'named.where(isFor(readerId)).orderBy("m.id", "desc")',
    becomes: 'named.where(isFor(readerId)).orderBy("m.id", "asc")',
  },
  {
    name: "a discussion is about an offer that was named to nobody but its sender",
    found: ["listDiscussions", "shows somebody who blocks the sender no offer that these name"],
    reads: 'named.where(isFor(readerId)).orderBy("m.id", "desc")',
    becomes: 'named.orderBy("m.id", "desc")',
  },
];
