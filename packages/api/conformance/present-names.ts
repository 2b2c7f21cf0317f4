import { expect } from "vitest";
import { once } from "./acts";
import { aPerson } from "./builders";
import { dataIn, save } from "./forms";
import { promise, type Actor, type ContractPromise } from "./harness";
import { say, settle, thread, withLive } from "./live-acts";
import { sendJson } from "./plain";
import { comment, find, post, theReader, told } from "./posts-acts";

/**
 * Somebody who has written a post, a comment and a message, liked both, and then changed every name, and somebody who
 * looks at it all.
 */
const theRenamed = once(async (scene) => {
  const [before, reader] = [await scene.signIn("applicant"), await scene.signIn("recruiter")];
  const { id: postId } = await post(before);
  const { id: commentId } = await comment(before, postId);
  await sendJson(before, "POST", "/post-like", { postID: postId });
  await sendJson(before, "POST", "/comment-like", { commentID: commentId });
  const { id: readersPost } = await post(reader);
  await comment(before, readersPost);
  const discussion = await withLive(scene, [before], async (channel) => {
    await settle(channel);
    return (await say(channel, { content: "Bonjour.", recipientUsername: reader.me.username })).discussion.id;
  });
  const username = aPerson().email.split("@")[0] ?? "";
  const names = { username, firstname: "Zoé", lastname: `Nouveau ${username}` };
  await save(before, "updateMe", names);
  const me: Actor["me"] = { ...before.me, ...names };
  return { me, actor: before, reader, postId, discussion, names, fullname: `${names.firstname} ${names.lastname}` };
});

/** A rename shows everywhere: everything refers to people by their id. */
export const presentNamePromises: ContractPromise[] = [
  promise("shows an author by the present names (D-031)", "listPosts", async (scene) => {
    const { reader, postId, names, fullname } = await theRenamed(scene);
    expect(await find(reader, postId)).toMatchObject({ username: names.username, fullname });
  }),
  promise("shows a comment's author by the present names (D-031)", "listPosts", async (scene) => {
    const { reader, postId, names, fullname } = await theRenamed(scene);
    const shown = await find(reader, postId);
    expect(shown?.comments).toMatchObject([{ username: names.username, fullname }]);
  }),
  promise("shows who likes a post and a comment by the present username (D-031)", "listPosts", async (scene) => {
    const { reader, postId, names } = await theRenamed(scene);
    const likes = [{ username: names.username }];
    expect(await find(reader, postId)).toMatchObject({ likes, comments: [{ likes }] });
  }),
  promise("answers a new comment and a new like with the present names (D-031)", "createComment", async (scene) => {
    const { actor, names, fullname } = await theRenamed(scene);
    const { id: postID } = await post(await theReader(scene));
    const answer = await sendJson(actor, "POST", "/comment", { postID, content: "Encore." });
    expect(dataIn(answer)).toMatchObject({ username: names.username, fullname });
    expect(dataIn(await sendJson(actor, "POST", "/post-like", { postID }))).toMatchObject({ username: names.username });
  }),
  promise("shows the other one of a conversation by the present names (D-031)", "listDiscussions", async (scene) => {
    const { reader, names } = await theRenamed(scene);
    const { data } = await reader.GET("/discussions");
    expect(data).toMatchObject([{ interlocutor: names }]);
  }),
  promise("shows the sender of a message by the present names (D-031)", "listMessages", async (scene) => {
    const { reader, discussion, names } = await theRenamed(scene);
    expect(await thread(reader, discussion)).toMatchObject([{ sender: names }]);
  }),
  promise("names who acted as they are called now (D-031, D-130)", "listNotifications", async (scene) => {
    const { reader, fullname } = await theRenamed(scene);
    for (const { message } of await told(reader)) expect(message).toContain(fullname);
  }),
  promise("lists a user by the present names (D-031)", "listUsers", async (scene) => {
    const { me, reader, names } = await theRenamed(scene);
    const { data = [] } = await reader.GET("/users");
    expect(data.filter(({ id }) => id === me.id)).toMatchObject([names]);
  }),
];
