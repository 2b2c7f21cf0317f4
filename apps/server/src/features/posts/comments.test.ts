import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { post, postSeenBy } from "../../../test/feed";
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

const comments = async () => (await postSeenBy(reader, postId))?.comments ?? [];

it("are all listed, even a thousand on one post", async () => {
  await server.db
    .insertInto("comments")
    .values(Array.from({ length: 1000 }, (_, n) => ({ post_id: postId, author_id: author.id, content: `n° ${n}` })))
    .execute();
  const all = await comments();
  expect([all.length, all[0]?.content, all.at(-1)?.content]).toEqual([1000, "n° 0", "n° 999"]);
});
