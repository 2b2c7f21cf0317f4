import { type ApiError, isSamePerson, type LiveChannel, reasonOf } from "@passerelle/api";
import type { QueryClient } from "@tanstack/react-query";
import { reload } from "../../data";
import { store } from "../../store";
import { messageKeys } from "./cache";
import type { Discussion } from "./discussions";
import { dropSent, type OutgoingMessage, outboxAtom } from "./outbox";
import { isRefused, sendingAtom, setFailure, waitUntilSent } from "./outbox-actions";
import { sendMessage } from "./sending";

/** After a failure on a connection that stays open, in seconds, the next attempt comes. */
export const pauseSeconds = 5;

/**
 * Sends the outbox whenever the channel is open: in order, one message at a time, each under its own client id until it
 * is confirmed or refused. Returns a function that stops it.
 */
export function startOutbox(channel: LiveChannel, client: QueryClient): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;

  const endPause = () => {
    clearTimeout(pause);
    pause = undefined;
  };
  const pauseFor = (seconds: number) => {
    pause = setTimeout(() => {
      endPause();
      sendNext();
    }, seconds * 1000);
  };
  const sendNext = () => {
    const { status } = channel.getState();
    // What failed on one connection is tried at once on the next.
    if (status !== "OPEN") return endPause();
    if (pause !== undefined || store.get(sendingAtom) !== null) return;
    const next = store.get(outboxAtom).find((message) => !isRefused(message));
    if (next) void attempt(next);
  };
  const attempt = async (message: OutgoingMessage) => {
    store.set(sendingAtom, message.clientId);
    const failure = await outcomeOf(message, channel, client);
    if (failure) setFailure(message.clientId, failure);
    const seconds = failure && pauseAfter(failure);
    if (seconds !== undefined && isRunning) pauseFor(seconds);
    store.set(sendingAtom, null);
  };

  let isRunning = true;
  const stops = [
    store.sub(outboxAtom, sendNext),
    store.sub(sendingAtom, sendNext),
    channel.subscribeState(sendNext),
    endPause,
  ];
  sendNext();
  return () => {
    isRunning = false;
    for (const stop of stops) stop();
  };
}

/** Why a message was not sent; undefined once it has left the outbox. */
async function outcomeOf(message: OutgoingMessage, channel: LiveChannel, client: QueryClient) {
  const { clientId } = message;
  const discussionId = discussionOf(message, client);
  // One that is read meanwhile is sent, whatever becomes of its confirmation.
  const out = waitUntilSent(clientId);
  const confirmed = sendMessage(channel, { ...message, discussionId }).then(() => {
    dropSent([{ clientId }]);
    return out;
  });
  try {
    await Promise.race([confirmed, out]);
    return undefined;
  } catch (error) {
    const failure = reasonOf(error);
    // It may be stored all the same.
    if (failure.kind === "unanswered") readAgain(client, discussionId);
    return failure;
  }
}

/** How long all that waits is held back, in seconds; not at all after a refusal that only this message met. */
const pauseAfter = (failure: ApiError) => (failure.kind === "refused" ? failure.retryAfter : pauseSeconds);

/** The discussion that it goes into: one may have begun since it was written, or be gone. */
function discussionOf({ to, discussionId }: OutgoingMessage, client: QueryClient): number | null {
  const known = client.getQueryData<readonly Discussion[]>(messageKeys.discussions);
  if (!known) return discussionId;
  return known.find(({ interlocutor }) => isSamePerson(interlocutor, to))?.id ?? null;
}

function readAgain(client: QueryClient, discussionId: number | null) {
  void reload(client, messageKeys.discussions, ...(discussionId === null ? [] : [messageKeys.history(discussionId)]));
}
