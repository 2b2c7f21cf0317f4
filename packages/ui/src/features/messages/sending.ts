import type { Identity, LiveChannel } from "@passerelle/api";
import type { QueryCacheNotifyEvent, QueryClient } from "@tanstack/react-query";
import { messageKeys, type SendingAnswer, type Thread } from "../../api";
import type { Discussion } from "./conversations";

/** What is sent, and to whom: into their discussion, or as its first message. */
export interface Sending {
  to: Identity;
  discussionId: number | null;
  content: string;
  clientId: string;
}

/** How a sending ended, as far as is known now. */
export type Outcome =
  { kind: "confirmed" } | { kind: "not-open" } | { kind: "unanswered" } | { kind: "refused"; message: string };

/** How long a confirmation is waited for, in milliseconds (D-145). */
export const sendingLimit = 10_000;

/**
 * Sends a message and waits for its end: it is found in the cache, the server refuses it, or no answer can be expected
 * any more. Never rejects.
 */
export function sendMessage(channel: LiveChannel, client: QueryClient, sending: Sending): Promise<Outcome> {
  const { to, discussionId, content, clientId } = sending;
  const place = discussionId === null ? { recipientUsername: to.username } : { discussionId };
  if (channel.send({ type: "send_message", data: { ...place, content, clientId } }) === "not-open")
    return Promise.resolve({ kind: "not-open" });
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      clearTimeout(timer);
      stopWatching();
      stopHearing();
      resolve(outcome);
    };
    const timer = setTimeout(() => end({ kind: "unanswered" }), sendingLimit);
    const stopWatching = channel.subscribeState(() => {
      if (channel.getState().status !== "OPEN") end({ kind: "unanswered" });
    });
    const stopHearing = client.getQueryCache().subscribe((event) => {
      if (!isNews(event)) return;
      const message = event.query.queryKey[1] === messageKeys.answer[1] ? refusalOf(client, clientId) : undefined;
      if (message !== undefined) end({ kind: "refused", message });
      else if (isStored(client, clientId)) end({ kind: "confirmed" });
    });
  });
}

/** Whether something about messages was read, or came live. */
export function isNews({ type, query, ...event }: QueryCacheNotifyEvent): boolean {
  if (type !== "updated" || query.queryKey[0] !== messageKeys.answer[0]) return false;
  return "action" in event && event.action.type === "success";
}

/** What the server says against this message; what it says against none in particular is taken for this one. */
function refusalOf(client: QueryClient, clientId: string): string | undefined {
  const answer = client.getQueryData<SendingAnswer>(messageKeys.answer);
  if (answer?.type !== "error" || (answer.data.clientId ?? clientId) !== clientId) return undefined;
  return answer.data.message;
}

/** Whether the message of this name is known to be stored, by whatever told of it. */
export function isStored(client: QueryClient, clientId: string): boolean {
  const answer = client.getQueryData<SendingAnswer>(messageKeys.answer);
  if (answer?.type === "message_sent" && answer.data.message.clientId === clientId) return true;
  const discussions = client.getQueryData<readonly Discussion[]>(messageKeys.discussions);
  if (discussions?.some(({ lastMessage }) => lastMessage?.clientId === clientId)) return true;
  const threads = client.getQueriesData<Thread>({ queryKey: messageKeys.threads });
  return threads.some(([, thread]) => thread?.messages.some((message) => message.clientId === clientId));
}
