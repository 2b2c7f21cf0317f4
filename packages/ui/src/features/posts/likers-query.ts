import type { Schemas } from "@passerelle/api";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useApi } from "../../data";

/** Who likes a post, the newest first, read anew at each opening; in the cache as `["likers", post]`. */
export function useLikers(postId: Schemas["Post"]["id"]) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ["likers", postId],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }: { pageParam: number | undefined; signal: AbortSignal }) => {
      const query = pageParam === undefined ? {} : { before: pageParam };
      return api.GET("/post/{id}/likes", { params: { path: { id: postId }, query }, signal });
    },
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
    select: ({ pages }) => ({ items: pages.flatMap(({ items }) => items) }),
    gcTime: 0,
    staleTime: 0,
  });
}
