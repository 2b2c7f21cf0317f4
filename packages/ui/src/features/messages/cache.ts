import { isSamePerson, type Schemas } from "@passerelle/api";
import type { QueryClient } from "@tanstack/react-query";
import { reload } from "../../data";
import { isDiscussionInView } from "./discussion-in-view";
import { dropSent } from "./outbox";

type Message = Schemas["Message"];
type Discussion = Schemas["Discussion"];

/** The query keys of discussions. */
export const messageKeys = {
  all: ["messages"] as const,
  discussions: ["messages", "discussions"] as const,
  histories: ["messages", "history"] as const,
  history: (discussionId: number) => [...messageKeys.histories, discussionId] as const,
  users: ["messages", "users"] as const,
  unread: ["messages", "unread-count"] as const,
};

/** The loaded messages of a discussion, without gaps. */
export interface MessageHistory {
  /** Oldest first, without duplicates. */
  messages: readonly Message[];
  /** Whether there may be messages before the first one. */
  hasOlder: boolean;
  /** The id of the newest message requested from the server, which therefore counts as read. */
  readTo: number;
}

const lastIdOf = ({ lastMessage }: Discussion) => lastMessage?.id ?? 0;

/** Adds a discussion to the list, ordered by last message, and keeps newer data. */
function withDiscussion(list: readonly Discussion[], given: Discussion): readonly Discussion[] {
  const known = list.find(({ id }) => id === given.id);
  if (known && lastIdOf(known) >= lastIdOf(given)) return list;
  const others = list.filter((each) => each !== known);
  const older = others.findIndex((each) => lastIdOf(each) < lastIdOf(given));
  const at = older === -1 ? others.length : older;
  return [...others.slice(0, at), given, ...others.slice(at)];
}

/** The id of the newest message in a list; ids increase with time. */
export const newestIn = (discussions: readonly Discussion[]) => Math.max(0, ...discussions.map(lastIdOf));

/**
 * Merges the server's list with live messages that arrived after its request, when `newest` was the newest message
 * known. Older discussions missing from the answer are removed.
 */
export function withLiveMessages(
  answer: readonly Discussion[],
  known: readonly Discussion[],
  newest: number,
): readonly Discussion[] {
  const answered = new Map(answer.map((each) => [each.id, lastIdOf(each)]));
  return known.filter((each) => lastIdOf(each) > (answered.get(each.id) ?? newest)).reduce(withDiscussion, answer);
}

/** Inserts a message by id; live messages nearly always belong at the end. */
export function withMessage(history: MessageHistory, given: Message): MessageHistory {
  const { messages, hasOlder } = history;
  const before = messages.findLastIndex(({ id }) => id <= given.id);
  if (messages[before]?.id === given.id) return history;
  // The message belongs to a part that is not loaded, and would leave a gap.
  if (before === -1 && messages.length > 0 && hasOlder) return history;
  return { ...history, messages: [...messages.slice(0, before + 1), given, ...messages.slice(before + 1)] };
}

/** Adds an unread message, unless the discussion is open, where it is read at once. */
const withUnread = ({ id, unreadCount }: Discussion) =>
  unreadCount !== undefined && !isDiscussionInView(id) && { unreadCount: unreadCount + 1 };

/** Stores the other person's live message in the history and in the list of discussions. */
export function keepMessage(client: QueryClient, message: Message) {
  const list = client.getQueryData<readonly Discussion[]>(messageKeys.discussions);
  const known = list?.find(({ id }) => id === message.discussionId);
  const { sender } = message;
  // Its author may have been renamed.
  const isTheirs = known && isSamePerson(known.interlocutor, sender);
  if (known)
    keepDiscussion(client, {
      ...known,
      lastMessage: message,
      ...withUnread(known),
      ...(isTheirs && { interlocutor: sender }),
    });
  const isAboutAnother = message.jobOfferID !== undefined && message.jobOfferID !== known?.offer?.id;
  if (!known || isAboutAnother) void readDiscussionsAgain(client);
  keepInHistory(client, message);
  dropSent([message]);
}

/** Stores one's own confirmed message, in a discussion that may be new. */
export function keepSent(
  client: QueryClient,
  { message, discussion, isNewDiscussion }: Schemas["LiveMessageSent"]["data"],
) {
  keepDiscussion(client, discussion);
  const queryKey = messageKeys.history(message.discussionId);
  if (isNewDiscussion) client.setQueryData<MessageHistory>(queryKey, (history = begun) => history);
  keepInHistory(client, message);
  dropSent([message]);
}

function keepDiscussion(client: QueryClient, given: Discussion) {
  const list = client.getQueryData<readonly Discussion[]>(messageKeys.discussions);
  if (list) client.setQueryData(messageKeys.discussions, withDiscussion(list, given));
  else void readDiscussionsAgain(client);
}

async function readDiscussionsAgain(client: QueryClient) {
  // An older pending answer would otherwise replace this.
  await client.cancelQueries({ queryKey: messageKeys.discussions });
  void reload(client, messageKeys.discussions);
}

/** A history without messages, for a discussion that is new or not loaded yet. */
const begun: MessageHistory = { messages: [], hasOlder: false, readTo: 0 };
const unread: MessageHistory = { ...begun, hasOlder: true };

function keepInHistory(client: QueryClient, message: Message) {
  const queryKey = messageKeys.history(message.discussionId);
  const { data, isInvalidated, fetchStatus } = client.getQueryState<MessageHistory>(queryKey) ?? {};
  const isWhole = data !== undefined && !isInvalidated;
  // If messages before this one were missed, adding it would hide the gap, unless a pending request fills it.
  if (isWhole || fetchStatus === "fetching") client.setQueryData(queryKey, withMessage(data ?? unread, message));
  else void reload(client, queryKey);
}
