import type { ApiError } from "@passerelle/api";
import { atom } from "jotai";
import { newClientId } from "../../data";
import { store } from "../../store";
import { changeOutbox, outboxAtom, type OutgoingMessage } from "./outbox";

/** The client id of the message that is on its way. */
export const sendingAtom = atom<string | null>(null);
/** The message that goes out for the first time: its sender is busy. */
export const firstAttemptAtom = atom((get) =>
  get(outboxAtom).find(({ clientId, failure }) => clientId === get(sendingAtom) && !failure),
);

/** Whether the server will not have it: it goes again only when its author says so. */
export const isRefused = ({ failure }: OutgoingMessage) =>
  failure?.kind === "refused" && failure.retryAfter === undefined;

/** Puts a message at the end of what waits. */
export function enqueue(message: Omit<OutgoingMessage, "clientId" | "createdAt">) {
  const named = { ...message, clientId: newClientId(), createdAt: new Date().toISOString() };
  changeOutbox((outbox) => [...outbox, named]);
}

/** Takes one out. */
export const removeFromOutbox = (clientId: string) =>
  changeOutbox((outbox) => outbox.filter((each) => each.clientId !== clientId));

/** Notes what became of an attempt, or that nothing has yet: it is then sent again. */
export const setFailure = (clientId: string, failure?: ApiError) =>
  changeOutbox((outbox) =>
    outbox.map(({ failure: before, ...each }) => {
      const next = each.clientId === clientId ? failure : before;
      return next ? { ...each, failure: next } : each;
    }),
  );

/** Waits until a message is in the outbox no more. */
export function waitUntilSent(clientId: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.sub(outboxAtom, () => {
      if (store.get(outboxAtom).some((each) => each.clientId === clientId)) return;
      stop();
      resolve();
    });
  });
}
