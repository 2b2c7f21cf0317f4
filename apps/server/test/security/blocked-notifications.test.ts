/** @module-tag release */
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../call";
import { likeable, notificationsOf, post, unreadCountOf } from "../feed";
import { aMember } from "../members";
import { startTestServer, type TestServer } from "../test-server";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const rounds = 30;

it("a notification that is created while its reader blocks its cause does not stay", async () => {
  const left: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [reader, blocked] = [await aMember(server, "applicant"), await aMember(server, "recruiter")];
    const posts = await Promise.all(["a", "b", "c", "d"].map((text) => post(reader, text)));
    const block = () => call(server.url, "POST", "/user/blocks", { token: reader.token, body: { userId: blocked.id } });
    const [first, ...others] = posts.map(
      ({ id }) =>
        () =>
          likeable.post.like(blocked, id),
    );
    await Promise.all([first?.(), block(), ...others.map((like) => like())]);
    const [list, count] = [await notificationsOf(reader), await unreadCountOf(reader)];
    if (list.length > 0 || count !== 0) left.push(round);
  }
  expect(left).toEqual([]);
}, 60_000);
