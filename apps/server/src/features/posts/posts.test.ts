import { beforeAll, expect, it } from "vitest";
import { feed, post, removePost } from "../../../test/feed";
import { memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";

const server = testServer();
const author = memberFor(beforeAll, server, "applicant", { firstname: "Amélie", lastname: "Durand" });
const reader = memberFor(beforeAll, server, "recruiter", { firstname: "Karim", lastname: "Benali" });

it("the feed counts every post, also with concurrent creations and deletions", async () => {
  const before = (await feed(reader)).totalItems;
  const posts = await Promise.all(Array.from({ length: 10 }, () => post(author)));
  expect((await feed(reader)).totalItems).toBe(before + 10);
  await Promise.all(posts.slice(0, 6).map(({ id }) => removePost(author, id)));
  expect((await feed(reader)).totalItems).toBe(before + 4);
});
