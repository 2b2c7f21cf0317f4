import { type Identity, isSamePerson } from "@passerelle/api";
import { messagesPageSize } from "@passerelle/domain";
import { replaceEqualDeep } from "@tanstack/react-query";
import type { MessageHistory } from "./cache";
import type { Message } from "./discussions";

/** The id of the newest known message; 0 if there is none. */
export const newestId = (history: MessageHistory | undefined) => history?.messages.at(-1)?.id ?? 0;

/**
 * Merges the newest page into the history. Earlier messages stay only if they adjoin the page, because otherwise
 * messages between them are missing; later live messages stay. `asked` is the newest id at the time of the request.
 */
export function withNewest(known: MessageHistory | undefined, page: readonly Message[], asked: number): MessageHistory {
  const messages = known?.messages ?? [];
  // After a full page there may be older messages.
  const isFull = page.length >= messagesPageSize;
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

/** Puts messages older than `before` in front of the history, unless it has a different beginning by now. */
export function withOlder(history: MessageHistory, page: readonly Message[], before: number): MessageHistory {
  if (history.messages[0]?.id !== before) return history;
  return { ...history, messages: [...page, ...history.messages], hasOlder: page.length >= messagesPageSize };
}

/** Whether the other person has sent a message since the last request. */
export function isUnread({ messages, readTo }: MessageHistory, me: Identity): boolean {
  const read = messages.findLastIndex(({ id }) => id <= readTo);
  return messages.slice(read + 1).some(({ sender }) => !isSamePerson(sender, me));
}

/** The unread messages of a discussion when it was opened: their number, and the last one. */
export interface UnreadAtOpening {
  count: number;
  lastId: number;
}

/**
 * The id of the first message that was unread when the discussion was opened, or the first loaded one if it is earlier;
 * undefined without unread messages, and until enough messages are loaded.
 */
export function firstUnread(messages: readonly Message[], { count, lastId }: UnreadAtOpening, me: Identity) {
  if (count === 0 || (messages.at(-1)?.id ?? 0) < lastId) return undefined;
  const theirs = messages.filter(({ id, sender }) => id <= lastId && !isSamePerson(sender, me));
  return (theirs.at(-count) ?? theirs[0])?.id;
}
