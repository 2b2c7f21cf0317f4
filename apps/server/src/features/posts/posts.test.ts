import { form } from "@passerelle/api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { comment, edit, feed, likeable, post, removePost, seen } from "../../../test/feed";
import { aMember, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";
import { aPdf, aPicture } from "../../../test/uploads";

let server: TestServer;
let author: Member;
let reader: Member;
beforeAll(async () => {
  server = await startTestServer();
  author = await aMember(server, "applicant", { firstname: "Amélie", lastname: "Durand" });
  reader = await aMember(server, "recruiter", { firstname: "Karim", lastname: "Benali" });
});
afterAll(() => server.close());

const publish = (by: Member, text: string, image?: File) =>
  by.api.POST("/post", form({ text, ...(image && { image }) }));
const statusOf = async (link: string | null) => (await fetch(new URL(link ?? "/nowhere", server.url))).status;

describe("the feed", () => {
  it("shows a new post first, to both roles, with its author's name and nothing private (D-118, D-156)", async () => {
    await post(author, "Un premier post.");
    const { id } = await post(author, "Un second post.");
    for (const somebody of [author, reader]) {
      const [first] = (await feed(somebody)).items;
      expect(first).toEqual({
        id,
        text: "Un second post.",
        username: author.username,
        userId: author.id,
        fullname: "Amélie Durand",
        avatar: null,
        file: null,
        likes: [],
        comments: [],
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: null,
      });
    }
  });

  it("carries likes and comments, oldest first, with the likes of each comment (D-118, D-121)", async () => {
    const { id } = await post(author);
    const [one, two] = [await comment(reader, id, "Un"), await comment(author, id, "Deux")];
    const { data: like } = await likeable.post.like(reader, id);
    const { data: liked } = await likeable.comment.like(author, two.id);
    expect(await seen(reader, id)).toMatchObject({
      likes: [like?.data],
      comments: [
        { id: one.id, content: "Un", fullname: "Karim Benali", likes: [], createdAt: one.createdAt },
        {
          id: two.id,
          content: "Deux",
          likes: [{ id: liked?.data.id, username: author.username, userId: author.id }],
          updatedAt: null,
        },
      ],
    });
  });

  it("has pages without gaps and a total, whatever is asked for (D-010)", async () => {
    for (let n = 0; n < 3; n++) await post(author);
    const { totalItems, totalPages, items } = await feed(reader, { limit: 2 });
    expect([items.length, totalPages]).toEqual([2, Math.ceil(totalItems / 2)]);
    const next = (await feed(reader, { limit: 2, page: 2 })).items;
    expect(next[0]?.id).toBeLessThan(items[1]?.id ?? 0);
    expect(await feed(reader, { page: 2_147_483_647 })).toMatchObject({ items: [], totalItems });
  });

  it("counts every post, also when many come and go at once", async () => {
    const before = (await feed(reader)).totalItems;
    const posts = await Promise.all(Array.from({ length: 10 }, () => post(author)));
    expect((await feed(reader)).totalItems).toBe(before + 10);
    await Promise.all(posts.slice(0, 6).map(({ id }) => removePost(author, id)));
    expect((await feed(reader)).totalItems).toBe(before + 4);
  });

  it("loses what a deleted account wrote, and counts on without it (D-158)", async () => {
    const person = await aMember(server, "applicant");
    const [theirs, { id }] = [await post(person), await post(author)];
    await comment(person, id);
    await likeable.post.like(person, id);
    const before = (await feed(reader)).totalItems;
    await server.db.deleteFrom("users").where("id", "=", person.id).execute();
    expect(await seen(reader, theirs.id)).toBeUndefined();
    expect(await seen(reader, id)).toMatchObject({ likes: [], comments: [] });
    expect((await feed(reader)).totalItems).toBe(before - 1);
  });
});

describe("publishing", () => {
  it.each([
    ["markup", '<script>alert("1")</script> & <b>gras</b>'],
    ["characters of four bytes and right-to-left text", "🏳️‍🌈 𝒫asserelle 👩🏽‍💻 مرحبا بكم שלום"],
    ["3000 characters of four bytes", "🙂".repeat(3000)],
    ["lines", "Un\n\n  deux\ttrois"],
  ])("keeps %s as it was written", async (_, text) => {
    const { id } = await post(author, text);
    expect((await seen(reader, id))?.text).toBe(text);
  });

  it.each([
    ["nothing", ""],
    ["spaces only", "  \n\t "],
  ])("%s is refused with the decided text (D-125)", async (_, text) => {
    const { error, response } = await publish(author, text);
    expect([response.status, error]).toEqual([400, { text: "Le contenu est obligatoire." }]);
  });

  it.each([
    ["more than 3000 characters", "x".repeat(3001)],
    ["U+0000", "a\0b"],
  ])("%s is refused at its field", async (_, text) => {
    const { error, response } = await publish(author, text);
    expect([response.status, error]).toEqual([400, { text: expect.any(String) }]);
  });

  it("more than sixty posts a minute is too fast, for that person alone (D-028)", async () => {
    const person = await aMember(server, "applicant");
    for (let n = 0; n < 60; n++) await post(person);
    const { response } = await publish(person, "Encore un.");
    expect([response.status, Number(response.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
    expect((await publish(author, "Moi, oui.")).response.status).toBe(201);
    server.clock.pass(61);
    expect((await publish(person, "À nouveau.")).response.status).toBe(201);
  });
});

describe("a picture", () => {
  it("is shown to everybody until it is replaced or removed (D-089, D-123)", async () => {
    const { id, file } = await post(author, "Avec image.", aPicture());
    expect(await statusOf(file)).toBe(200);
    const kept = (await edit(author, id, { text: "Autre texte." })).data?.data;
    expect(kept).toMatchObject({ text: "Autre texte.", file });
    const replaced = (await edit(author, id, { image: aPicture() })).data?.data.file ?? null;
    expect([await statusOf(file), await statusOf(replaced)]).toEqual([404, 200]);
    expect((await edit(author, id, { removeImage: "1" })).data?.data).toMatchObject({
      text: "Autre texte.",
      file: null,
    });
    expect(await statusOf(replaced)).toBe(404);
  });

  it("that is none is refused at its field, and nothing is published (D-124)", async () => {
    const before = (await feed(reader)).totalItems;
    const { error, response } = await publish(author, "Avec image.", aPdf());
    expect([response.status, error]).toEqual([400, { image: expect.any(String) }]);
    expect((await feed(reader)).totalItems).toBe(before);
  });

  it("goes with its post (D-126)", async () => {
    const { id, file } = await post(author, "Avec image.", aPicture());
    await removePost(author, id);
    expect(await statusOf(file)).toBe(404);
  });
});

describe("editing", () => {
  it("says so, unless nothing is different (D-119)", async () => {
    const { id } = await post(author, "Avant.");
    expect((await edit(author, id, { text: "Avant." })).data?.data.updatedAt).toBeNull();
    expect((await edit(author, id, {})).data?.data.updatedAt).toBeNull();
    const { data } = await edit(author, id, { text: "Après." });
    expect(data?.data).toMatchObject({ text: "Après.", updatedAt: expect.stringMatching(/Z$/) });
  });

  it("to nothing is refused with the decided text (D-125)", async () => {
    const { id } = await post(author, "Avant.");
    expect((await edit(author, id, { text: " " })).error).toEqual({ text: "Le contenu est obligatoire." });
    expect((await seen(reader, id))?.text).toBe("Avant.");
  });
});

describe("a post", () => {
  it("of somebody else is neither edited nor deleted: 403 (D-005, D-117)", async () => {
    const { id, file } = await post(author, "Le mien.", aPicture());
    const { error, response } = await edit(reader, id, { text: "Le tien.", image: aPicture() });
    expect([response.status, error]).toEqual([403, { error: expect.any(String) }]);
    expect((await removePost(reader, id)).response.status).toBe(403);
    expect(await seen(reader, id)).toMatchObject({ text: "Le mien.", file });
    expect(await statusOf(file)).toBe(200);
  });

  it("is deleted once, with all that belongs to it; a second time is a 404 (D-025, D-126)", async () => {
    const { id } = await post(author);
    const { id: commentId } = await comment(reader, id);
    await likeable.comment.like(author, commentId);
    await likeable.post.like(reader, id);
    const answers = await Promise.all([1, 2, 3].map(() => removePost(author, id)));
    expect(answers.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect(await seen(reader, id)).toBeUndefined();
    expect((await edit(author, id, { text: "Trop tard." })).response.status).toBe(404);
    const rest = await server.db.selectFrom("comments").select("id").where("post_id", "=", id).execute();
    expect(rest).toEqual([]);
  });

  it.each(["0", "-1", "un", "1e3", "99999999999999999999", "%00", "1;drop table posts"])(
    "of the id '%s' is a refusal, never a fault (D-018)",
    async (id) => {
      const { status } = await author.send("DELETE", `/post/${encodeURI(id)}`);
      expect([400, 404]).toContain(status);
    },
  );
});
