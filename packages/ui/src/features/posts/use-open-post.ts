import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type PagedList, useApi } from "../../data";
import { type CommentThread, readCommentThread } from "./comment-thread";
import { commentsCountOf, type Post, postIn, postsKey } from "./posts";
import { commentRefreshMs } from "./comment-queries";
import { cachedPages } from "./queries";

interface Wanted {
  postId: number | undefined;
  commentId?: number | undefined;
}

/**
 * The post in the address, in its current state: from the page of the `feed` below, or from its own call if that page
 * does not contain it, there is no feed, or earlier comments are requested. `gone` and `commentGone` are true once the
 * server says that it does not exist.
 */
export function useOpenPost({ postId, commentId }: Wanted, feed?: PagedList<Post>["query"]) {
  const api = useApi();
  const client = useQueryClient();
  const here = feed
    ? feed.data?.items.find(({ id }) => id === postId)
    : postId && postIn(cachedPages(client), "post", postId);
  const nothing = { postId, commentId, earlier: 0, later: 0 };
  const [last, setAsked] = useState(nothing);
  const asked = last.postId === postId && last.commentId === commentId ? last : nothing;
  const isWhole = !!feed && !!here && asked.earlier === 0;
  const isAsked = postId !== undefined && !isWhole && !feed?.isPending;
  const found = useQuery({
    queryKey: [...postsKey, "one", postId, commentId, asked.earlier, asked.later],
    queryFn: isAsked
      ? ({ signal }): Promise<CommentThread> => readCommentThread(api, { ...asked, postId }, signal)
      : skipToken,
    // Loaded pages stay while another one loads.
    placeholderData: (before) => (before?.items[0]?.id === postId ? before : undefined),
    staleTime: 0,
    refetchInterval: commentRefreshMs,
    refetchOnWindowFocus: true,
  });
  const isTold = isAsked && found.isSuccess && !found.isFetching;
  const own = isWhole ? undefined : found.data?.items[0];
  const post = useLastOf(postId, own ?? (here || undefined));
  return {
    post,
    query: found,
    gone: isTold && found.data.items.length === 0,
    commentGone: isTold && !!post && !has(post, commentId),
    hasEarlier: own ? !!found.data?.hasEarlier : !!post && post.comments.length < commentsCountOf(post),
    hasLater: !!own && !!found.data?.hasLater,
    onEarlier: () => setAsked({ ...asked, earlier: asked.earlier + 1 }),
    onLater: () => setAsked({ ...asked, later: asked.later + 1 }),
  };
}

export type OpenPost = ReturnType<typeof useOpenPost>;

export const commentPagingOf = ({ hasEarlier, hasLater, onEarlier, onLater }: OpenPost) => ({
  hasEarlier,
  hasLater,
  onEarlier,
  onLater,
});

const has = (post: Post, commentId: number | undefined) =>
  commentId === undefined || post.comments.some(({ id }) => id === commentId);

/** The post, or its last known state after it has left the feed's page and while its own call is pending. */
function useLastOf(postId: number | undefined, post: Post | undefined): Post | undefined {
  const [last, setLast] = useState(post);
  if (post !== last && (post || last?.id !== postId)) setLast(post);
  return post ?? (last?.id === postId ? last : undefined);
}
