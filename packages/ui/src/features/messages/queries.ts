import { type Identity, isSamePerson, unwrap } from "@passerelle/api";
import { useQuery } from "@tanstack/react-query";
import { messageKeys, useApi, withNews } from "../../api";
import type { Discussion } from "./conversations";

/** One's discussions, by last message, newest first (§7, D-142); the live channel keeps them current. */
export function useDiscussions() {
  const api = useApi();
  return useQuery({
    queryKey: messageKeys.discussions,
    queryFn: async ({ client, signal }) => {
      const answer = await unwrap(api.GET("/discussions", { signal }));
      return withNews(answer, client.getQueryData<readonly Discussion[]>(messageKeys.discussions) ?? []);
    },
    // A discussion moves to the top with each message: a comparison by place would take all others for changed.
    structuralSharing: false,
  });
}

/** All users but oneself (§7, D-149, D-150), read once somebody is looked for. */
export function useUsers(me: Identity, enabled: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: messageKeys.users,
    queryFn: ({ signal }) => unwrap(api.GET("/users", { signal })),
    select: (users) => users.filter((user) => !isSamePerson(user, me)),
    enabled,
  });
}
