import { notFound, postErrors, rateLimits, wantedWords } from "@passerelle/domain";
import { pageOf, paging } from "../../platform/http/paging";
import type { Db } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transactions";
import { replaceFile } from "../../platform/files/replace-file";
import { createdOnce, ok, type Routes } from "../../platform/http/handler";
import { formRoute, route, transactionRoute } from "../../platform/http/route";
import { ownPost } from "./access";
import { commentsRoutes } from "./comments-routes";
import { likesRoutes } from "./likes-routes";
import { removePostNotifications } from "./notifications";
import * as presenter from "./presenter";
import * as lists from "./feed-store";
import { searchPosts as find } from "./search-store";
import * as store from "./store";

/** GET /posts: lists posts with likes and comments, newest first, starting at `upTo` or the newest. */
const listPosts = route<"listPosts">({ role: "member" }, async ({ db, user, query, files }) => {
  const page = paging(query);
  const { rows, next, total } = await lists.listPosts(db, user.id, page, query.upTo);
  const shown = rows.map((row) => presenter.post(row, files));
  return ok({ ...pageOf(shown, total, page), next });
});

/** GET /posts/new-count: counts the posts that are newer than an earlier list. */
const countNewPosts = route<"countNewPosts">({ role: "member" }, async ({ db, user, query }) =>
  ok({ count: await lists.countNewPosts(db, user.id, query.after) }),
);

/** GET /posts/search: finds visible posts by words of their text. */
const searchPosts = route<"searchPosts">(
  { role: "member", limit: rateLimits.searches },
  async ({ db, user, query, files }) => {
    const words = wantedWords(query.q);
    if (words.length === 0) return ok({ items: [] });
    const { before = Number.MAX_SAFE_INTEGER } = query;
    const { items, next } = await find(db, { words, readerId: user.id, before, size: paging(query).size });
    return ok({ items: items.map((row) => presenter.post(row, files)), ...(next !== undefined && { next }) });
  },
);

/** A post that the reader may see; otherwise throws a 404. */
async function found(db: Db, id: number, readerId: number) {
  const post = await store.findPost(db, id, readerId);
  if (!post) throw notFound(postErrors.noPost);
  return post;
}

/** The picture's description: as sent, or the existing one if the picture is unchanged. */
function altOf(file: string | null, sent: string | undefined, before?: Pick<store.PostColumns, "file" | "image_alt">) {
  if (file === null) return null;
  const kept = file === before?.file ? before.image_alt : null;
  return (sent ?? kept) || null;
}

/** POST /post: creates a post from a text and an optional picture. */
const createPost = formRoute<"createPost">(
  { role: "member", limit: rateLimits.posts },
  async ({ db, user, body, files }) => {
    const image = body.image && (await files.storePicture(body.image, "post"));
    return async () => {
      const file = image ?? null;
      const post = { author_id: user.id, text: body.text, file, image_alt: altOf(file, body.imageAlt) };
      const save = async (tx: Db) => {
        const saved = await store.createPost(tx, body.clientId, post);
        if (saved.created && image) await files.attach(tx, image);
        return saved;
      };
      const { id, created } = await (image ? inTransaction(db, save) : save(db));
      const data = presenter.post(created ?? (await found(db, id, user.id)), files);
      return createdOnce(created !== undefined, { data });
    };
  },
);

/** GET /post/{id}: returns one post as the list shows it. */
const getPost = route<"getPost">({ role: "member" }, async ({ db, user, params, files }) =>
  ok({ data: presenter.post(await found(db, params.id, user.id), files) }),
);

/** PATCH /post/{id}: keeps a picture that is neither sent nor removed; an unchanged post does not count as an edit. */
const updatePost = formRoute<"updatePost">({ role: "member" }, async ({ db, user, params, body, files }) => {
  const sent = body.image && (await files.storePicture(body.image, "post"));
  return async () => {
    const image = sent ?? (body.removeImage ? "" : undefined);
    const saved = await inTransaction(db, async (tx) => {
      const before = ownPost(user, await store.lockPost(tx, params.id));
      const text = body.text ?? before.text;
      const file = await replaceFile(tx, files, before.file, image);
      const image_alt = altOf(file, body.imageAlt, before);
      if (text !== before.text || file !== before.file || image_alt !== before.image_alt)
        await store.updatePost(tx, before.id, { text, file, image_alt });
      return found(tx, before.id, user.id);
    });
    return ok({ data: presenter.post(saved, files) });
  };
});

/** DELETE /post/{id}: also deletes its likes, comments, picture and unread notifications. */
const deletePost = transactionRoute<"deletePost">(
  { role: "member" },
  async ({ db: tx, user, params, files, publish }) => {
    const { id, file } = ownPost(user, await store.lockPost(tx, params.id));
    await files.drop(tx, file);
    await store.deletePost(tx, id);
    await removePostNotifications(tx, publish, id);
    return ok({});
  },
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
  ...likesRoutes,
} satisfies Routes;
