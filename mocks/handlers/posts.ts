import type { Schemas } from "@passerelle/api";
import { created, createdOnce, ok } from "@passerelle/api/contract";
import { forbidden, fullName, maxComments, maxLikes, maxNewPosts, pageSize, postErrors } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { keptPicture, pictureLink, pictureSizes } from "../files";
import { respond } from "../http/routes";
import {
  blockedBy,
  byId,
  createOnce,
  found,
  has,
  newestFirst,
  nowIn,
  ownRow,
  pageFrom,
  type Row,
  rowOf,
  userById,
  without,
} from "../find-rows";

type Like = { id: number; userId: number };

/** The posts of people that a reader has not blocked, newest first. */
export function postsFor(db: Db, readerId: number): Row<"post">[] {
  const blocked = blockedBy(db, readerId);
  const posts = db.post.getAll().filter(({ authorId }) => !blocked.includes(authorId));
  return posts.toSorted(newestFirst);
}

/** The comments of a post, oldest first, without those of people that the reader blocks. */
function commentsFor(db: Db, postId: number, readerId: number): Row<"comment">[] {
  const blocked = blockedBy(db, readerId);
  const comments = db.comment
    .getAll()
    .filter((comment) => comment.postId === postId && !blocked.includes(comment.authorId));
  return comments.toSorted((a, b) => a.id - b.id);
}

const postLikes = (db: Db, postId: number) => db.postLike.getAll().filter((like) => like.postId === postId);
const commentLikes = (db: Db, id: number) => db.commentLike.getAll().filter((like) => like.commentId === id);

function authorOf(db: Db, id: number) {
  const author = userById(db, id);
  return { userId: id, username: author.username, fullname: fullName(author), avatar: author.avatar };
}

const presentLike = (db: Db, { id, userId }: Like): Schemas["PostLike"] => ({
  id,
  username: userById(db, userId).username,
  userId,
});

function presentLikes(db: Db, likes: readonly Like[], readerId: number) {
  const myLikeId = likes.find(({ userId }) => userId === readerId)?.id ?? null;
  return { likes: likes.slice(-maxLikes).map((like) => presentLike(db, like)), likesCount: likes.length, myLikeId };
}

/** A post as a reader sees it, with its newest likes and comments. */
export function presentPost(db: Db, post: Row<"post">, readerId: number): Schemas["Post"] {
  const fileSizes = pictureSizes(post.file);
  const all = commentsFor(db, post.id, readerId);
  return {
    ...without(post, "authorId"),
    ...authorOf(db, post.authorId),
    file: pictureLink(post.file),
    ...(fileSizes && { fileSizes }),
    ...presentLikes(db, postLikes(db, post.id), readerId),
    comments: all.slice(-maxComments).map((comment) => presentComment(db, comment, readerId)),
    commentsCount: all.length,
  };
}

const presentComment = (db: Db, comment: Row<"comment">, readerId: number): Schemas["Comment"] => ({
  ...without(comment, "postId", "authorId"),
  ...authorOf(db, comment.authorId),
  ...presentLikes(db, commentLikes(db, comment.id), readerId),
});

/** The newest comments of a post, or those before, after or around a given one. */
function sliceOf(all: readonly Row<"comment">[], asked: { before?: number; after?: number; around?: number }) {
  const { before, after, around } = asked;
  const place = (id: number) => all.filter((comment) => comment.id < id).length;
  const upTo = place(before ?? Infinity);
  const from = around === undefined ? upTo - maxComments : place(around) - maxComments / 2;
  const start = after === undefined ? Math.max(0, from) : place(after + 1);
  const end = before === undefined ? start + maxComments : upTo;
  const hasLater = end < all.length;
  const hasMore = after === undefined ? start > 0 : hasLater;
  return { items: all.slice(start, end), hasMore, ...(around !== undefined && { hasLater }) };
}

function presentLikers(db: Db, likes: readonly Like[], before = Infinity): Schemas["LikerSlice"] {
  const asked = likes.filter(({ id }) => id < before).toSorted((a, b) => b.id - a.id);
  const items = asked.slice(0, maxComments).map(({ id, userId }) => ({ id, ...authorOf(db, userId) }));
  return { items, hasMore: asked.length > items.length };
}

/** The feed with its comments and likes. */
export const postHandlers = (db: Db = defaultDb()) => {
  const postOf = (id: number) => found(rowOf(db.post, id), postErrors.noPost);
  const commentOf = (id: number) => found(rowOf(db.comment, id), postErrors.noComment);
  const ownPost = (me: number, id: number) => {
    const post = postOf(id);
    if (post.authorId !== me) throw forbidden(postErrors.othersPost);
    return post;
  };
  const mayChangeComment = (me: number, id: number) => {
    if (commentOf(id).authorId !== me) throw forbidden(postErrors.othersComment);
  };
  /** Returns the reader's like, which is created if it does not exist. */
  const like = (me: number, likes: readonly Like[], create: () => Like) => {
    const present = likes.find(({ userId }) => userId === me);
    return present ? ok({ data: presentLike(db, present) }) : created({ data: presentLike(db, create()) });
  };

  return respond(db, {
    listPosts: ({ me, query }) => {
      const { upTo = Infinity } = query;
      const posts = postsFor(db, me.id).filter(({ id }) => id <= upTo);
      return ok(pageFrom(posts, query, (post) => presentPost(db, post, me.id)));
    },
    countNewPosts: ({ me, query }) =>
      ok({ count: Math.min(maxNewPosts, postsFor(db, me.id).filter(({ id }) => id > query.after).length) }),
    searchPosts: ({ me, query }) => {
      const found = postsFor(db, me.id).filter(({ text }) => has([text], query.q));
      return ok({ items: found.slice(0, query.pageSize ?? pageSize).map((post) => presentPost(db, post, me.id)) });
    },
    getPost: ({ me, params }) => ok({ data: presentPost(db, postOf(params.id), me.id) }),

    createPost: ({ me, body: { text, image, imageAlt, clientId } }) => {
      const { row, isNew } = createOnce(db, db.post, { userId: me.id, clientId }, () => {
        const file = keptPicture(db, image);
        const alt = (file && imageAlt) || null;
        return db.post.create({ authorId: me.id, text, file, imageAlt: alt, createdAt: nowIn(db) });
      });
      return createdOnce(isNew, { data: presentPost(db, row, me.id) });
    },
    updatePost: ({ me, params, body: { text, image, removeImage, imageAlt } }) => {
      const before = ownPost(me.id, params.id);
      const file = keptPicture(db, image ?? (removeImage ? "" : undefined), before.file);
      const alt = (file && (imageAlt ?? (file === before.file ? before.imageAlt : null))) || null;
      const data = { text: text ?? before.text, file, imageAlt: alt, updatedAt: nowIn(db) };
      return ok({ data: presentPost(db, db.post.update({ ...byId(before.id), data, strict: true }), me.id) });
    },
    deletePost: ({ me, params }) => {
      db.post.delete(byId(ownPost(me.id, params.id).id));
      return ok({});
    },

    listComments: ({ me, params, query }) => {
      const { items, ...more } = sliceOf(commentsFor(db, postOf(params.id).id, me.id), query);
      return ok({ items: items.map((comment) => presentComment(db, comment, me.id)), ...more });
    },
    createComment: ({ me, body: { postID, content, clientId } }) => {
      const { row, isNew } = createOnce(db, db.comment, { userId: me.id, clientId }, () =>
        db.comment.create({ postId: postOf(postID).id, authorId: me.id, content, createdAt: nowIn(db) }),
      );
      return createdOnce(isNew, { data: presentComment(db, row, me.id) });
    },
    updateComment: ({ me, params: { id }, body: { content } }) => {
      mayChangeComment(me.id, id);
      const saved = db.comment.update({ ...byId(id), data: { content, updatedAt: nowIn(db) }, strict: true });
      return ok({ data: presentComment(db, saved, me.id) });
    },
    deleteComment: ({ me, params: { id } }) => {
      mayChangeComment(me.id, id);
      db.comment.delete(byId(id));
      return ok({});
    },

    listPostLikes: ({ params: { id }, query }) => ok(presentLikers(db, postLikes(db, postOf(id).id), query.before)),
    listCommentLikes: ({ params: { id }, query }) =>
      ok(presentLikers(db, commentLikes(db, commentOf(id).id), query.before)),
    createPostLike: ({ me, body: { postID: postId } }) =>
      like(me.id, postLikes(db, postOf(postId).id), () => db.postLike.create({ postId, userId: me.id })),
    createCommentLike: ({ me, body: { commentID: commentId } }) =>
      like(me.id, commentLikes(db, commentOf(commentId).id), () => db.commentLike.create({ commentId, userId: me.id })),
    deletePostLike: ({ me, params }) => {
      db.postLike.delete(byId(ownRow(db.postLike, me.id, params.likeId, postErrors.noLike).id));
      return ok({});
    },
    deleteCommentLike: ({ me, params }) => {
      db.commentLike.delete(byId(ownRow(db.commentLike, me.id, params.likeId, postErrors.noLike).id));
      return ok({});
    },
  });
};
