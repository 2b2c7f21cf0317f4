import { expect } from "vitest";
import { exclusive, testsOf, type ContractTest } from "../context/harness";
import { asNode, type Node } from "../../src/contract/openapi-document";
import { call, sendForm, sendJson } from "../context/calls";
import { comment, post, read } from "../context/posts-acts";
import { change, type Effect, items, Ledger, notified, page, renotified, unnotified, wasRead } from "./ledger";
import { createWorld } from "./world";

const idIn = (answer: { body: unknown }): number => Number(asNode(asNode(answer.body)["data"])["id"]);

const isLike = (notification: Node) => notification["eventType"] === "post_like";

const likesOf = (was: Node) => items(was["likes"]);
const newLike = (username: string): Node =>
  Object.assign(expect.objectContaining({ id: expect.any(Number), username }), { username });
const newComment = (content: string, username: string): Node =>
  expect.objectContaining({
    id: expect.any(Number),
    content,
    username,
    likes: [],
    likesCount: 0,
    myLikeId: null,
  });

/** A post or comment as a reader sees it: the number of likes and comments, and whether the reader likes it. */
function counted(was: Node, me: string): Node {
  if ("asymmetricMatch" in was) return was;
  const likes = likesOf(was);
  const mine = likes.find((like) => like["username"] === me);
  const shown = { ...was, likesCount: likes.length, myLikeId: mine ? (mine["id"] ?? expect.any(Number)) : null };
  if (!("comments" in was)) return shown;
  const comments = items(was["comments"]).map((one) => counted(one, me));
  return { ...shown, comments, commentsCount: comments.length };
}

/**
 * Contract tests that each write in the feed changes the expected views, notifies the right people, and affects nothing
 * else.
 */
export const postEffectTests: ContractTest[] = testsOf("createPostLike", {
  "changes the post and notifies its author, and affects nothing else (D-126, D-128, D-131)": exclusive(
    async (context) => {
      const world = await createWorld(context);
      const { anna, bruno, rita } = world.people;
      const other = await post(rita, "Un autre post.");
      const { id } = await post(anna, "Un post.");
      world.posts.push(other.id, id);
      const ledger = await new Ledger(world, "posts").begin();
      const shown = (edit: (was: Node) => Node): Effect[] =>
        (["anna", "rita"] as const).flatMap((name) => {
          const seen = (was: Node) => counted(edit(was), world.people[name].me.username);
          return [
            change(`${name} feed`, (was) => items(was).map((one) => (one["id"] === id ? seen(one) : one))),
            change(`${name} post ${id}`, (was) => ({ ...asNode(was), data: seen(asNode(asNode(was)["data"])) })),
          ];
        });
      const target = { kind: "post", id };

      let liked = 0;
      await ledger.step(
        "bruno likes it",
        async () => (liked = idIn(await sendJson(bruno, "POST", "/post-like", { postID: id }))),
        shown((was) => ({ ...was, likes: [newLike(bruno.me.username)] })),
        notified("anna", "post_like", target, "Bruno", bruno.me.lastname),
      );
      let ritas = 0;
      await ledger.step(
        "rita likes it",
        async () => (ritas = idIn(await sendJson(rita, "POST", "/post-like", { postID: id }))),
        shown((was) => ({ ...was, likes: [...likesOf(was), newLike(rita.me.username)] })),
        renotified("anna", isLike, true, target, "Rita", rita.me.lastname),
      );
      await ledger.step("bruno likes it again", async () => {
        expect(await sendJson(bruno, "POST", "/post-like", { postID: id })).toMatchObject({
          status: 200,
          body: { data: { id: liked } },
        });
      });
      await ledger.step("anna likes her own post and takes the like back", async () =>
        call(anna, "DELETE", `/post-like/${idIn(await sendJson(anna, "POST", "/post-like", { postID: id }))}`),
      );

      let commented = 0;
      const about = () => ({ ...target, commentId: commented });
      await ledger.step(
        "bruno comments on it",
        async () => (commented = (await comment(bruno, id, "Un commentaire.")).id),
        shown((was) => ({ ...was, comments: [newComment("Un commentaire.", bruno.me.username)] })),
        notified("anna", "post_comment", expect.objectContaining(target), "Bruno"),
      );
      await ledger.step(
        "anna comments on her own post",
        () => comment(anna, id, "Une réponse."),
        shown((was) => ({
          ...was,
          comments: [...items(was["comments"]), newComment("Une réponse.", anna.me.username)],
        })),
      );
      const onComment = (edit: (was: Node) => Node) =>
        shown((was) => ({
          ...was,
          comments: items(was["comments"]).map((one) => (one["id"] === commented ? edit(one) : one)),
        }));
      let annas = 0;
      let ritasToo = 0;
      await ledger.step(
        "anna likes the comment",
        async () => (annas = idIn(await sendJson(anna, "POST", "/comment-like", { commentID: commented }))),
        (views) =>
          onComment((was) => ({ ...was, likes: [newLike(anna.me.username)] })).reduce(
            (all, effect) => effect(all),
            views,
          ),
        notified("bruno", "comment_like", expect.objectContaining(target), "Anna"),
      );
      await ledger.step(
        "rita likes the comment",
        async () => (ritasToo = idIn(await sendJson(rita, "POST", "/comment-like", { commentID: commented }))),
        onComment((was) => ({ ...was, likes: [...likesOf(was), newLike(rita.me.username)] })),
        (views) => renotified("bruno", () => true, true, about(), "Rita")(views),
      );
      // Each notification links to its comment.
      const told = [...items(ledger.read("bruno notifications")), items(ledger.read("anna notifications"))[0]];
      expect(told.map((one) => asNode(one)["target"])).toEqual([about(), about()]);

      await ledger.step(
        "bruno edits the comment",
        () => sendJson(bruno, "PATCH", `/comment/${commented}`, { content: "Corrigé." }),
        onComment((was) => ({ ...was, content: "Corrigé.", updatedAt: expect.any(String) })),
      );
      await ledger.step("bruno saves the comment as it is", () =>
        sendJson(bruno, "PATCH", `/comment/${commented}`, { content: " Corrigé. " }),
      );
      await ledger.step(
        "anna edits the post",
        async () => {
          const answer = await sendForm(anna, "PATCH", `/post/${id}`, { text: "Corrigé aussi." });
          const read = await call(anna, "GET", `/post/${id}`);
          expect(asNode(answer.body)["data"]).toEqual(asNode(read.body)["data"]);
        },
        shown((was) => ({ ...was, text: "Corrigé aussi.", updatedAt: expect.any(String) })),
      );
      await ledger.step("anna saves the post as it is", () =>
        sendForm(anna, "PATCH", `/post/${id}`, { text: "Corrigé aussi." }),
      );
      await ledger.step("no one else changes anything", async () => {
        const tries = [
          sendForm(bruno, "PATCH", `/post/${id}`, { text: "x" }),
          call(bruno, "DELETE", `/post/${id}`),
          sendJson(anna, "PATCH", `/comment/${commented}`, { content: "x" }),
          call(anna, "DELETE", `/comment/${commented}`),
          call(anna, "DELETE", `/post-like/${liked}`),
          call(bruno, "DELETE", `/comment-like/${annas}`),
          sendForm(anna, "PATCH", `/post/${id}`, { text: " \u200b " }),
          sendForm(anna, "PATCH", `/post/${id}`, { text: "x".repeat(3001) }),
          sendForm(anna, "PATCH", `/post/${id}`, { text: "Autre", image: new File(["x"], "x.png") }),
          sendJson(bruno, "PATCH", `/comment/${commented}`, { content: "x".repeat(1001) }),
          sendJson(bruno, "POST", "/comment", { postID: id, content: "" }),
          ...items(ledger.read("anna notifications")).map((one) =>
            call(bruno, "PATCH", `/notifications/${String(one["id"])}/read`),
          ),
        ];
        for (const { status } of await Promise.all(tries)) expect([400, 403, 404]).toContain(status);
      });

      const takesBack = async (name: string, by: typeof rita, like: number, ...effects: Effect[]) =>
        ledger.step(
          `${name} takes the like back`,
          () => call(by, "DELETE", `/post-like/${like}`),
          shown((was) => ({ ...was, likes: likesOf(was).filter((one) => one["id"] !== like) })),
          effects,
        );
      await takesBack("bruno", bruno, liked, renotified("anna", isLike, false, target, "Rita"));
      expect(JSON.stringify(items(ledger.read("anna notifications")).find(isLike))).not.toContain(bruno.me.lastname);
      const readId = Number(items(ledger.read("anna notifications")).find(isLike)?.["id"]);
      await ledger.step("anna reads that rita liked it", () => read(anna, readId), wasRead("anna", readId));
      await ledger.step("anna reads it again", () => read(anna, readId));
      await takesBack("rita", rita, ritas);
      await ledger.step(
        "bruno likes it once more",
        async () => (liked = idIn(await sendJson(bruno, "POST", "/post-like", { postID: id }))),
        shown((was) => ({ ...was, likes: [newLike(bruno.me.username)] })),
        notified("anna", "post_like", target, "Bruno"),
      );
      await takesBack("bruno again", bruno, liked, unnotified("anna", isLike));
      await ledger.step(
        "rita takes her like of the comment back",
        () => call(rita, "DELETE", `/comment-like/${ritasToo}`),
        onComment((was) => ({ ...was, likes: likesOf(was).filter((one) => one["id"] !== ritasToo) })),
        (views) => renotified("bruno", () => true, false, about(), "Anna")(views),
      );
      await ledger.step(
        "bruno deletes the comment",
        () => call(bruno, "DELETE", `/comment/${commented}`),
        shown((was) => ({ ...was, comments: items(was["comments"]).filter((one) => one["id"] !== commented) })),
        unnotified("bruno", (one) => one["eventType"] === "comment_like"),
        unnotified("anna", (one) => one["eventType"] === "post_comment"),
      );
      await ledger.step(
        "bruno comments and likes again",
        async () => [await comment(bruno, id, "Encore."), await sendJson(bruno, "POST", "/post-like", { postID: id })],
        shown((was) => ({
          ...was,
          comments: [...items(was["comments"]), newComment("Encore.", bruno.me.username)],
          likes: [newLike(bruno.me.username)],
        })),
        notified("anna", "post_comment", expect.objectContaining(target), "Bruno"),
        notified("anna", "post_like", target, "Bruno"),
      );
      await ledger.step(
        "anna deletes the post",
        () => call(anna, "DELETE", `/post/${id}`),
        (["anna", "rita"] as const).flatMap((name) => [
          change(`${name} feed`, (was) => items(was).filter((one) => one["id"] !== id)),
          change(`${name} post ${id}`, () => 404),
        ]),
        unnotified("anna", () => true),
        // Read notifications stay, without a target.
        change(
          "anna notifications",
          page((was) => was.map((one) => ({ ...one, target: null }))),
        ),
      );
      await ledger.end();
    },
  ),
});
