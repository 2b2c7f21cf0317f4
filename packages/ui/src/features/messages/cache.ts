import { isSamePerson, type Schemas } from "@passerelle/api";
import type { QueryClient } from "@tanstack/react-query";
import { reload } from "../../data";
import { isDiscussionInView } from "./discussion-in-view";
import { dropSent } from "./outbox";

type Message = Schemas["Message"];
type Discussion = Schemas["Discussion"];

/** Where discussions are in the cache. */
export const messageKeys = {
  all: ["messages"] as const,
  discussions: ["messages", "discussions"] as const,
  histories: ["messages", "history"] as const,
  history: (discussionId: number) => [...messageKeys.histories, discussionId] as const,
  users: ["messages", "users"] as const,
  unread: ["messages", "unread-count"] as const,
};

/** The loaded messages of a discussion, without a gap. */
export interface MessageHistory {
  /** Oldest first, each once. */
  messages: readonly Message[];
  /** Whether there may be messages before the first one. */
  hasOlder: boolean;
  /** The id of the newest message that the server has been asked for, and so counts as read. */
  readTo: number;
}

const lastIdOf = ({ lastMessage }: Discussion) => lastMessage?.id ?? 0;

/** Puts a discussion into the list, which is sorted by last message; keeps later data already known. */
function withDiscussion(list: readonly Discussion[], given: Discussion): readonly Discussion[] {
  const known = list.find(({ id }) => id === given.id);
  if (known && lastIdOf(known) >= lastIdOf(given)) return list;
  const others = list.filter((each) => each !== known);
  const older = others.findIndex((each) => lastIdOf(each) < lastIdOf(given));
  const at = older === -1 ? others.length : older;
  return [...others.slice(0, at), given, ...others.slice(at)];
}

/** The id of the newest message in a list; ids grow with time. */
export const newestIn = (discussions: readonly Discussion[]) => Math.max(0, ...discussions.map(lastIdOf));

/**
 * A list as the server answered it, with what came live since it was asked, when `newest` was the newest message known:
 * an older discussion that the answer lacks is gone.
 */
export function withLiveMessages(
  answer: readonly Discussion[],
  known: readonly Discussion[],
  newest: number,
): readonly Discussion[] {
  const answered = new Map(answer.map((each) => [each.id, lastIdOf(each)]));
  return known.filter((each) => lastIdOf(each) > (answered.get(each.id) ?? newest)).reduce(withDiscussion, answer);
}

/** The history with a message in its place by id: a live one nearly always comes last. */
export function withMessage(history: MessageHistory, given: Message): MessageHistory {
  const { messages, hasOlder } = history;
  const before = messages.findLastIndex(({ id }) => id <= given.id);
  if (messages[before]?.id === given.id) return history;
  // It belongs to messages not loaded yet, and would leave a gap before it.
  if (before === -1 && messages.length > 0 && hasOlder) return history;
  return { ...history, messages: [...messages.slice(0, before + 1), given, ...messages.slice(before + 1)] };
}

/** One more unread message, unless the discussion is open: there it is read at once. */
const withUnread = ({ id, unreadCount }: Discussion) =>
  unreadCount !== undefined && !isDiscussionInView(id) && { unreadCount: unreadCount + 1 };

/** Takes in the other one's message from the live channel: the history, and its place in the list of discussions. */
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

/** Takes in one's own message that the server confirms, with a discussion that may be new. */
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
  // A first answer on its way may be older than this, and would otherwise be waited for and kept.
  await client.cancelQueries({ queryKey: messageKeys.discussions });
  void reload(client, messageKeys.discussions);
}

/** A history without messages, and one not loaded yet. */
const begun: MessageHistory = { messages: [], hasOlder: false, readTo: 0 };
const unread: MessageHistory = { ...begun, hasOlder: true };

function keepInHistory(client: QueryClient, message: Message) {
  const queryKey = messageKeys.history(message.discussionId);
  const { data, isInvalidated, fetchStatus } = client.getQueryState<MessageHistory>(queryKey) ?? {};
  const isWhole = data !== undefined && !isInvalidated;
  // Where something was missed before this message, to add it would hide the gap, unless the reading on its way fills it.
  if (isWhole || fetchStatus === "fetching") client.setQueryData(queryKey, withMessage(data ?? unread, message));
  else void reload(client, queryKey);
}
