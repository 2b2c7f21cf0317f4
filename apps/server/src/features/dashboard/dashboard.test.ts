import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const unread = async ({ api }: Member) => (await api.GET("/messages/unread-count")).data?.unread_count;

describe("unread messages", () => {
  it("are counted per message, for their recipient", async () => {
    const [low, high] = [await aMember(server, "applicant"), await aMember(server, "applicant")];
    const { db } = server;
    const pair = { user_low: low.id, user_high: high.id };
    const { id } = await db.insertInto("discussions").values(pair).returning("id").executeTakeFirstOrThrow();
    const message = { discussion_id: id, sender_id: low.id, recipient_id: high.id, content: "Bonjour" };
    await db
      .insertInto("messages")
      .values([message, message, { ...message, read_at: new Date() }])
      .execute();
    expect([await unread(low), await unread(high)]).toEqual([0, 2]);
  });
});
