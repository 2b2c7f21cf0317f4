import type { LiveDraft } from "@passerelle/api/contract";
import { messageErrors, notFound, tooMany } from "@passerelle/domain";
import type { Clock } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { retryConflicts } from "../../platform/database/transactions";
import { secondsToWait } from "../../platform/rate-limiter";
import { allowedRecipient } from "./access";
import { findAddressed, insertMessage, sendingLimit } from "./send-store";
import { findWithMessage, type SentRow } from "./store";

export interface Stored {
  /** Undefined if the message was stored earlier and has been deleted. */
  row: SentRow | undefined;
  isNew: boolean;
  /** The recipient to deliver to; undefined if it was delivered before, or the recipient has blocked the sender. */
  recipientId: number | undefined;
}

/**
 * Stores a message once per client id, in two statements. Throws a `Problem` if
 * nothing was stored.
 */
export function sendMessage(
  { db, clock }: { db: Db; clock: Clock },
  senderId: number,
  draft: LiveDraft,
): Promise<Stored> {
  const { content, clientId, discussionId, jobOfferID: jobOfferId } = draft;
  return retryConflicts(async () => {
    const found = await findAddressed(db, clock.now(), senderId, draft);
    const { sender, isBlocked, earlierId, offer } = found;
    if (earlierId !== null)
      return { row: await findWithMessage(db, earlierId, senderId), isNew: false, recipientId: undefined };
    const recipient = allowedRecipient(senderId, found, discussionId === undefined ? "person" : "discussion");
    if (jobOfferId !== undefined && !offer) throw notFound(messageErrors.noSharedOffer);
    const message = { sender, recipient, isWithheld: isBlocked, content, clientId, jobOfferId, offer };
    const row = await insertMessage(db, clock, message);
    if (!row) {
      const limited = sendingLimit(senderId);
      throw tooMany(Math.max(1, await secondsToWait(db, clock, [limited])), limited.limit);
    }
    return { row, isNew: true, recipientId: isBlocked ? undefined : recipient.id };
  });
}
