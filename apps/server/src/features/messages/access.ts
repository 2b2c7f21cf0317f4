import { forbidden, messageErrors, notFound, Problem } from "@passerelle/domain";

interface Sent {
  sender_id: number | null;
  changeable_until: Date | null;
  deleted_at: Date | null;
}

/** Checks that a person may change or delete a message that they see, and returns it (D-201). */
export function changeableMessage<Row extends Sent>(user: { id: number }, now: Date, row: Row | undefined): Row {
  if (!row || row.deleted_at) throw notFound(messageErrors.noMessage);
  if (row.sender_id !== user.id) throw forbidden(messageErrors.othersMessage);
  if (!row.changeable_until || now > row.changeable_until) throw forbidden(messageErrors.unchangeable);
  return row;
}

interface Addressed<Recipient> {
  recipient: Recipient | null;
  /** Whether the sender has blocked the recipient. */
  blocks: boolean;
}

/**
 * Checks that a person may write to another, and returns the recipient. A message to a person who has blocked the sender
 * is stored, but not delivered.
 */
export function allowedRecipient<Recipient extends { id: number }>(
  senderId: number,
  { recipient, blocks }: Addressed<Recipient>,
  to: "person" | "discussion",
): Recipient {
  if (!recipient) throw notFound(to === "person" ? messageErrors.noRecipient : messageErrors.noDiscussion);
  if (recipient.id === senderId) throw new Problem(400, messageErrors.toOneself);
  if (blocks) throw forbidden(messageErrors.toBlocked);
  return recipient;
}
