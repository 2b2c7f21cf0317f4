import type { Api } from "@passerelle/api";
import { type Comment, commentsCountOf, type Post, type PostPage } from "./posts";
import { readComments } from "./comment-queries";
import { readPost } from "./queries";

/** A post with a contiguous part of its comments: the newest, or those around a given one. */
export interface CommentThread extends PostPage {
  hasEarlier: boolean;
  /** Whether it ends before the newest comment. */
  hasLater: boolean;
}

interface Asked {
  postId: Post["id"];
  commentId: number | undefined;
  earlier: number;
  later: number;
}

/** Loads a post with its newest comments or those around one, and pages on both sides; no items if the post is gone. */
export async function readCommentThread(
  api: Api,
  { postId, commentId, earlier, later }: Asked,
  signal: AbortSignal,
): Promise<CommentThread> {
  const post = await readPost(api, postId, signal);
  if (!post) return { items: [], totalPages: 1, hasEarlier: false, hasLater: false };
  const read = (query: Parameters<typeof readComments>[2]) => readComments(api, postId, query, signal);
  let { comments } = post;
  let hasEarlier = comments.length < commentsCountOf(post);
  let hasLater = false;
  if (hasEarlier && commentId !== undefined && !holds(comments, commentId)) {
    const page = await read({ around: commentId });
    // If the comment was deleted, the newest ones are shown.
    if (holds(page.items, commentId)) {
      comments = page.items;
      hasEarlier = page.hasMore;
      hasLater = page.hasLater ?? false;
    }
  }
  for (let page = 0; page < later && hasLater; page += 1) {
    const { items, hasMore } = await read({ after: comments.at(-1)?.id ?? 0 });
    comments = [...comments, ...items];
    hasLater = hasMore && items.length > 0;
  }
  for (let page = 0; page < earlier && hasEarlier; page += 1) {
    const { items, hasMore } = await read({ before: comments[0]?.id ?? 0 });
    comments = [...items, ...comments];
    hasEarlier = hasMore && items.length > 0;
  }
  return { items: [{ ...post, comments }], totalPages: 1, hasEarlier, hasLater };
}

const holds = (comments: readonly Comment[], id: number) => comments.some((comment) => comment.id === id);
