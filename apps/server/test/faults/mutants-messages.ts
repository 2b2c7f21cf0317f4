import type { Mutant } from "./seeding";

/** Delivery of messages, and the right to send them. */
export const messageMutants: Mutant[] = [
  {
    name: "the count of read messages is not told",
    found: ["listMessages", "counts as read what its recipient has got, and tells every channel"],
    reads: 'publish(user.id, { kind: "messages-read" })',
    becomes: "undefined",
  },
  {
    name: "a message comes back to the channel that sent it",
    found: ["connectLive", "tells every channel of both, each what is theirs, and nobody else"],
    reads: "id !== event.via",
    becomes: "true",
  },
  {
    name: "a message sent again is told again",
    found: ["connectLive", "stores a message of a known client id once, and confirms it again"],
    reads: "{ id: before.id, recipientId: undefined }",
    becomes: "{ id: before.id, recipientId: await recipientOf(db, clock.now(), sender.id, draft) }",
  },
  {
    name: "a client id is told to the other one",
    found: ["listMessages", "tells a client id to nobody but its sender"],
    reads: "own && row.client_id !== null",
    becomes: "row.client_id !== null",
  },
  {
    name: "anybody may write into a conversation",
    found: ["connectLive", "refuses a message into a conversation of others"],
    reads: "ids.includes(userId)",
    becomes: "true",
  },
  {
    name: "anybody may read a conversation",
    found: ["listMessages", "is for the two of them alone"],
    reads: 'eb.or([eb("user_low", "=", userId), eb("user_high", "=", userId)])',
    becomes: "eb.and([])",
  },
  {
    name: "any number of messages a minute",
    found: ["connectLive", "takes some 60 messages a minute of one sender, on whatever channels"],
    reads: "{ limit: rateLimits.messages, subject: String(senderId) }",
    becomes: "{ limit: rateLimits.messages, subject: String(Math.random()) }",
  },
  {
    name: "one conversation that is opened reads all",
    found: ["listMessages", "counts as read one conversation, not the others"],
    reads: "store.markRead(tx, user.id, found.id)",
    becomes:
      '(await tx.updateTable("messages").set({ read_at: new Date() }).where("recipient_id", "=", user.id).where("read_at", "is", null).executeTakeFirst()).numUpdatedRows > 0',
  },
  {
    name: "all messages are the first person's",
    found: ["listMessages", "lists messages oldest first, and with `before` only older ones"],
    reads: "[user1, user2].find((person) => person?.id === row.sender_id)",
    becomes: "user1",
  },
];
