import { expect } from "vitest";
import { once, everyUser } from "../context/acts";
import { aPerson } from "../context/builders";
import { aFile, PICTURES } from "../context/files-samples";
import { dataIn, save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest } from "../context/harness";
import { sendMessage, skipGreetings, messagesOf, withLive } from "../context/live-acts";
import { sendJson } from "../context/calls";
import { comment, find, post, theReader, notificationsOf } from "../context/posts-acts";

/**
 * A person who wrote a post, a comment and a message, liked the post and the comment, and then changed all names; and a
 * reader who had seen everything before.
 */
const aRenamedAuthor = once(async (context) => {
  const [before, reader] = [await context.signIn("applicant"), await context.signIn("recruiter")];
  const { id: postId } = await post(before);
  const { id: commentId } = await comment(before, postId);
  await sendJson(before, "POST", "/post-like", { postID: postId });
  await sendJson(before, "POST", "/comment-like", { commentID: commentId });
  const { id: readersPost } = await post(reader);
  await comment(before, readersPost);
  const discussion = await withLive(context, [before], async (channel) => {
    await skipGreetings(channel);
    return (await sendMessage(channel, { content: "Bonjour.", recipientUsername: reader.me.username })).discussion.id;
  });
  // The reader's earlier answers must not be cached.
  await Promise.all([find(reader, postId), notificationsOf(reader), reader.GET("/discussions"), reader.GET("/users")]);
  const username = aPerson().email.split("@")[0] ?? "";
  const names = { username, firstname: "Zoé", lastname: `Nouveau ${username}` };
  const { avatar } = dataIn(await save(before, "updateMe", { ...names, avatar: aFile(PICTURES.PNG) }));
  const me: TestUser["me"] = { ...before.me, ...names };
  const fullname = `${names.firstname} ${names.lastname}`;
  return { me, actor: before, reader, postId, discussion, names, fullname, avatar };
});

/** Contract tests that a rename shows everywhere. */
export const presentNameTests: ContractTest[] = [
  contractTest("shows an author by the current names (D-031)", "listPosts", async (context) => {
    const { reader, postId, names, fullname } = await aRenamedAuthor(context);
    expect(await find(reader, postId)).toMatchObject({ username: names.username, fullname });
  }),
  contractTest("shows a comment's author by the current names (D-031)", "listPosts", async (context) => {
    const { reader, postId, names, fullname } = await aRenamedAuthor(context);
    const shown = await find(reader, postId);
    expect(shown?.comments).toMatchObject([{ username: names.username, fullname }]);
  }),
  contractTest("shows who likes a post and a comment by the current username (D-031)", "listPosts", async (context) => {
    const { reader, postId, names } = await aRenamedAuthor(context);
    const likes = [{ username: names.username }];
    expect(await find(reader, postId)).toMatchObject({ likes, comments: [{ likes }] });
  }),
  ...testsOf("createComment", {
    "returns a new comment and a new like with the current names (D-031)": async (context) => {
      const { actor, names, fullname } = await aRenamedAuthor(context);
      const { id: postID } = await post(await theReader(context));
      const answer = await sendJson(actor, "POST", "/comment", { postID, content: "Encore." });
      expect(dataIn(answer)).toMatchObject({ username: names.username, fullname });
      expect(dataIn(await sendJson(actor, "POST", "/post-like", { postID }))).toMatchObject({
        username: names.username,
      });
    },
  }),
  ...testsOf("listDiscussions", {
    "shows the other person of a discussion by the current names (D-031)": async (context) => {
      const { reader, names } = await aRenamedAuthor(context);
      const { data } = await reader.GET("/discussions");
      expect(data).toMatchObject([{ interlocutor: names }]);
    },
  }),
  contractTest("shows the sender of a message by the current names (D-031)", "listMessages", async (context) => {
    const { reader, discussion, names } = await aRenamedAuthor(context);
    expect(await messagesOf(reader, discussion)).toMatchObject([{ sender: names }]);
  }),
  contractTest("names the actor by the current name (D-031, D-130)", "listNotifications", async (context) => {
    const { reader, fullname } = await aRenamedAuthor(context);
    for (const { message } of await notificationsOf(reader)) expect(message).toContain(fullname);
  }),
  contractTest("shows the current picture everywhere, if any (D-031, D-156)", "updateMe", async (context) => {
    const { reader, postId, discussion: id, avatar } = await aRenamedAuthor(context);
    const shown = await find(reader, postId);
    const { data: [discussion] = [] } = await reader.GET("/discussions");
    const [message] = (await messagesOf(reader, id)) ?? [];
    const people = [shown, shown?.comments[0], discussion?.interlocutor, discussion?.lastMessage?.sender];
    for (const person of [...people, message?.sender]) expect([undefined, avatar]).toContain(person?.avatar);
  }),
  contractTest("lists a user by the current names (D-031)", "listUsers", async (context) => {
    const { me, reader, names } = await aRenamedAuthor(context);
    const data = await everyUser(reader);
    expect(data.filter(({ id }) => id === me.id)).toMatchObject([names]);
  }),
];
