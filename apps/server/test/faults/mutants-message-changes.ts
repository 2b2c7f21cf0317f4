import type { Mutant } from "./seeding";

/** Changes and deletions of messages where one of the two blocks the other, or has read them. */
export const messageChangeMutants: Mutant[] = [
  {
    name: "a change back is compared with what the other one has",
    found: ["updateMessage", "gets the text back that was delivered to whoever blocks the sender"],
    reads: "body.content !== (before.own_content ?? before.content)",
    becomes: "body.content !== before.content",
  },
  {
    name: "the sender's own text outlasts the block",
    found: ["updateMessage", "does not change what was delivered to whoever blocks the sender by now"],
    reads:
      "{ content, words: wordsOf(content), edited_at: now, own_content: null, own_words: null, own_edited_at: null }",
    becomes: "{ content, words: wordsOf(content), edited_at: now }",
  },
  {
    name: "a deleted message stays with whoever blocks its sender",
    found: ["deleteMessage", "is deleted and unread no longer for whoever blocks its sender, too"],
    reads: "emptyMessage(tx, id, now)",
    becomes: "(isBlocked ? undefined : emptyMessage(tx, id, now))",
  },
  {
    name: "a deleted message stays counted for whoever blocks its sender",
    found: ["deleteMessage", "is deleted and unread no longer for whoever blocks its sender, too"],
    reads: "await countOneLess(tx, discussionId, recipientId)",
    becomes: "isBlocked || (await countOneLess(tx, discussionId, recipientId))",
  },
  {
    name: "a deletion of what was read lowers the count",
    found: ["deleteMessage", "leaves what is unread, where it was read before it is deleted"],
    reads: '["m.read_at", "m.changeable_until", "m.deleted_at"]',
    becomes: '[sql`null`.as("read_at"), "m.changeable_until", "m.deleted_at"]',
  },
];
