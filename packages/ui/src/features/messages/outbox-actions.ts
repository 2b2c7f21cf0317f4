import type { ApiError } from "@passerelle/api";
import { atom } from "jotai";
import { newClientId } from "../../data";
import { store } from "../../store";
import { changeOutbox, outboxAtom, type OutgoingMessage } from "./outbox";

/** The client id of the message that is being sent. */
export const sendingAtom = atom<string | null>(null);
/** The message that is being sent for the first time, during which its sender is busy. */
export const firstAttemptAtom = atom((get) =>
  get(outboxAtom).find(({ clientId, failure }) => clientId === get(sendingAtom) && !failure),
);

/** Whether the server refused it; then it is sent again only on request. */
export const isRefused = ({ failure }: OutgoingMessage) =>
  failure?.kind === "refused" && failure.retryAfter === undefined;

export function enqueue(message: Omit<OutgoingMessage, "clientId" | "createdAt">) {
  const named = { ...message, clientId: newClientId(), createdAt: new Date().toISOString() };
  changeOutbox((outbox) => [...outbox, named]);
}

export const removeFromOutbox = (clientId: string) =>
  changeOutbox((outbox) => outbox.filter((each) => each.clientId !== clientId));

/** Stores the failure of an attempt, or clears it so that the message is sent again. */
export const setFailure = (clientId: string, failure?: ApiError) =>
  changeOutbox((outbox) =>
    outbox.map(({ failure: before, ...each }) => {
      const next = each.clientId === clientId ? failure : before;
      return next ? { ...each, failure: next } : each;
    }),
  );

export function waitUntilSent(clientId: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.sub(outboxAtom, () => {
      if (store.get(outboxAtom).some((each) => each.clientId === clientId)) return;
      stop();
      resolve();
    });
  });
}
