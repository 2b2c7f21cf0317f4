import { type Identity, isSamePerson } from "@passerelle/api";
import { replaceEqualDeep } from "@tanstack/react-query";
import type { MessageHistory } from "./cache";
import type { Message } from "./discussions";

/** So many messages are answered at once; as many may mean that there are older ones (D-154). */
const pageSize = 200;

/** The id of the newest message known, 0 where none is. */
export const newestId = (history: MessageHistory | undefined) => history?.messages.at(-1)?.id ?? 0;

/**
 * Merges the newest page into the history. Earlier messages stay only if they meet the page, since otherwise messages
 * between them are missing; messages that arrived live since stay. `asked` is the newest id when the page was requested.
 */
export function withNewest(known: MessageHistory | undefined, page: readonly Message[], asked: number): MessageHistory {
  const messages = known?.messages ?? [];
  const isFull = page.length >= pageSize;
  const first = page[0]?.id ?? Infinity;
  const last = page.at(-1)?.id ?? 0;
  const from = messages.findIndex(({ id }) => id >= first);
  const meets = messages[from]?.id === first;
  const to = messages.findLastIndex(({ id }) => id <= last) + 1;
  return {
    messages: [
      ...(meets && isFull ? messages.slice(0, from) : []),
      ...(meets ? replaceEqualDeep(messages.slice(from, to), page) : page),
      ...messages.slice(to),
    ],
    hasOlder: isFull && (!meets || known?.hasOlder === true),
    readTo: Math.max(asked, last),
  };
}

/** The history with a page of messages older than `before` in front; if it begins elsewhere by now, it stays as it is. */
export function withOlder(history: MessageHistory, page: readonly Message[], before: number): MessageHistory {
  if (history.messages[0]?.id !== before) return history;
  return { ...history, messages: [...page, ...history.messages], hasOlder: page.length >= pageSize };
}

/** Whether the other one wrote something that the server was not asked for since. */
export function isUnread({ messages, readTo }: MessageHistory, me: Identity): boolean {
  const read = messages.findLastIndex(({ id }) => id <= readTo);
  return messages.slice(read + 1).some(({ sender }) => !isSamePerson(sender, me));
}

/** What of a discussion was unread when it was opened: so many of the other one's messages, up to this one. */
export interface UnreadAtOpening {
  count: number;
  lastId: number;
}

/**
 * The id of the first message that was unread when the discussion was opened, or the first known one where it lies
 * before that; undefined where nothing was unread, and while the messages are not read that far.
 */
export function firstUnread(messages: readonly Message[], { count, lastId }: UnreadAtOpening, me: Identity) {
  if (count === 0 || (messages.at(-1)?.id ?? 0) < lastId) return undefined;
  const theirs = messages.filter(({ id, sender }) => id <= lastId && !isSamePerson(sender, me));
  return (theirs.at(-count) ?? theirs[0])?.id;
}
