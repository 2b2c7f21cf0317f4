import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { comment, editComment, likeable, post, removeComment, removePost, seen } from "../../../test/feed";
import { aMember, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
let author: Member;
let reader: Member;
let postId: number;
beforeAll(async () => {
  server = await startTestServer();
  author = await aMember(server, "applicant");
  reader = await aMember(server, "recruiter", { firstname: "Karim", lastname: "Benali" });
});
beforeEach(async () => {
  postId = (await post(author)).id;
});
afterAll(() => server.close());

const add = (by: Member, body: unknown) => by.send("POST", "/comment", body);
const comments = async () => (await seen(reader, postId))?.comments ?? [];

it("answers the comment, which the post then carries (D-019, D-121)", async () => {
  const added = await comment(reader, postId, "  Bravo !  ");
  expect(added).toMatchObject({
    content: "Bravo !",
    username: reader.username,
    fullname: "Karim Benali",
    avatar: null,
    likes: [],
    updatedAt: null,
  });
  expect(await comments()).toEqual([added]);
});

it.each([
  ["markup", "<img src=x onerror=alert(1)>"],
  ["characters of four bytes and right-to-left text", "👩🏽‍💻 مرحبا"],
  ["1000 characters of four bytes", "🙂".repeat(1000)],
])("keeps %s as it was written", async (_, content) => {
  await comment(reader, postId, content);
  expect((await comments())[0]?.content).toBe(content);
});

it.each([
  ["a blank one", " \n "],
  ["more than 1000 characters", "x".repeat(1001)],
  ["U+0000", "a\0"],
  ["half of a surrogate pair", "\ud83d"],
  ["a number", 5],
  ["nothing", undefined],
])("refuses %s at its field, when added and when edited", async (_, content) => {
  const { id } = await comment(reader, postId, "Avant.");
  const refusal = { status: 400, body: { content: expect.any(String) } };
  expect(await add(reader, { postID: postId, content })).toMatchObject(refusal);
  expect(await reader.send("PATCH", `/comment/${id}`, { content })).toMatchObject(refusal);
  expect(await comments()).toMatchObject([{ content: "Avant." }]);
});

it("understands the post's id as digits and with another spelling (D-017, D-018)", async () => {
  expect((await add(reader, { postId: String(postId), content: "Oui." })).status).toBe(201);
  expect((await add(reader, { postID: "x", content: "Oui." })).body).toEqual({ postID: expect.any(String) });
});

it("on a post that is gone is a 404", async () => {
  await removePost(author, postId);
  expect((await add(reader, { postID: postId, content: "Trop tard." })).status).toBe(404);
});

it("more than sixty times a minute is too fast (D-028)", async () => {
  const person = await aMember(server, "applicant");
  for (let n = 0; n < 60; n++) await comment(person, postId);
  const { response } = await person.api.POST("/comment", { body: { postID: postId, content: "Encore." } });
  expect(response.status).toBe(429);
});

describe("editing", () => {
  it("says so, unless nothing is different (D-119)", async () => {
    const { id } = await comment(reader, postId, "Avant.");
    expect((await editComment(reader, id, "Avant.")).data?.data.updatedAt).toBeNull();
    expect((await editComment(reader, id, "Après.")).data?.data).toMatchObject({
      content: "Après.",
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect(await comments()).toMatchObject([{ content: "Après." }]);
  });

  it("and deleting are for the comment's author alone, not for the post's: 403 (D-005, D-127)", async () => {
    const { id } = await comment(reader, postId, "Le mien.");
    const { error, response } = await editComment(author, id, "Le tien.");
    expect([response.status, error]).toEqual([403, { error: expect.any(String) }]);
    expect((await removeComment(author, id)).response.status).toBe(403);
    expect(await comments()).toMatchObject([{ content: "Le mien." }]);
  });
});

it("is deleted once, with its likes; after that everything about it is a 404 (D-025)", async () => {
  const { id } = await comment(reader, postId);
  await likeable.comment.like(author, id);
  expect((await removeComment(reader, id)).response.status).toBe(200);
  expect(await comments()).toEqual([]);
  const late = [removeComment(reader, id), editComment(reader, id, "Trop tard."), likeable.comment.like(author, id)];
  for (const { response } of await Promise.all(late)) expect(response.status).toBe(404);
});

it("of a thousand on one post all are there", async () => {
  await server.db
    .insertInto("comments")
    .values(Array.from({ length: 1000 }, (_, n) => ({ post_id: postId, author_id: author.id, content: `n° ${n}` })))
    .execute();
  const all = await comments();
  expect([all.length, all[0]?.content, all.at(-1)?.content]).toEqual([1000, "n° 0", "n° 999"]);
});
