import { type ApiError, isSamePerson, type LiveChannel, reasonOf } from "@passerelle/api";
import type { QueryClient } from "@tanstack/react-query";
import { reload } from "../../data";
import { store } from "../../store";
import { messageKeys } from "./cache";
import type { Discussion } from "./discussions";
import { dropSent, type OutgoingMessage, outboxAtom } from "./outbox";
import { isRefused, sendingAtom, setFailure, waitUntilSent } from "./outbox-actions";
import { sendMessage } from "./send-message";

/** Seconds until the next attempt after a failure, while the connection stays open. */
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
    // Messages that failed on one connection are tried at once on the next.
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
  // A message found in the discussion counts as sent, even without a confirmation.
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
    // The message may be stored anyway, so the discussion is refetched.
    if (failure.kind === "unanswered") readAgain(client, discussionId);
    return failure;
  }
}

/** The pause before further attempts, in seconds; none after a refusal that concerns only this message. */
const pauseAfter = (failure: ApiError) => (failure.kind === "refused" ? failure.retryAfter : pauseSeconds);

/** The message's discussion, which may have been created or deleted since it was written. */
function discussionOf({ to, discussionId }: OutgoingMessage, client: QueryClient): number | null {
  const known = client.getQueryData<readonly Discussion[]>(messageKeys.discussions);
  if (!known) return discussionId;
  return known.find(({ interlocutor }) => isSamePerson(interlocutor, to))?.id ?? null;
}

function readAgain(client: QueryClient, discussionId: number | null) {
  void reload(client, messageKeys.discussions, ...(discussionId === null ? [] : [messageKeys.history(discussionId)]));
}
