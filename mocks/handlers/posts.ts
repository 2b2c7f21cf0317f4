import { type Db, defaultDb } from "../db";
import { createOnce } from "../domain/creations";
import { keptFile } from "../domain/files";
import { readMultipart } from "../http/body";
import { Form } from "../http/form";
import { http } from "../http/http";
import { removePost } from "../domain/posts";
import { presentPost } from "../domain/present-posts";
import { found, idOf, paged, refusal, signedIn, type Visit } from "../http/request";
import { type Row, newestFirst } from "../domain/rows";
import { words } from "../http/words";
import { commentHandlers } from "./comments";
import { likeHandlers } from "./likes";

/** The feed with its comments and likes (specification §7; D-005, D-117 to D-126). */
export const postHandlers = (db: Db = defaultDb()) => [
  http.get("/posts", ({ request, response }) => {
    signedIn(db, request, "fr");
    const page = paged(db.post.getAll().toSorted(newestFirst), request);
    return response(200).json({ ...page, items: page.items.map((post) => presentPost(db, post)) });
  }),

  http.post("/post", async ({ request, response }) => {
    const visit = signedIn(db, request, "fr");
    const form = new Form(await readMultipart(request, visit.say), visit.say);
    const clientId = form.clientId();
    const text = form.required("text", 3000, words.postRequired);
    const image = form.file("image", "image");
    form.refuse("flat");
    const authorId = visit.me.id;
    const createdAt = db.clock.now().toISOString();
    const { row, status } = createOnce(db, visit, {
      kind: "post",
      clientId,
      create: () => db.post.create({ authorId, text, file: keptFile(db, image, null), createdAt }),
      find: (where) => db.post.findFirst({ where }),
    });
    return response(status).json({ data: presentPost(db, row) });
  }),

  http.get("/post/{id}", ({ request, params, response }) => {
    const { say } = signedIn(db, request, "fr");
    const post = found(db.post.findFirst({ where: { id: { equals: idOf(params.id, say) } } }), say);
    return response(200).json({ data: presentPost(db, post) });
  }),

  http.patch("/post/{id}", async ({ request, params, response }) => {
    const visit = signedIn(db, request, "fr");
    const before = ownPost(db, visit, params.id);
    const form = new Form(await readMultipart(request, visit.say), visit.say, { text: before.text });
    const text = form.required("text", 3000, words.postRequired);
    const image = form.file("image", "image");
    const without = form.flag("removeImage", false);
    form.refuse("flat");
    const file = keptFile(db, image ?? (without ? "" : undefined), before.file);
    const data = { text, file, updatedAt: db.clock.now().toISOString() };
    const saved = db.post.update({ where: { id: { equals: before.id } }, data, strict: true });
    return response(200).json({ data: presentPost(db, saved) });
  }),

  http.delete("/post/{id}", ({ request, params, response }) => {
    const visit = signedIn(db, request, "fr");
    removePost(db, ownPost(db, visit, params.id));
    return response(200).json({});
  }),

  ...commentHandlers(db),
  ...likeHandlers(db),
];

/** Anyone sees that a post exists, so that someone else's is a 403 (D-005, D-117). */
function ownPost(db: Db, { me, say }: Visit, rawId: unknown): Row<"post"> {
  const post = found(db.post.findFirst({ where: { id: { equals: idOf(rawId, say) } } }), say);
  if (post.authorId !== me.id) throw refusal(403, say(words.authorOnly));
  return post;
}
