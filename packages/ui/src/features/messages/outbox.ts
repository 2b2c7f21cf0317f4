import type { ApiError } from "@passerelle/api";
import { atom } from "jotai";
import { draftStorage } from "../../forms/draft-storage";
import { store } from "../../store";
import type { Person } from "./discussions";

/** A message that its author has sent, and that is not known to be stored. */
export interface OutgoingMessage {
  clientId: string;
  to: Person;
  /** Null where it begins the discussion, as far as that was known when it was written. */
  discussionId: number | null;
  content: string;
  /** The offer that it is about. */
  jobOfferID?: number | undefined;
  createdAt: string;
  /** What became of the last attempt. */
  failure?: ApiError;
}

const name = "outbox";

/** All that waits to be sent, oldest first; that of a page before is in the tab's storage. */
export const outboxAtom = atom(readOutbox());
/** Whether something would be lost with the outbox. */
export const hasUnsentAtom = atom((get) => get(outboxAtom).length > 0);

draftStorage.onChange(() => store.set(outboxAtom, readOutbox()));

function readOutbox(): readonly OutgoingMessage[] {
  return draftStorage.read(name).filter(isOutgoing);
}

/** Changes the outbox, here and in the storage; `outbox-actions.ts` says how. */
export function changeOutbox(to: (outbox: readonly OutgoingMessage[]) => readonly OutgoingMessage[]) {
  const outbox = to(store.get(outboxAtom));
  store.set(outboxAtom, outbox);
  draftStorage.write(name, outbox);
}

/** Takes out what has become these messages; whatever reads messages or hears of them calls it. */
export function dropSent(messages: readonly { clientId?: string }[]) {
  const sent = new Set(messages.flatMap(({ clientId }) => clientId ?? []));
  if (!store.get(outboxAtom).some(({ clientId }) => sent.has(clientId))) return;
  const drop = () => changeOutbox((outbox) => outbox.filter(({ clientId }) => !sent.has(clientId)));
  // Queries notify in a task of their own, so a bubble is always in one of the two places.
  setTimeout(() => setTimeout(drop));
}

/** Whether it is one of ours: another release may have written the storage. */
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
