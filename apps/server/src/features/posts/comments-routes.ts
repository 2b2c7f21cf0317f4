import { notFound, postErrors, rateLimits } from "@passerelle/domain";
import { createOnce } from "../../platform/database/idempotency";
import type { Tx } from "../../platform/database/database";
import { createdOnce, ok, type Routes } from "../../platform/http/handler";
import { route, transactionRoute } from "../../platform/http/route";
import { ownComment } from "./access";
import * as store from "./comments-store";
import { notifyCommented, removeCommentNotifications } from "./notifications";
import * as presenter from "./presenter";
import { listCommentsOf } from "./comment-pages-store";

async function found(tx: Tx, id: number, readerId: number) {
  const row = await store.findComment(tx, id, readerId);
  if (!row) throw notFound(postErrors.noComment);
  return row;
}

/** GET /post/{id}/comments: lists the newest comments, or those before, after or around a given one. */
const listComments = route<"listComments">({ role: "member" }, async ({ db, user, params, query }) => {
  const slice = await listCommentsOf(db, params.id, user.id, query);
  if (!slice) throw notFound(postErrors.noPost);
  return ok({ ...slice, items: slice.items.map(presenter.comment) });
});

/** POST /comment: adds a comment and notifies the post's author. */
const createComment = transactionRoute<"createComment">(
  { role: "member", limit: rateLimits.comments },
  async ({ db: tx, user, body, publish }) => {
    const creation = { userId: user.id, kind: "comments", clientId: body.clientId } as const;
    const { id, isNew } = await createOnce(tx, creation, async () => {
      const comment = await store.insertComment(tx, body.postID, { author_id: user.id, content: body.content });
      if (!comment) throw notFound(postErrors.noPost);
      await notifyCommented(tx, publish, { post_id: body.postID, author_id: user.id, ...comment });
      return comment.id;
    });
    return createdOnce(isNew, { data: presenter.comment(await found(tx, id, user.id)) });
  },
);

/** PATCH /comment/{id}: an unchanged text does not count as an edit. */
const updateComment = transactionRoute<"updateComment">({ role: "member" }, async ({ db: tx, user, params, body }) => {
  const before = ownComment(user, await store.lockComment(tx, params.id));
  if (body.content !== before.content) await store.updateComment(tx, before.id, body.content);
  return ok({ data: presenter.comment(await found(tx, before.id, user.id)) });
});

/** DELETE /comment/{id}: also deletes its likes and unread notifications. */
const deleteComment = transactionRoute<"deleteComment">(
  { role: "member" },
  async ({ db: tx, user, params, publish }) => {
    await store.lockPostOf(tx, params.id);
    const { id, post_id } = ownComment(user, await store.lockComment(tx, params.id));
    await store.deleteComment(tx, id);
    await removeCommentNotifications(tx, publish, { id, post_id });
    return ok({});
  },
);

export const commentsRoutes = { listComments, createComment, updateComment, deleteComment } satisfies Routes;
