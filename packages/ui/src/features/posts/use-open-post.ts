import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type PagedList, useApi } from "../../data";
import { type Post, type PostPage, postsKey } from "./posts";
import { commentRefreshMs, readDiscussion } from "./queries";

interface Wanted {
  postId: number | undefined;
  /** The comment that the address names. */
  commentId: number | undefined;
}

/**
 * The post that the address names, as the server knows it now: from the page of the feed that is shown, or by itself
 * where that does not have it, or not the comment, or earlier comments are asked for. `gone` and `commentGone` once the server says so.
 */
export function useOpenPost({ postId, commentId }: Wanted, list: PagedList<Post>["query"]) {
  const api = useApi();
  const here = list.data?.items.find(({ id }) => id === postId);
  const [asked, setAsked] = useState({ postId, pages: 0 });
  const pages = asked.postId === postId ? asked.pages : 0;
  const isWhole = !!here && pages === 0 && has(here, commentId);
  const isAsked = postId !== undefined && !isWhole && !list.isPending;
  const found = useQuery({
    queryKey: [...postsKey, "one", postId, commentId, pages],
    queryFn: isAsked
      ? async ({ signal }): Promise<PostPage> => {
          const found = await readDiscussion(api, { postId, pages, commentId }, signal);
          return { items: found ? [found] : [], totalPages: 1 };
        }
      : skipToken,
    // The pages before stay while one more is read.
    placeholderData: (last) => (last?.items[0]?.id === postId ? last : undefined),
    staleTime: 0,
    refetchInterval: commentRefreshMs,
    refetchOnWindowFocus: true,
  });
  const isTold = isAsked && found.isSuccess && !found.isFetching;
  const gone = isTold && found.data.items.length === 0;
  const post = useLastOf(postId, isWhole ? here : (found.data?.items[0] ?? here));
  const onEarlier = () => setAsked({ postId, pages: pages + 1 });
  return { post, query: found, gone, onEarlier, commentGone: isTold && !!post && !has(post, commentId) };
}

export type OpenPost = ReturnType<typeof useOpenPost>;

const has = (post: Post, commentId: number | undefined) =>
  commentId === undefined || post.comments.some(({ id }) => id === commentId);

/** The post, or what was last known of it: it may be between the page of the feed and an answer of its own. */
function useLastOf(postId: number | undefined, post: Post | undefined): Post | undefined {
  const [last, setLast] = useState(post);
  if (post !== last && (post || last?.id !== postId)) setLast(post);
  return post ?? (last?.id === postId ? last : undefined);
}
