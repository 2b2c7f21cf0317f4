import { createdOnce, ok } from "@passerelle/api/contract";
import { forbidden, postErrors, rateLimits } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { postsFor } from "../domain/blocks";
import { createOnce, found } from "../domain/creations";
import { keptPicture } from "../domain/files";
import { removePost, seenPost } from "../domain/posts";
import { presentPost } from "../domain/present-posts";
import { newestFirst, pageFrom, type Row } from "../domain/rows";
import { countOrReject } from "../http/limits";
import { respond } from "../http/respond";
import { commentHandlers } from "./comments";
import { likeHandlers } from "./likes";

/** The feed with its comments and likes. */
export const postHandlers = (db: Db = defaultDb()) => [
  ...respond(db, {
    listPosts: ({ me, query }) => {
      const { upTo = Infinity } = query;
      const posts = postsFor(db, me.id).filter(({ id }) => id <= upTo);
      const page = pageFrom(posts.toSorted(newestFirst), query);
      return ok({ ...page, items: page.items.map((post) => presentPost(db, post, me.id)) });
    },

    countNewPosts: ({ me, query }) =>
      ok({ count: Math.min(100, postsFor(db, me.id).filter(({ id }) => id > query.after).length) }),

    createPost: ({ me, body: { text, image, imageAlt, clientId } }) => {
      countOrReject(db, rateLimits.posts, String(me.id));
      const file = keptPicture(db, me.id, image, null);
      const { row, isNew } = createOnce(db, {
        userId: me.id,
        kind: "post",
        clientId,
        create: () =>
          db.post.create({
            authorId: me.id,
            text,
            file,
            imageAlt: (file && imageAlt) || null,
            createdAt: db.clock.now().toISOString(),
          }),
        find: (where) => db.post.findFirst({ where }),
        missing: postErrors.noPost,
      });
      return createdOnce(isNew, { data: presentPost(db, row, me.id) });
    },

    getPost: ({ me, params }) => ok({ data: presentPost(db, seenPost(db, me.id, params.id), me.id) }),

    // A picture that is neither sent nor removed is kept; unchanged values are not an edit.
    updatePost: ({ me, params, body: { text, image, removeImage, imageAlt: sent } }) => {
      const before = foundPost(db, params.id);
      const file = keptPicture(db, me.id, image ?? (removeImage ? "" : undefined), before.file);
      mayChange(me.id, before);
      const imageAlt = (file && (sent ?? (file === before.file ? before.imageAlt : null))) || null;
      const data = { text: text ?? before.text, file, imageAlt, updatedAt: db.clock.now().toISOString() };
      if (data.text === before.text && file === before.file && imageAlt === before.imageAlt)
        return ok({ data: presentPost(db, before, me.id) });
      const saved = db.post.update({ where: { id: { equals: before.id } }, data, strict: true });
      return ok({ data: presentPost(db, saved, me.id) });
    },

    deletePost: ({ me, params }) => {
      const post = foundPost(db, params.id);
      mayChange(me.id, post);
      removePost(db, post);
      return ok({});
    },
  }),
  ...commentHandlers(db),
  ...likeHandlers(db),
];

const foundPost = (db: Db, id: number): Row<"post"> =>
  found(db.post.findFirst({ where: { id: { equals: id } } }), postErrors.noPost);

/** Posts are public, so another user's is a 403, not a 404. */
function mayChange(userId: number, { authorId }: Row<"post">): void {
  if (authorId !== userId) throw forbidden(postErrors.othersPost);
}
