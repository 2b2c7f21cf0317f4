import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { comment, feed, likeable, post, removePost, postSeenBy } from "../../../test/feed";
import { aMember, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";
import { aPicture } from "../../../test/uploads";

let server: TestServer;
let author: Member;
let reader: Member;
beforeAll(async () => {
  server = await startTestServer();
  author = await aMember(server, "applicant", { firstname: "Amélie", lastname: "Durand" });
  reader = await aMember(server, "recruiter", { firstname: "Karim", lastname: "Benali" });
});
afterAll(() => server.close());

const statusOf = async (link: string | null) => (await fetch(new URL(link ?? "/nowhere", server.url))).status;

describe("the feed", () => {
  it("counts every post, also with concurrent creations and deletions", async () => {
    const before = (await feed(reader)).totalItems;
    const posts = await Promise.all(Array.from({ length: 10 }, () => post(author)));
    expect((await feed(reader)).totalItems).toBe(before + 10);
    await Promise.all(posts.slice(0, 6).map(({ id }) => removePost(author, id)));
    expect((await feed(reader)).totalItems).toBe(before + 4);
  });

  it("drops the posts of a deleted account, and from the count too (D-158)", async () => {
    const person = await aMember(server, "applicant");
    const [theirs, { id }] = [await post(person), await post(author)];
    await comment(person, id);
    await likeable.post.like(person, id);
    const before = (await feed(reader)).totalItems;
    await server.db.deleteFrom("users").where("id", "=", person.id).execute();
    expect(await postSeenBy(reader, theirs.id)).toBeUndefined();
    expect(await postSeenBy(reader, id)).toMatchObject({ likes: [], comments: [] });
    expect((await feed(reader)).totalItems).toBe(before - 1);
  });
});

describe("a picture", () => {
  it("is deleted with its post (D-126)", async () => {
    const { id, file } = await post(author, "Avec image.", aPicture());
    await removePost(author, id);
    expect(await statusOf(file)).toBe(404);
  });
});

describe("a post", () => {
  it.each(["0", "-1", "un", "1e3", "99999999999999999999", "%00", "1;drop table posts"])(
    "with the id '%s' is refused, and never a server error (D-018)",
    async (id) => {
      const { status } = await author.send("DELETE", `/post/${encodeURI(id)}`);
      expect([400, 404]).toContain(status);
    },
  );
});
