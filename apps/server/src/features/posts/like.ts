import { notFound, postErrors } from "@passerelle/domain";
import type { Tx } from "../../platform/database/database";
import { type Call, created, ok } from "../../platform/http/handler";
import { transactionRoute } from "../../platform/http/route";
import { insertLike, type Likeable, lockLiked } from "./likes-store";
import { notifyLiked } from "./notifications";

/** The errors of a call about likes of a post or a comment that the reader does not see. */
export const missing = { post: postErrors.noPost, comment: postErrors.noComment } as const;

type Asked = Pick<Call<"createPostLike">, "user" | "publish"> & { db: Tx };

/** Likes a target once per person; repeating it returns the existing like. Only the first notifies the author. */
const like = async ({ db: tx, user, publish }: Asked, likeable: Likeable, targetId: number) => {
  const liked = await lockLiked(tx, likeable, targetId, user.id);
  if (!liked) throw notFound(missing[likeable]);
  const { isNew, ...data } = await insertLike(tx, likeable, targetId, user.id);
  if (!isNew) return ok({ data });
  await notifyLiked(tx, publish, likeable, liked, user.id);
  return created({ data });
};

/** POST /post-like. */
export const createPostLike = transactionRoute<"createPostLike">({ role: "member" }, (call) =>
  like(call, "post", call.body.postID),
);

/** POST /comment-like. */
export const createCommentLike = transactionRoute<"createCommentLike">({ role: "member" }, (call) =>
  like(call, "comment", call.body.commentID),
);
