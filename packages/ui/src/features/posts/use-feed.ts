import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { unlessUnsupported, useApi, usePagedList } from "../../data";
import { commentRefreshMs, postsQuery, readNewestPosts } from "./queries";

/** How often new posts are counted while the feed is on the screen, in milliseconds. */
export const newPostsRefreshMs = 60_000;

/**
 * The feed. It is read anew on coming back to the window, and while a discussion is open, up to the post that was the
 * newest when it was read: what others publish is counted, and shown by `showNewest` alone.
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

/** How many posts are newer than the newest of the feed; in the cache as `["new-posts", newest]`. */
function useNewPosts(newest: number | undefined): number {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ["new-posts", newest],
    queryFn:
      newest === undefined
        ? skipToken
        : ({ signal }) =>
            unlessUnsupported(api.GET("/posts/new-count", { params: { query: { after: newest } }, signal })),
    // The list has just been read.
    initialData: null,
    staleTime: newPostsRefreshMs,
    refetchInterval: newPostsRefreshMs,
    refetchOnWindowFocus: "always",
  });
  return data?.count ?? 0;
}
