import type { ApiError } from "@passerelle/api";
import { atom } from "jotai";
import { draftAtom, isRecord } from "../../forms/drafts/draft-storage";
import { store } from "../../store";
import type { Person } from "./discussions";

/** A message in the outbox: sent by its author, but not known to be stored. */
export interface OutgoingMessage {
  clientId: string;
  to: Person;
  /** Null for the first message of a discussion, as known when it was written. */
  discussionId: number | null;
  content: string;
  jobOfferID?: number | undefined;
  createdAt: string;
  /** The failure of the last attempt. */
  failure?: ApiError;
}

/** All unsent messages, oldest first; the tab's storage keeps them over a reload. */
export const outboxAtom = draftAtom("outbox", readOutbox);
/** Whether the outbox has messages that could be lost. */
export const hasUnsentAtom = atom((get) => get(outboxAtom).length > 0);

function readOutbox(stored: unknown): readonly OutgoingMessage[] {
  return Array.isArray(stored) ? stored.filter(isOutgoing) : [];
}

/** Changes the outbox; the changes are in `outbox-actions.ts`. */
export function changeOutbox(to: (outbox: readonly OutgoingMessage[]) => readonly OutgoingMessage[]) {
  store.set(outboxAtom, to);
}

/** Removes outgoing messages that are now stored. Called wherever messages are loaded or received. */
export function dropSent(messages: readonly { clientId?: string }[]) {
  const sent = new Set(messages.flatMap(({ clientId }) => clientId ?? []));
  if (!store.get(outboxAtom).some(({ clientId }) => sent.has(clientId))) return;
  const drop = () => changeOutbox((outbox) => outbox.filter(({ clientId }) => !sent.has(clientId)));
  // Queries notify their observers in a separate task, so a bubble is always in one of the two places.
  setTimeout(() => setTimeout(drop));
}

/** Whether the stored entry has the current format; another release may have written it. */
function isOutgoing(entry: unknown): entry is OutgoingMessage {
  if (!isRecord(entry)) return false;
  const { clientId, to, discussionId, content, jobOfferID, createdAt, failure } = entry;
  return (
    isRecord(to) &&
    [clientId, content, createdAt, to["username"], to["firstname"], to["lastname"]].every(isText) &&
    (discussionId === null || typeof discussionId === "number") &&
    ["number", "undefined"].includes(typeof jobOfferID) &&
    (failure === undefined || (isRecord(failure) && isText(failure["kind"])))
  );
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
