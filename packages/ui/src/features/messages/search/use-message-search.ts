import type { Schemas } from "@passerelle/api";
import { trimText } from "@passerelle/domain";
import { skipToken, useInfiniteQuery } from "@tanstack/react-query";
import { useApi } from "../../../data";
import { foundMessagesPerPage } from "../../../data/page-sizes";
import { messageKeys } from "../cache";

/**
 * The reader's messages that match a text, newest first, page by page; none for an empty text. Cached with the
 * histories, which are refetched when a message is edited or deleted.
 */
export function useMessageSearch(text: string, pageSize = foundMessagesPerPage) {
  const api = useApi();
  const q = trimText(text);
  return useInfiniteQuery({
    queryKey: [...messageKeys.histories, "search", q, pageSize],
    queryFn:
      q === ""
        ? skipToken
        : ({ pageParam, signal }: { pageParam: number | undefined; signal: AbortSignal }) => {
            const before = pageParam === undefined ? {} : { before: pageParam };
            return api.GET("/messages/search", { params: { query: { q, pageSize, ...before } }, signal });
          },
    initialPageParam: undefined,
    getNextPageParam: ({ next }: Schemas["FoundMessages"]) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}

export interface MessagesByPerson {
  discussionId: number;
  interlocutor: Schemas["Person"];
  messages: Schemas["Message"][];
}

/** Groups messages by discussion, the one with the newest message first. */
export function groupsOf(found: readonly Schemas["FoundMessage"][]): MessagesByPerson[] {
  const groups = new Map<number, MessagesByPerson>();
  for (const { message, interlocutor } of found) {
    const { discussionId } = message;
    const group = groups.get(discussionId) ?? { discussionId, interlocutor, messages: [] };
    group.messages.push(message);
    groups.set(discussionId, group);
  }
  return [...groups.values()];
}
