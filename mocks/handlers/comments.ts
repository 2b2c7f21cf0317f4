import { createdOnce, ok } from "@passerelle/api/contract";
import { forbidden, postErrors, rateLimits } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { createOnce, found } from "../domain/creations";
import { notify } from "../domain/notify";
import { removeComment, seenPost } from "../domain/posts";
import { presentComment, presentComments } from "../domain/present-posts";
import type { Row } from "../domain/rows";
import { countOrReject } from "../http/limits";
import { respond } from "../http/respond";

/** Comments on posts. */
export const commentHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    listComments: ({ me, params, query }) => {
      const post = seenPost(db, me.id, params.id);
      return ok(presentComments(db, post.id, me.id, query));
    },

    createComment: ({ me, body: { postID, content, clientId } }) => {
      countOrReject(db, rateLimits.comments, String(me.id));
      const { row, isNew } = createOnce(db, {
        userId: me.id,
        kind: "comment",
        clientId,
        create: () => addComment(db, me.id, postID, content),
        find: (where) => db.comment.findFirst({ where }),
        missing: postErrors.noComment,
      });
      return createdOnce(isNew, { data: presentComment(db, row, me.id) });
    },

    updateComment: ({ me, params, body: { content } }) => {
      const before = ownComment(db, me.id, params.id);
      if (content === before.content) return ok({ data: presentComment(db, before, me.id) });
      const data = { content, updatedAt: db.clock.now().toISOString() };
      const saved = db.comment.update({ where: { id: { equals: before.id } }, data, strict: true });
      return ok({ data: presentComment(db, saved, me.id) });
    },

    deleteComment: ({ me, params }) => {
      removeComment(db, ownComment(db, me.id, params.id));
      return ok({});
    },
  });

/** Adds a comment and notifies the post's author. */
function addComment(db: Db, authorId: number, postId: number, content: string): Row<"comment"> {
  const post = seenPost(db, authorId, postId);
  const comment = db.comment.create({ postId, authorId, content, createdAt: db.clock.now().toISOString() });
  const about = { targetId: postId, commentId: comment.id };
  notify(db, { event: "post_comment", actorId: authorId, ...about, to: [post.authorId] });
  return comment;
}

function ownComment(db: Db, userId: number, id: number): Row<"comment"> {
  const comment = found(db.comment.findFirst({ where: { id: { equals: id } } }), postErrors.noComment);
  if (comment.authorId !== userId) throw forbidden(postErrors.othersComment);
  return comment;
}
