import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { reload, unlessUnsupported, useApi, usePagedList } from "../../data";
import { useLastDefined } from "../../components/use-last-defined";
import { postsKey } from "./posts";
import { commentRefreshMs, postsQuery } from "./queries";

/** How often new posts are counted while the feed is on the screen, in milliseconds. */
export const newPostsRefreshMs = 60_000;

/**
 * The feed. It is read anew on coming back to the window, and while a discussion is open, up to the post that was the
 * newest when it was read: what others publish is counted, and shown by `showNewest` alone.
 */
export function useFeed(talking: boolean) {
  const client = useQueryClient();
  const upTo = useRef<number>(undefined);
  const list = usePagedList(
    postsQuery(useApi(), () => upTo.current),
    { refetchOnWindowFocus: true, refetchInterval: talking && commentRefreshMs },
  );
  const { query, page, onPage } = list;
  const isRead = page === 1 && !query.isFetching && !query.isPlaceholderData;
  const first = isRead ? query.data?.items[0]?.id : undefined;
  useEffect(() => {
    if (first !== undefined) upTo.current = first;
  }, [first]);
  const newPosts = useNewPosts(useLastDefined(first));
  const showNewest = () => {
    upTo.current = undefined;
    void reload(client, [...postsKey, 1]);
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
