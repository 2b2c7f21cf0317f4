import { skipToken, useQuery } from "@tanstack/react-query";
import { type PagedList, useApi } from "../../api";
import { type Post, type PostPage, postsKey } from "./posts";
import { readPosts } from "./queries";

/** How far from its page a post may be found again, nearest first: new posts push it on, deleted ones pull it back. */
const distances = [1, -1, 2, 3, 4, 5];

/**
 * A post as the feed knows it now, while it is open (D-121). One that has left its page is looked for on those around
 * it; `gone` once it is not there either.
 */
export function useFollowedPost(post: Post | undefined, { query, page }: PagedList<Post>) {
  const read = readPosts(useApi());
  const here = query.data?.items.find(({ id }) => id === post?.id);
  const lost = here ? undefined : post;
  const pages = query.data?.totalPages ?? 1;

  const search = async (id: Post["id"], signal: AbortSignal): Promise<PostPage> => {
    const around = distances.map((distance) => page + distance).filter((each) => each >= 1 && each <= pages);
    for (const each of around) {
      const { items } = await read({ page: each, pageSize: 10 }, signal);
      const found = items.filter((item) => item.id === id);
      if (found.length > 0) return { items: found, totalPages: 1 };
    }
    return { items: [], totalPages: 1 };
  };
  const found = useQuery({
    queryKey: [...postsKey, "found", lost?.id],
    queryFn: lost ? ({ signal }) => search(lost.id, signal) : skipToken,
    staleTime: 0,
  });
  const gone = !!lost && found.isSuccess && !found.isFetching && found.data.items.length === 0;
  return { post: here ?? found.data?.items[0] ?? post, gone };
}
