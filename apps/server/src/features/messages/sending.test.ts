import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { tabOf } from "../../../test/live";
import { memberFor } from "../../../test/members";
import { answer, discussionsOf, sendMessage, messagesOf, sendFrame } from "../../../test/messages";
import { testPostgres } from "../../../test/test-database";
import { testServer } from "../../../test/test-server";

const server = testServer();
const jeanne = memberFor(beforeEach, server, "applicant", { firstname: "Jeanne", lastname: "Martin" });
const karim = memberFor(beforeEach, server, "recruiter", { firstname: "Karim", lastname: "Benali" });

const toKarim = (content: string) => ({ content, recipientUsername: karim.username });
const stored = async () =>
  (await server.db.selectFrom("messages").select("id").where("sender_id", "=", jeanne.id).execute()).length;

describe("a message", () => {
  it("needs two statements, and one for its reader", async () => {
    const [tab, reader] = [await tabOf(server, jeanne), await tabOf(server, karim)];
    const { discussion } = await sendMessage(tab, toKarim("1"));
    await reader.arrived(4);
    for (const to of [{ recipientUsername: karim.username }, { discussionId: discussion.id }]) {
      const [before, arrived] = [server.statements.count, reader.frames.length];
      await sendMessage(tab, { content: "2", clientId: randomUUID(), ...to });
      await reader.arrived(arrived + 2);
      // Between processes, one more statement publishes the events.
      expect(server.statements.count - before).toBe(testPostgres() === undefined ? 3 : 4);
    }
  });

  it("is refused like one of an ended session once its sender's account is deleted", async () => {
    const tab = await tabOf(server, jeanne);
    await server.db.deleteFrom("users").where("id", "=", jeanne.id).execute();
    const message = "Session expirée. Veuillez vous reconnecter.";
    expect(await answer(tab, { ...toKarim("1"), clientId: "g1" })).toMatchObject({ type: "error", data: { message } });
    expect(tab.socket.readyState).toBe(WebSocket.OPEN);
  });

  it("is rejected above sixty a minute per sender, unless repeated (D-028)", async () => {
    const [tab, other] = [await tabOf(server, jeanne), await tabOf(server, jeanne)];
    const first = await sendMessage(tab, { ...toKarim("0"), clientId: "c0" });
    const counted = server.db.updateTable("rate_limits").set({ count: 60 });
    await counted.where("expires_at", ">", server.clock.now()).execute();
    const refused = await answer(other, toKarim("61"));
    expect(refused).toMatchObject({
      type: "error",
      data: { message: expect.stringContaining("Réessayez dans"), retryAfter: expect.any(Number) },
    });
    expect((await sendMessage(tab, { ...toKarim("0"), clientId: "c0" })).message.id).toBe(first.message.id);
    server.clock.pass(61);
    await sendMessage(tab, toKarim("62"));
    expect(await stored()).toBe(2);
  });
});

describe("at the same instant", () => {
  it("one client id from many tabs is stored once (D-146)", async () => {
    const many = await Promise.all(Array.from({ length: 8 }, () => tabOf(server, jeanne)));
    const answers = await Promise.all(many.map((tab) => answer(tab, { ...toKarim("Bonjour."), clientId: "d4" })));
    expect(new Set(answers.map(({ data }) => Object(data).message.id)).size).toBe(1);
    expect(await stored()).toBe(1);
    expect(await discussionsOf(karim)).toHaveLength(1);
  });

  it("many messages both ways are read by both in the order of ids and times", async () => {
    const all = [
      ...(await Promise.all([1, 2, 3].map(() => tabOf(server, jeanne)))),
      await tabOf(server, karim),
      await tabOf(server, karim),
    ];
    const others = new Map(all.map((tab, n) => [tab, n < 3 ? karim : jeanne]));
    for (const [tab, { username }] of others)
      for (let n = 0; n < 8; n += 1) sendFrame(tab, { content: `${n}`, recipientUsername: username });
    // Five tabs send eight messages each: each tab of Jeanne's receives 24 confirmations, and 16 messages with their
    // counts.
    await Promise.all(all.map((tab, n) => tab.arrived(2 + (n < 3 ? 24 + 32 : 16 + 48))));
    const [discussion] = await discussionsOf(jeanne);
    const messages = await messagesOf(jeanne, discussion?.id ?? 0);
    expect(messages).toHaveLength(40);
    const moments = messages.map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted());
    expect(discussion?.lastMessage).toEqual(messages.at(-1));
  });
});
