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

it("are counted, even a thousand on one post, and the newest are listed", async () => {
  await server.db
    .insertInto("comments")
    .values(Array.from({ length: 1000 }, (_, n) => ({ post_id: postId, author_id: author.id, content: `n° ${n}` })))
    .execute();
  const shown = await postSeenBy(reader, postId);
  const contents = shown?.comments.map(({ content }) => content);
  expect([shown?.commentsCount, contents?.length, contents?.[0], contents?.at(-1)]).toEqual([
    1000,
    20,
    "n° 980",
    "n° 999",
  ]);
});
