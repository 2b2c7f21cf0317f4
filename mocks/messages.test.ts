import { createStrictApi } from "@passerelle/api";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDb, SEED_SESSIONS } from "./index";
import { mockServer } from "./node";

const db = createDb();
const server = mockServer(db);
const DISCUSSION = 604;

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => server.close());

it("pages a long discussion from its end, 200 messages at once, without gaps or duplicates (D-154)", async () => {
  const jeanne = createStrictApi({ baseUrl: "http://localhost", getToken: () => SEED_SESSIONS.applicant.token });
  const { user1Id: senderId } = db.discussion.findFirst({ where: { id: { equals: DISCUSSION } }, strict: true });
  for (let written = 0; written < 430; written += 1)
    db.message.create({ discussionId: DISCUSSION, senderId, createdAt: db.clock.now().toISOString() });
  const pageBefore = async (before?: number) => {
    const params = { path: { id: DISCUSSION }, query: before === undefined ? {} : { before } };
    return (await jeanne.GET("/discussions/{id}/messages", { params })).data?.map(({ id }) => id) ?? [];
  };
  const newest = await pageBefore();
  const older = await pageBefore(newest[0]);
  const oldest = await pageBefore(older[0]);
  expect([newest, older, oldest].map(({ length }) => length)).toEqual([200, 200, 32]);
  const all = [...oldest, ...older, ...newest];
  expect(all).toEqual([...new Set(all)].toSorted((a, b) => a - b));
});
