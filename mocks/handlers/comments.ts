import { type Db, defaultDb } from "../db";
import { createOnce } from "../domain/creations";
import { readJson } from "../http/body";
import { Form } from "../http/form";
import { http } from "../http/http";
import { notify } from "../domain/notify";
import { removeComment } from "../domain/posts";
import { presentComment } from "../domain/present-posts";
import { found, idOf, refusal, signedIn, type Visit } from "../http/request";
import { type Row, fullName } from "../domain/rows";
import { words } from "../http/words";

/** Comments on posts (specification §7; D-005, D-120, D-127). */
export const commentHandlers = (db: Db = defaultDb()) => [
  http.post("/comment", async ({ request, response }) => {
    const visit = signedIn(db, request, "fr");
    const form = new Form(await readJson(request, visit.say), visit.say);
    const clientId = form.clientId();
    const postId = form.id("postID");
    const content = form.required("content", 1000);
    form.refuse("flat");
    const { row, status } = createOnce(db, visit, {
      kind: "comment",
      clientId,
      create: () => addComment(db, visit, postId, content),
      find: (where) => db.comment.findFirst({ where }),
    });
    return response(status).json({ data: presentComment(db, row) });
  }),

  http.patch("/comment/{id}", async ({ request, params, response }) => {
    const visit = signedIn(db, request, "fr");
    const before = ownComment(db, visit, params.id);
    const form = new Form(await readJson(request, visit.say), visit.say);
    const content = form.required("content", 1000);
    form.refuse("flat");
    const data = { content, updatedAt: db.clock.now().toISOString() };
    const saved = db.comment.update({ where: { id: { equals: before.id } }, data, strict: true });
    return response(200).json({ data: presentComment(db, saved) });
  }),

  http.delete("/comment/{id}", ({ request, params, response }) => {
    const visit = signedIn(db, request, "fr");
    removeComment(db, ownComment(db, visit, params.id));
    return response(200).json({});
  }),
];

/** Adds a comment and tells the post's author. */
function addComment(db: Db, { me, say }: Visit, postId: number, content: string): Row<"comment"> {
  const post = found(db.post.findFirst({ where: { id: { equals: postId } } }), say);
  const comment = db.comment.create({ postId, authorId: me.id, content, createdAt: db.clock.now().toISOString() });
  notify(db, {
    to: post.authorId,
    actor: me.id,
    eventType: "post_comment",
    target: { kind: "post", id: post.id },
    subject: comment.id,
    words: { en: `${fullName(me)} commented on your post.`, fr: `${fullName(me)} a commenté votre post.` },
  });
  return comment;
}

function ownComment(db: Db, { me, say }: Visit, rawId: unknown): Row<"comment"> {
  const comment = found(db.comment.findFirst({ where: { id: { equals: idOf(rawId, say) } } }), say);
  if (comment.authorId !== me.id) throw refusal(403, say(words.authorOnly));
  return comment;
}
