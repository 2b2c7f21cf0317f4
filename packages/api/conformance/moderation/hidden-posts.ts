import { expect } from "vitest";
import { theApplicant, unreadNotificationsOf } from "../context/acts";
import { follow } from "../profiles/pictures";
import { aFile, PICTURES } from "../context/files-samples";
import type { TestUser } from "../context/accounts";
import { contractTest, exclusive, type ContractTest, type TestContext } from "../context/harness";
import { skipGreetings, withLive } from "../context/live-acts";
import { call, refused, sendForm, sendJson } from "../context/calls";
import { comment, find, notificationsOf, post, read, theReader } from "../context/posts-acts";
import { unwrap } from "../context/unwrap";

const aPicture = () => aFile(PICTURES.PNG, "photo.png", "image/png");
const likeComment = (by: TestUser, commentID: number) => sendJson(by, "POST", "/comment-like", { commentID });
const totalFor = async (reader: TestUser) => (await unwrap(reader.GET("/posts"))).totalItems;
const newerThan = async (reader: TestUser, after: number) =>
  (await unwrap(reader.GET("/posts/new-count", { params: { query: { after } } }))).count;

/** A new person's post with a picture, and another person's comment below it. */
async function aThread(context: TestContext) {
  const [author, reader] = [await context.signIn("applicant"), await theReader(context)];
  const shown = await post(author, "Avec image.", aPicture());
  return { author, reader, shown, answer: await comment(reader, shown.id) };
}

export const hiddenPostTests: ContractTest[] = [
  contractTest(
    "appears in no list and no count after operators hide it",
    "listPosts",
    exclusive(async (context) => {
      // On an empty server, a post created earlier is needed as a valid lower id.
      const { id: earlier } = await post(await theReader(context));
      const { author, reader, shown } = await aThread(context);
      const before = await Promise.all([author, reader].map(totalFor));
      const newer = await newerThan(reader, earlier);
      await context.hide("post", shown.id);
      for (const by of [author, reader]) {
        expect(await find(by, shown.id)).toBeUndefined();
        expect(await call(by, "GET", `/post/${shown.id}`)).toEqual(refused(404));
      }
      expect(await Promise.all([author, reader].map(totalFor))).toEqual(before.map((total) => total - 1));
      expect(await newerThan(reader, earlier)).toBe(newer - 1);
    }),
  ),
  contractTest("accepts nothing after it is hidden, even from its author", "getPost", async (context) => {
    const { author, reader, shown, answer } = await aThread(context);
    await context.hide("post", shown.id);
    for (const by of [author, reader]) {
      expect(await sendJson(by, "POST", "/post-like", { postID: shown.id })).toEqual(refused(404));
      expect(await sendJson(by, "POST", "/comment", { postID: shown.id, content: "Bravo !" })).toEqual(refused(404));
      expect(await likeComment(by, answer.id)).toEqual(refused(404));
      for (const path of [`/post/${shown.id}/comments`, `/post/${shown.id}/likes`, `/comment/${answer.id}/likes`])
        expect(await call(by, "GET", path)).toEqual(refused(404));
    }
    expect(await sendForm(author, "PATCH", `/post/${shown.id}`, { text: "Autrement." })).toEqual(refused(404));
    expect(await call(author, "DELETE", `/post/${shown.id}`)).toEqual(refused(404));
    const report = { kind: "post", targetId: shown.id, reason: "spam" };
    expect(await sendJson(reader, "POST", "/reports", report)).toEqual(refused(404));
  }),
  contractTest("removes unread notifications about a hidden post", "listNotifications", async (context) => {
    const { author, reader, shown } = await aThread(context);
    const commenter = await context.signIn("recruiter");
    const { id } = await comment(commenter, shown.id);
    await likeComment(author, id);
    const [seen] = await notificationsOf(author);
    await read(author, seen?.id ?? 0);
    await sendJson(reader, "POST", "/post-like", { postID: shown.id });
    await withLive(context, [author], async (channel) => {
      await skipGreetings(channel);
      await context.hide("post", shown.id);
      expect((await channel.next("unread_count_update")).data).toEqual({ unread_count: 0 });
    });
    expect(await notificationsOf(author)).toMatchObject([{ id: seen?.id, isRead: true }]);
    expect(await notificationsOf(commenter)).toEqual([]);
    expect(await unreadNotificationsOf(commenter)).toBe(0);
  }),
  contractTest("hides the picture of a hidden post from everyone", "createPost", async (context) => {
    const { shown } = await aThread(context);
    const kept = await post(await theApplicant(context), "Avec image.", aPicture());
    await context.hide("post", shown.id);
    expect((await follow(context, shown.file ?? "/")).status).toBe(404);
    expect((await follow(context, kept.file ?? "/")).status).toBe(200);
  }),
].map((test): ContractTest => ({ ...test, needs: "moderation" }));
