import { type Api, type Identity, isSamePerson } from "@passerelle/api";
import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { type ReadAhead, readAhead, useApi } from "../../data";
import { messageKeys, newestIn, withLiveMessages } from "./cache";
import type { Discussion } from "./discussions";
import { dropSent } from "./drafts";

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
    // A discussion moves to the top with each message: a comparison by place would take all others for changed.
    structuralSharing: false,
  });

/** One's discussions, by last message, newest first; the live channel keeps them current. */
export const useDiscussions = () => useQuery(discussionsQuery(useApi()));

/** Reads the discussions before somebody looks at them. */
export const readDiscussionsAhead: ReadAhead = (client, api) => readAhead(client, discussionsQuery(api));

/**
 * Whom a name in an address leads to, null for nobody. A server that cannot say, and knows no former names, is asked for
 * everybody.
 */
export function usePersonNamed(username: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: [...messageKeys.users, username],
    queryFn:
      username === null
        ? skipToken
        : async ({ signal }) => {
            const params = { path: { username } };
            const found = await api.GET("/users/{username}", { params, signal }).catch(() => undefined);
            if (found) return found;
            const users = await api.GET("/users", { signal });
            return users.find((user) => isSamePerson(user, { username })) ?? null;
          },
  });
}

/** All users but oneself, read once somebody is looked for. */
export function useUsers(me: Identity) {
  const api = useApi();
  return useQuery({
    queryKey: messageKeys.users,
    queryFn: ({ signal }) => api.GET("/users", { signal }),
    select: (users) => users.filter((user) => !isSamePerson(user, me)),
  });
}
