import { type Db, defaultDb } from "../db";
import { readJson } from "../http/body";
import { Form } from "../http/form";
import { http } from "../http/http";
import { forgetLike, notifyLike } from "../domain/notify";
import { presentLike } from "../domain/present-posts";
import { found, idOf, signedIn, type Visit } from "../http/request";
import { fullName } from "../domain/rows";

/** Likes of posts and comments: at most one each, a repetition returns the present one (D-026, D-131). */
export const likeHandlers = (db: Db = defaultDb()) => [
  http.post("/post-like", async ({ request, response }) => {
    const { me, say } = signedIn(db, request, "fr");
    const form = new Form(await readJson(request, say), say);
    const postId = form.id("postID");
    form.refuse("flat");
    const post = found(db.post.findFirst({ where: { id: { equals: postId } } }), say);
    const present = db.postLike.findFirst({ where: { postId: { equals: postId }, userId: { equals: me.id } } });
    if (present) return response(200).json({ data: presentLike(db, present) });
    const like = db.postLike.create({ postId, userId: me.id });
    notifyLike(db, {
      to: post.authorId,
      actor: me.id,
      eventType: "post_like",
      target: { kind: "post", id: post.id },
      subject: post.id,
      words: { en: `${fullName(me)} liked your post.`, fr: `${fullName(me)} a aimé votre post.` },
    });
    return response(201).json({ data: presentLike(db, like) });
  }),

  http.delete("/post-like/{likeId}", ({ request, params, response }) => {
    const visit = signedIn(db, request, "fr");
    const like = found(db.postLike.delete({ where: own(visit, params.likeId) }), visit.say);
    const post = db.post.findFirst({ where: { id: { equals: like.postId } } });
    if (post) forgetLike(db, post.authorId, visit.me.id, "post_like", post.id);
    return response(200).json({});
  }),

  http.post("/comment-like", async ({ request, response }) => {
    const { me, say } = signedIn(db, request, "fr");
    const form = new Form(await readJson(request, say), say);
    const commentId = form.id("commentID");
    form.refuse("flat");
    const comment = found(db.comment.findFirst({ where: { id: { equals: commentId } } }), say);
    const where = { commentId: { equals: commentId }, userId: { equals: me.id } };
    const present = db.commentLike.findFirst({ where });
    if (present) return response(200).json({ data: presentLike(db, present) });
    const like = db.commentLike.create({ commentId, userId: me.id });
    notifyLike(db, {
      to: comment.authorId,
      actor: me.id,
      eventType: "comment_like",
      target: { kind: "post", id: comment.postId },
      subject: comment.id,
      words: { en: `${fullName(me)} liked your comment.`, fr: `${fullName(me)} a aimé votre commentaire.` },
    });
    return response(201).json({ data: presentLike(db, like) });
  }),

  http.delete("/comment-like/{likeId}", ({ request, params, response }) => {
    const visit = signedIn(db, request, "fr");
    const like = found(db.commentLike.delete({ where: own(visit, params.likeId) }), visit.say);
    const comment = db.comment.findFirst({ where: { id: { equals: like.commentId } } });
    if (comment) forgetLike(db, comment.authorId, visit.me.id, "comment_like", comment.id);
    return response(200).json({});
  }),
];

const own = ({ me, say }: Visit, id: unknown) => ({ id: { equals: idOf(id, say) }, userId: { equals: me.id } });
