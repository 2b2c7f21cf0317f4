import { expect } from "vitest";
import { theApplicant } from "../context/acts";
import { INVISIBLE, PECULIAR, UNSTORABLE } from "../context/builders";
import { dataIn, save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { call, refused, refusedFields, sendJson, type PlainAnswer } from "../context/calls";
import { comment, find, flooded, post, theReader } from "../context/posts-acts";

/** A post, its author, and another person. */
async function aPost(context: TestContext) {
  const [author, reader] = [await theApplicant(context), await theReader(context)];
  return { author, reader, postId: (await post(author)).id };
}
const add = (by: TestUser, body: object): Promise<PlainAnswer> => sendJson(by, "POST", "/comment", body);
const edit = (by: TestUser, id: number, content: unknown): Promise<PlainAnswer> =>
  sendJson(by, "PATCH", `/comment/${id}`, { content });
const remove = (by: TestUser, id: number): Promise<PlainAnswer> => call(by, "DELETE", `/comment/${id}`);

const contents = {
  "markup, right-to-left writing and characters beyond U+FFFF": PECULIAR,
  "line breaks": "Une\nautre",
  "1000 characters beyond U+FFFF (D-029)": "🙂".repeat(1000),
};
const noContents = {
  "a missing one": undefined,
  "a blank one": " \n ",
  "one of invisible characters": INVISIBLE,
  "1001 characters (D-029)": "x".repeat(1001),
  "a value that is no text": { content: "Bravo" },
  ...UNSTORABLE,
};

export const commentTests: ContractTest[] = [
  contractTest("returns the comment, which the post then contains (D-019, D-121)", "createComment", async (context) => {
    const { reader, postId } = await aPost(context);
    const answer = await add(reader, { postID: postId, content: "  Bravo !  " });
    const { username, firstname, lastname } = reader.me;
    expect(answer).toMatchObject({
      status: 201,
      body: {
        data: { content: "Bravo !", username, fullname: `${firstname} ${lastname}`, likes: [], updatedAt: null },
      },
    });
    expect(await find(reader, postId)).toHaveProperty("comments", [dataIn(answer)]);
    // The id is optional; when present, it has to match.
    expect({ userId: reader.me.id, ...dataIn(answer) }).toHaveProperty("userId", reader.me.id);
  }),
  ...Object.entries(contents).map(([what, content]) =>
    contractTest(`keeps ${what} as written`, "createComment", async (context) => {
      const { reader, postId } = await aPost(context);
      await comment(reader, postId, content);
      expect(await find(reader, postId)).toMatchObject({ comments: [{ content }] });
    }),
  ),
  ...Object.entries(noContents).flatMap(([what, content]) => [
    contractTest(`refuses ${what}`, "createComment", async (context) => {
      const { reader, postId } = await aPost(context);
      expect(await add(reader, { postID: postId, content })).toEqual(refusedFields("content"));
      expect(await find(reader, postId)).toHaveProperty("comments", []);
    }),
    contractTest(`refuses ${what}, and the comment stays`, "updateComment", async (context) => {
      const { reader, postId } = await aPost(context);
      const before = await comment(reader, postId);
      expect(await edit(reader, before.id, content)).toEqual(refusedFields("content"));
      expect(await find(reader, postId)).toHaveProperty("comments", [before]);
    }),
  ]),
  contractTest("accepts the post's id as digits and as postId (D-017, D-018)", "createComment", async (context) => {
    const { reader, postId } = await aPost(context);
    for (const key of [{ postID: String(postId) }, { postId }])
      expect(await add(reader, { ...key, content: "Bravo !" })).toHaveProperty("status", 201);
    expect(await add(reader, { content: "Bravo !" })).toEqual(refusedFields("postID"));
  }),
  contractTest("limits one person to about sixty a minute (D-028)", "createComment", async (context) => {
    const [author, other] = [await context.signUp("applicant"), await theReader(context)];
    const { id: postID } = await post(author);
    const body = { postID, content: "Encore." };
    const statuses = await flooded(
      () => add(author, body),
      () => add(other, body),
      () => save(author, "createPost", { text: "Encore." }),
    );
    const made = expect.toSatisfy((count) => count >= 55);
    expect(statuses).toEqual({ made, isRefused: true, other: 201, somethingElse: 201 });
    const { comments = [], commentsCount } = (await find(author, body.postID)) ?? {};
    const shown = comments.map(({ id }) => id);
    expect(commentsCount).toBe(statuses.made + 1);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  }),
  contractTest("is a 404 for a deleted post", "createComment", async (context) => {
    const { author, reader, postId } = await aPost(context);
    await call(author, "DELETE", `/post/${postId}`);
    expect(await add(reader, { postID: postId, content: "Trop tard." })).toEqual(refused(404));
  }),
  ...testsOf("updateComment", {
    "changes the comment and its updatedAt (D-119)": async (context) => {
      const { reader, postId } = await aPost(context);
      const { id } = await comment(reader, postId, "Avant.");
      const after = { id, content: "Après.", updatedAt: expect.any(String) };
      expect(await edit(reader, id, " Après. ")).toMatchObject({ status: 200, body: { data: after } });
      expect(await find(reader, postId)).toMatchObject({ comments: [after] });
    },
    "does not mark an unchanged save as an edit (D-119)": async (context) => {
      const { reader, postId } = await aPost(context);
      const before = await comment(reader, postId, "Avant.");
      expect(await edit(reader, before.id, " Avant. ")).toMatchObject({
        status: 200,
        body: { data: { updatedAt: null } },
      });
      expect(await find(reader, postId)).toHaveProperty("comments", [before]);
    },
    "is a 403 for everyone else, including the post's author (D-005, D-127)": async (context) => {
      const { author, reader, postId } = await aPost(context);
      const before = await comment(reader, postId);
      expect(await edit(author, before.id, "Autre.")).toEqual(refused(403));
      expect(await find(reader, postId)).toHaveProperty("comments", [before]);
    },
  }),
  ...testsOf("deleteComment", {
    "deletes the comment; repeating it is a 404 (D-025)": async (context) => {
      const { reader, postId } = await aPost(context);
      await sendJson(reader, "POST", "/post-like", { postID: postId });
      const before = await find(reader, postId);
      const { id } = await comment(reader, postId);
      expect(await remove(reader, id)).toHaveProperty("status", 200);
      expect(await find(reader, postId)).toEqual(before);
      expect([await remove(reader, id), await edit(reader, id, "Trop tard.")]).toEqual([refused(404), refused(404)]);
    },
    "is a 403 for everyone else, including the post's author (D-005, D-127)": async (context) => {
      const { author, reader, postId } = await aPost(context);
      const { id } = await comment(reader, postId);
      expect(await remove(author, id)).toEqual(refused(403));
      expect(await find(reader, postId)).toMatchObject({ comments: [{ id }] });
    },
  }),
];
