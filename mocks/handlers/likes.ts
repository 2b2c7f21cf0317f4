import { created, ok } from "@passerelle/api/contract";
import { postErrors } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { found } from "../domain/creations";
import { notify, removeNotifications } from "../domain/notify";
import { seenComment, seenPost } from "../domain/posts";
import { presentLike, presentLikers } from "../domain/present-posts";
import { respond } from "../http/respond";

/** Likes of posts and comments: at most one per user; a repeated like returns the existing one. */
export const likeHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    listPostLikes: ({ me, params, query }) => {
      const { id } = seenPost(db, me.id, params.id);
      const likes = db.postLike.findMany({ where: { postId: { equals: id } } });
      return ok(presentLikers(db, likes, me.id, query.before));
    },

    listCommentLikes: ({ me, params, query }) => {
      const { id } = seenComment(db, me.id, params.id);
      const likes = db.commentLike.findMany({ where: { commentId: { equals: id } } });
      return ok(presentLikers(db, likes, me.id, query.before));
    },

    createPostLike: ({ me, body: { postID: postId } }) => {
      const post = seenPost(db, me.id, postId);
      const present = db.postLike.findFirst({ where: { postId: { equals: postId }, userId: { equals: me.id } } });
      if (present) return ok({ data: presentLike(db, present) });
      const like = db.postLike.create({ postId, userId: me.id });
      notify(db, { event: "post_like", actorId: me.id, targetId: postId, to: [post.authorId] });
      return created({ data: presentLike(db, like) });
    },

    deletePostLike: ({ me, params }) => {
      const where = { id: { equals: params.likeId }, userId: { equals: me.id } };
      const { postId } = found(db.postLike.delete({ where }), postErrors.noLike);
      removeNotifications(db, ["post_like"], { actorId: me.id, targetId: postId });
      return ok({});
    },

    createCommentLike: ({ me, body: { commentID: commentId } }) => {
      const comment = seenComment(db, me.id, commentId);
      const where = { commentId: { equals: commentId }, userId: { equals: me.id } };
      const present = db.commentLike.findFirst({ where });
      if (present) return ok({ data: presentLike(db, present) });
      const like = db.commentLike.create({ commentId, userId: me.id });
      const about = { targetId: comment.postId, commentId };
      notify(db, { event: "comment_like", actorId: me.id, ...about, to: [comment.authorId] });
      return created({ data: presentLike(db, like) });
    },

    deleteCommentLike: ({ me, params }) => {
      const where = { id: { equals: params.likeId }, userId: { equals: me.id } };
      const { commentId } = found(db.commentLike.delete({ where }), postErrors.noLike);
      const comment = db.comment.findFirst({ where: { id: { equals: commentId } } });
      if (comment) removeNotifications(db, ["comment_like"], { actorId: me.id, targetId: comment.postId, commentId });
      return ok({});
    },
  });
