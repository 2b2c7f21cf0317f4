import { type Api, type Identity, isSamePerson } from "@passerelle/api";
import { trimText } from "@passerelle/domain";
import { keepPreviousData, queryOptions, skipToken, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import {
  firstPage,
  nextPage,
  type PageParam,
  pageQueryOf,
  type Prefetch,
  prefetchQuery,
  unlessMissing,
  unlessUnsupported,
  useApi,
} from "../../data";
import { recipientsPerPage } from "../../data/page-sizes";
import { messageKeys, newestIn, withLiveMessages } from "./cache";
import { type Discussion, search } from "./discussions";
import { dropSent } from "./outbox";

const discussionsQuery = (api: Api) =>
  queryOptions({
    queryKey: messageKeys.discussions,
    queryFn: async ({ client, signal }) => {
      const known = () => client.getQueryData<readonly Discussion[]>(messageKeys.discussions) ?? [];
      const newest = newestIn(known());
      const answer = await api.GET("/discussions", { signal });
      dropSent(answer.flatMap(({ lastMessage }) => lastMessage ?? []));
      return withLiveMessages(answer, known(), newest);
    },
    // Each message moves its discussion to the top; a comparison by index would treat all others as changed.
    structuralSharing: false,
  });

/** The user's discussions, by last message, newest first; the live channel keeps them current. */
export const useDiscussions = () => useQuery(discussionsQuery(useApi()));

export const prefetchDiscussions: Prefetch = (client, api) => prefetchQuery(client, discussionsQuery(api));

/** The offer in an address, null if the reader cannot see it; cached as `["job-offer", id]`. */
export function useNamedOffer(id: number | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ["job-offer", id],
    queryFn:
      id === undefined
        ? skipToken
        : async ({ signal }) => {
            const answer = await unlessMissing(api.GET("/job-offer/{id}", { params: { path: { id } }, signal }));
            return answer && answer.data;
          },
  });
}

/** A page of the people whose names match a text. A server without the search returns all users. */
async function readPeople(api: Api, q: string, page: PageParam, signal: AbortSignal) {
  const query = { q, by: "name", ...pageQueryOf(page), pageSize: recipientsPerPage } as const;
  const found = await unlessUnsupported(api.GET("/people", { params: { query }, signal }));
  if (found) return found;
  const items = search(await api.GET("/users", { signal }), q, (user) => user);
  return { items, page: 1, totalPages: 1, totalItems: items.length };
}

/**
 * The user with the name in an address; null if there is none. On a server without that operation, which has no former
 * names either, it searches for the name. A user found by a former name is also cached under the current one, to which
 * the address changes.
 */
export function usePersonNamed(username: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: [...messageKeys.users, username],
    queryFn:
      username === null
        ? skipToken
        : async ({ client, signal }) => {
            const params = { path: { username } };
            const found = await api.GET("/users/{username}", { params, signal }).catch(() => undefined);
            if (found) client.setQueryData([...messageKeys.users, found.username], found);
            if (found) return found;
            const { items } = await readPeople(api, username, firstPage, signal);
            return items.find((user) => isSamePerson(user, { username })) ?? null;
          },
  });
}

/** The other users whose names match a text, page by page; none for an empty text. */
export function usePeopleNamed(text: string, me: Identity) {
  const api = useApi();
  const q = trimText(text);
  const query = useInfiniteQuery({
    queryKey: [...messageKeys.users, "search", q],
    queryFn:
      q === ""
        ? skipToken
        : ({ pageParam, signal }: { pageParam: PageParam; signal: AbortSignal }) =>
            readPeople(api, q, pageParam, signal),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      found: pages.flatMap(({ items }) => items).filter((user) => !isSamePerson(user, me)),
      total: pages[0]?.totalItems ?? 0,
    }),
  });
  // An empty result does not apply to text typed since.
  const isStale = query.isPlaceholderData && query.data?.found.length === 0;
  return { ...query, data: isStale || q === "" ? undefined : query.data };
}
