import { notFound, postErrors } from "@passerelle/domain";
import type { Tx } from "../../platform/database/database";
import { type Call, ok } from "../../platform/http/handler";
import { transactionRoute } from "../../platform/http/route";
import { deleteLike, type Likeable } from "./likes-store";
import { removeLikeNotification } from "./notifications";

type Asked = Pick<Call<"deletePostLike">, "user" | "publish"> & { db: Tx };

/** Deletes the caller's own like and its unread notification. */
const unlike = async ({ db: tx, user, publish }: Asked, likeable: Likeable, likeId: number) => {
  const liked = await deleteLike(tx, likeable, likeId, user.id);
  if (!liked) throw notFound(postErrors.noLike);
  await removeLikeNotification(tx, publish, likeable, liked, user.id);
  return ok({});
};

/** DELETE /post-like/{likeId}. */
export const deletePostLike = transactionRoute<"deletePostLike">({ role: "member" }, (call) =>
  unlike(call, "post", call.params.likeId),
);

/** DELETE /comment-like/{likeId}. */
export const deleteCommentLike = transactionRoute<"deleteCommentLike">({ role: "member" }, (call) =>
  unlike(call, "comment", call.params.likeId),
);
