import type { LiveDraft } from "@passerelle/api/contract";
import { forbidden, messageErrors, notFound, Problem } from "@passerelle/domain";
import type { Clock } from "../../platform/clock";
import { retryConflicts, type Db } from "../../platform/database/database";
import { blocksBetween } from "../blocks";
import { countMessage } from "./rate-limits";
import * as store from "./sending-store";

/** A stored message. */
export interface Stored {
  id: number;
  isNew: boolean;
  /** Whom to deliver it to; undefined where it was before, and where the recipient has blocked the sender. */
  recipientId: number | undefined;
}

/** The recipient of a message: any verified user but its sender. */
async function recipientOf(db: Db, now: Date, senderId: number, { discussionId, recipientUsername = "" }: LiveDraft) {
  if (discussionId !== undefined) {
    const other = await store.findOther(db, senderId, discussionId);
    if (other === undefined) throw notFound(messageErrors.noDiscussion);
    return other;
  }
  const recipient = await store.findRecipient(db, recipientUsername, now);
  if (!recipient) throw notFound(messageErrors.noRecipient);
  if (recipient.id === senderId) throw new Problem(400, messageErrors.toOneself);
  return recipient.id;
}

/**
 * Stores a message once per client id, at most 60 a minute per sender (D-028). Throws a `Problem` if nothing was
 * stored.
 */
export function sendMessage(
  { db, clock }: { db: Db; clock: Clock },
  sender: { id: number },
  draft: LiveDraft,
): Promise<Stored> {
  const { content, clientId } = draft;
  return retryConflicts(async () => {
    const before = clientId === undefined ? undefined : await store.findByClientId(db, sender.id, clientId);
    if (before) return { id: before.id, isNew: false, recipientId: undefined };
    const recipientId = await recipientOf(db, clock.now(), sender.id, draft);
    const { blocks, isBlocked } = await blocksBetween(db, sender.id, recipientId);
    if (blocks) throw forbidden(messageErrors.toBlocked);
    await countMessage({ db, clock }, sender.id);
    const message = { senderId: sender.id, recipientId, isWithheld: isBlocked, content, clientId };
    const id = await store.insertMessage(db, message);
    return { id, isNew: true, recipientId: isBlocked ? undefined : recipientId };
  });
}
