import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { feed, post, removePost } from "../../../test/feed";
import { aMember, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
let author: Member;
let reader: Member;
beforeAll(async () => {
  server = await startTestServer();
  author = await aMember(server, "applicant", { firstname: "Amélie", lastname: "Durand" });
  reader = await aMember(server, "recruiter", { firstname: "Karim", lastname: "Benali" });
});
afterAll(() => server.close());

describe("the feed", () => {
  it("counts every post, also with concurrent creations and deletions", async () => {
    const before = (await feed(reader)).totalItems;
    const posts = await Promise.all(Array.from({ length: 10 }, () => post(author)));
    expect((await feed(reader)).totalItems).toBe(before + 10);
    await Promise.all(posts.slice(0, 6).map(({ id }) => removePost(author, id)));
    expect((await feed(reader)).totalItems).toBe(before + 4);
  });
});
