import { useInfiniteQuery } from "@tanstack/react-query";
import { useApi } from "../../data";
import type { Liked } from "./posts";

const paths = { post: "/post/{id}/likes", comment: "/comment/{id}/likes" } as const;

/** The people who like something, newest first, refetched at each opening; cached as `["likers", kind, id]`. */
export function useLikers({ kind, id }: Liked) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ["likers", kind, id],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }: { pageParam: number | undefined; signal: AbortSignal }) => {
      const query = pageParam === undefined ? {} : { before: pageParam };
      return api.GET(paths[kind], { params: { path: { id }, query }, signal });
    },
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
    select: ({ pages }) => ({ items: pages.flatMap(({ items }) => items) }),
    gcTime: 0,
    staleTime: 0,
  });
}
