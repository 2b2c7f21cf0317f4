import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { opened } from "../../../test/live";
import { aMember, type Member } from "../../../test/members";
import { discussionsOf, framesAfterGreeting, messagesOf, sendMessages } from "../../../test/messages";
import { startTestServer, type TestServer } from "../../../test/test-server";
import { latestDiscussions } from ".";

let server: TestServer;
let jeanne: Member;
let karim: Member;
let stranger: Member;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  jeanne = await aMember(server, "applicant", { firstname: "Jeanne", lastname: "Martin" });
  karim = await aMember(server, "recruiter", { firstname: "Karim", lastname: "Benali" });
  stranger = await aMember(server, "applicant");
});
afterAll(() => server.close());

const person = ({ id, username }: Member, firstname: string, lastname: string) => ({
  id,
  username,
  firstname,
  lastname,
  avatar: null,
});
const textsOf = (messages: { content: string }[]) => messages.map(({ content }) => content);

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => `m${from + n}`);

/** Fills a discussion with `count` messages from Karim; 'm1' is the oldest. */
async function fill(discussionId: number, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    discussion_id: discussionId,
    sender_id: karim.id,
    recipient_id: jeanne.id,
    content: `m${n + 1}`,
    client_id: null,
    read_at: new Date(),
  }));
  await server.db.insertInto("messages").values(rows).execute();
}

describe("the discussions", () => {
  it("show both people, the other one, and the last message (D-156)", async () => {
    const id = await sendMessages(server, jeanne, karim, "Bonjour.", "Êtes-vous disponible mardi ?");
    const [me, other] = [person(jeanne, "Jeanne", "Martin"), person(karim, "Karim", "Benali")];
    const lastMessage = {
      id: expect.any(Number),
      content: "Êtes-vous disponible mardi ?",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      sender: me,
      discussionId: id,
    };
    const shared = { id, user1: me, user2: other, lastMessage, offer: null };
    const own = { ...lastMessage, changeableUntil: expect.any(String) };
    expect(await discussionsOf(jeanne)).toEqual([{ ...shared, lastMessage: own, interlocutor: other, unreadCount: 0 }]);
    expect(await discussionsOf(karim)).toEqual([{ ...shared, interlocutor: me, unreadCount: 2 }]);
    expect(await discussionsOf(stranger)).toEqual([]);
  });

  it("are as many as requested, even after later messages from a blocked person", async () => {
    const id = await sendMessages(server, jeanne, karim, "Bonjour.");
    await jeanne.api.POST("/user/blocks", { body: { userId: stranger.id } });
    await sendMessages(server, stranger, jeanne, "Vous me lisez ?");
    await jeanne.api.DELETE("/user/blocks/{userId}", { params: { path: { userId: stranger.id } } });
    expect(await latestDiscussions(server.db, jeanne.id, 1)).toMatchObject([{ id }]);
  });

  it("keep the messages of a deleted account (D-158)", async () => {
    const id = await sendMessages(server, karim, jeanne, "Au revoir.");
    await server.db.deleteFrom("users").where("id", "=", karim.id).execute();
    const nobody = { firstname: "Utilisateur", lastname: "supprimé" };
    expect(await discussionsOf(jeanne)).toMatchObject([{ id, interlocutor: nobody, lastMessage: { sender: nobody } }]);
    expect(await messagesOf(jeanne, id)).toMatchObject([{ content: "Au revoir.", sender: nobody }]);
  });
});

describe("the messages of a discussion", () => {
  it("are the latest 200, oldest first; older ones are requested by the oldest known (D-154)", async () => {
    const id = await sendMessages(server, jeanne, karim, "m0");
    await fill(id, 450);
    const latest = await messagesOf(jeanne, id);
    expect(textsOf(latest)).toEqual(numbers(251, 450));
    const older = await messagesOf(jeanne, id, latest[0]?.id);
    expect(textsOf(older)).toEqual(numbers(51, 250));
    const oldest = await messagesOf(jeanne, id, older[0]?.id);
    expect(textsOf(oldest)).toEqual(numbers(0, 50));
    expect(await messagesOf(jeanne, id, oldest[0]?.id)).toEqual([]);
  });

  it("being read is published once to every tab of the reader (D-138)", async () => {
    const id = await sendMessages(server, jeanne, karim, "1", "2");
    const tabs = [await opened(server, karim.token), await opened(server, karim.token)];
    const sender = await opened(server, jeanne.token);
    for (let time = 0; time < 2; time++) await messagesOf(karim, id);
    await sendMessages(server, jeanne, karim, "3");
    for (const tab of tabs) {
      await tab.arrived(5);
      const [count, message, again] = framesAfterGreeting(tab);
      expect(count).toEqual({ type: "unread_messages_count_update", data: { unread_count: 0 } });
      expect(message).toMatchObject({ type: "new_message" });
      expect(again).toEqual({ type: "unread_messages_count_update", data: { unread_count: 1 } });
    }
    await sender.arrived(4);
    expect(framesAfterGreeting(sender)).toMatchObject([
      { type: "discussion_read" },
      { type: "message_sent", data: { message: { content: "3" } } },
    ]);
    for (const { socket } of [...tabs, sender]) socket.terminate();
  });
});
