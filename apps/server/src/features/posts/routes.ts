import { ok, type Routes } from "../../platform/http/handler";
import { pageOf, paging } from "../../platform/http/paging";
import { route } from "../../platform/http/route";
import { commentsRoutes } from "./comments-routes";
import { createPost } from "./create-post";
import { deletePost } from "./delete-post";
import * as feed from "./feed-store";
import { createCommentLike, createPostLike } from "./like";
import { listCommentLikes, listPostLikes } from "./list-likers";
import * as presenter from "./presenter";
import { searchPosts } from "./search-posts";
import { findPost } from "./store";
import { deleteCommentLike, deletePostLike } from "./unlike";
import { updatePost } from "./update-post";

/** GET /posts: lists posts with likes and comments, newest first, starting at `upTo` or the newest. */
const listPosts = route<"listPosts">({ role: "member" }, async ({ db, user, query, files }) => {
  const page = paging(query);
  const { rows, next, total } = await feed.listPosts(db, user.id, page, query.upTo);
  const shown = rows.map((row) => presenter.post(row, files));
  return ok({ ...pageOf(shown, total, page), next });
});

/** GET /posts/new-count: counts the posts that are newer than an earlier list. */
const countNewPosts = route<"countNewPosts">({ role: "member" }, async ({ db, user, query }) =>
  ok({ count: await feed.countNewPosts(db, user.id, query.after) }),
);

/** GET /post/{id}: returns one post as the list shows it. */
const getPost = route<"getPost">({ role: "member" }, async ({ db, user, params, files }) =>
  ok({ data: presenter.post(await findPost(db, params.id, user.id), files) }),
);

export const postsRoutes = {
  listPosts,
  countNewPosts,
  searchPosts,
  createPost,
  getPost,
  updatePost,
  deletePost,
  ...commentsRoutes,
  listPostLikes,
  createPostLike,
  deletePostLike,
  listCommentLikes,
  createCommentLike,
  deleteCommentLike,
} satisfies Routes;
