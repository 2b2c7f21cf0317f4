import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { unlessUnsupported, useApi, usePagedList } from "../../data";
import { commentRefreshMs } from "./comment-queries";
import { postsQuery, readNewestPosts } from "./queries";

/** How often new posts are counted while the feed is visible, in milliseconds. */
export const newPostsRefreshMs = 60_000;

/**
 * The feed. It is refetched on a return to the window and while a discussion is open, but only up to the newest post of
 * the first load: later posts are counted, and only shown by `showNewest`.
 */
export function useFeed(talking: boolean) {
  const api = useApi();
  const client = useQueryClient();
  const [newest, setNewest] = useState<number>();
  const list = usePagedList(postsQuery(api, newest), {
    refetchOnWindowFocus: true,
    refetchInterval: talking && commentRefreshMs,
  });
  const { query, page, onPage } = list;
  const isRead = page === 1 && !query.isFetching && !query.isPlaceholderData;
  const first = isRead ? query.data?.items[0]?.id : undefined;
  if (first !== undefined && first !== newest) setNewest(first);
  const newPosts = useNewPosts(newest);
  const showNewest = () => {
    void readNewestPosts(client, api);
    onPage(1);
  };
  return { ...list, newPosts, showNewest };
}

/** The number of posts newer than the newest of the feed; cached as `["new-posts", newest]`. */
function useNewPosts(newest: number | undefined): number {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ["new-posts", newest],
    queryFn:
      newest === undefined
        ? skipToken
        : ({ signal }) =>
            unlessUnsupported(api.GET("/posts/new-count", { params: { query: { after: newest } }, signal })),
    // The list has just been loaded.
    initialData: null,
    staleTime: newPostsRefreshMs,
    refetchInterval: newPostsRefreshMs,
    refetchOnWindowFocus: "always",
  });
  return data?.count ?? 0;
}
