import { notFound, postErrors } from "@passerelle/domain";
import type { Tx } from "../../platform/database/database";
import { created, ok, type Call, type OperationId, type Routes } from "../../platform/http/handler";
import { route, transactionRoute } from "../../platform/http/route";
import { deleteLike, lockLiked, insertLike, type Likeable } from "./likes-store";
import { notifyLiked, removeLikeNotification } from "./notifications";
import * as presenter from "./presenter";
import { listLikersOf } from "./likers-store";

type Asked = Pick<Call<OperationId>, "user" | "publish"> & { db: Tx };

const missing = { post: postErrors.noPost, comment: postErrors.noComment } as const;

/** Likes a target once per person; repeating it returns the existing like. Only the first notifies the author. */
const like = async ({ db: tx, user, publish }: Asked, likeable: Likeable, targetId: number) => {
  const liked = await lockLiked(tx, likeable, targetId, user.id);
  if (!liked) throw notFound(missing[likeable]);
  const { isNew, ...data } = await insertLike(tx, likeable, targetId, user.id);
  if (!isNew) return ok({ data });
  await notifyLiked(tx, publish, likeable, liked, user.id);
  return created({ data });
};

/** Deletes the caller's own like and its unread notification. */
const unlike = async ({ db: tx, user, publish }: Asked, likeable: Likeable, likeId: number) => {
  const liked = await deleteLike(tx, likeable, likeId, user.id);
  if (!liked) throw notFound(postErrors.noLike);
  await removeLikeNotification(tx, publish, likeable, liked, user.id);
  return ok({});
};

/** Lists the people who like a target, newest like first. */
async function listLikes({ db, user, params, query }: Call<"listPostLikes" | "listCommentLikes">, likeable: Likeable) {
  const slice = await listLikersOf(db, likeable, params.id, user.id, query.before);
  if (!slice) throw notFound(missing[likeable]);
  return ok({ items: slice.items.map(presenter.liker), hasMore: slice.hasMore });
}

/** Likes of posts and of comments follow the same rules. */
export const likesRoutes = {
  listPostLikes: route<"listPostLikes">({ role: "member" }, (call) => listLikes(call, "post")),
  createPostLike: transactionRoute<"createPostLike">({ role: "member" }, (call) =>
    like(call, "post", call.body.postID),
  ),
  deletePostLike: transactionRoute<"deletePostLike">({ role: "member" }, (call) =>
    unlike(call, "post", call.params.likeId),
  ),
  listCommentLikes: route<"listCommentLikes">({ role: "member" }, (call) => listLikes(call, "comment")),
  createCommentLike: transactionRoute<"createCommentLike">({ role: "member" }, (call) =>
    like(call, "comment", call.body.commentID),
  ),
  deleteCommentLike: transactionRoute<"deleteCommentLike">({ role: "member" }, (call) =>
    unlike(call, "comment", call.params.likeId),
  ),
} satisfies Routes;
