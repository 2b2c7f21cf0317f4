import { createScene } from "@passerelle/api/conformance";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createDb, SEED_SESSIONS } from "./index";
import { type LiveMode, startLive, writeTo } from "./live";
import { mockServer } from "./node";
import { readOtp } from "./domain/sessions";

const db = createDb();
const server = mockServer(db);
const { applicant, recruiter } = SEED_SESSIONS;
let live: ReturnType<typeof startLive>;

function start(mode: LiveMode) {
  live = startLive({ db, mode });
  const world = { baseUrl: "http://localhost", readOtp: async (email: string) => readOtp(db, email) ?? "" };
  return createScene({ ...world, WebSocket: globalThis.WebSocket });
}

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => db.reset());
afterEach(() => live.stop());
afterAll(() => server.close());

describe("an open channel", () => {
  it("tells both counts at once", async () => {
    const connection = await start("open").openLive(applicant.token);
    expect(await connection.next("unread_count_update")).toHaveProperty("data.unread_count", 3);
    expect(await connection.next("unread_messages_count_update")).toHaveProperty("data.unread_count", 3);
  });

  it("confirms a message on every connection of its sender and brings it to the recipient", async () => {
    const scene = start("open");
    const [here, there] = [await scene.openLive(applicant.token), await scene.openLive(applicant.token)];
    const other = await scene.openLive(recruiter.token);
    const data = { content: "Bonjour !", recipientUsername: "claire.moreau", clientId: "a1" };
    here.send({ type: "send_message", data });
    const confirmed = await here.next("message_sent");
    expect(confirmed.data).toMatchObject({ isNewDiscussion: false, message: { content: "Bonjour !", clientId: "a1" } });
    expect((await there.next("message_sent")).data.message.id).toBe(confirmed.data.message.id);
    expect((await other.next("new_message")).data.message.sender.username).toBe("jeanne.martin");
  });

  it("opens a conversation with its first message, and stores a known clientId only once", async () => {
    const connection = await start("open").openLive(applicant.token);
    const data = { content: "Bonjour Sophie", recipientUsername: "Sophie.Lambert", clientId: "b2" };
    connection.send({ type: "send_message", data });
    const first = await connection.next("message_sent");
    connection.send({ type: "send_message", data });
    const second = await connection.next("message_sent");
    expect(first.data.isNewDiscussion).toBe(true);
    expect(second.data).toMatchObject({ isNewDiscussion: false, message: { id: first.data.message.id } });
  });

  it.each([
    ["broken JSON", "{"],
    ["an unknown type", JSON.stringify({ type: "dance", data: {} })],
    ["a blank text", JSON.stringify({ type: "send_message", data: { content: " ", discussionId: 601 } })],
    ["nobody to send to", JSON.stringify({ type: "send_message", data: { content: "?" } })],
    [
      "someone else's conversation",
      JSON.stringify({ type: "send_message", data: { content: "?", discussionId: 603 } }),
    ],
    ["oneself", JSON.stringify({ type: "send_message", data: { content: "?", recipientUsername: "jeanne.martin" } })],
    [
      "an unverified user",
      JSON.stringify({ type: "send_message", data: { content: "?", recipientUsername: "nadia.haddad" } }),
    ],
  ])("answers %s with an error frame, stores nothing and stays open", async (_, frame) => {
    const connection = await start("open").openLive(applicant.token);
    const before = db.message.count();
    connection.send(frame);
    expect((await connection.next("error")).data.message).not.toBe("");
    expect(db.message.count()).toBe(before);
    connection.send({ type: "send_message", data: { content: "Toujours là", discussionId: "601" } });
    await connection.next("message_sent");
  });

  it("brings what handlers cause: a like becomes a notification and a count", async () => {
    const scene = start("open");
    const connection = await scene.openLive(applicant.token);
    await connection.next("unread_count_update");
    await scene.withToken(recruiter.token).POST("/post-like", { body: { postID: 403 } });
    const { data } = await connection.next("new_notification");
    expect(data).toMatchObject({ message: "Claire Moreau a aimé votre post.", notification: { isRead: false } });
    expect((await connection.next("unread_count_update")).data.unread_count).toBe(4);
  });

  it("closes with its session", async () => {
    const scene = start("open");
    const connection = await scene.openLive(applicant.token);
    await scene.withToken(applicant.token).POST("/user/logout");
    await connection.closed;
    await expect(scene.openLive(applicant.token)).rejects.toThrow("refused");
  });

  it("lets a story write, push and drop", async () => {
    const connection = await start("open").openLive(applicant.token);
    writeTo(db, "jeanne.martin", "karim.benali", "Vous êtes là ?");
    expect((await connection.next("new_message")).data.message.content).toBe("Vous êtes là ?");
    live.push({ type: "error", data: { message: "Ce message est illisible." } });
    await connection.next("error");
    live.close();
    await connection.closed;
  });
});

describe("other modes", () => {
  it("refuses a token that opens no session, and everyone when told so", async () => {
    await expect(start("open").openLive("unknown")).rejects.toThrow("refused");
    live.stop();
    await expect(start("refused").openLive(applicant.token)).rejects.toThrow("refused");
  });

  it("hangs up at once when closed", async () => {
    const connection = await start("closed").openLive(applicant.token);
    await connection.closed;
    expect(connection.pending()).toEqual([]);
  });

  it("never opens while connecting", async () => {
    start("connecting");
    const opened = vi.fn<() => void>();
    const socket = new WebSocket("ws://localhost/ws/connect?token=x");
    socket.addEventListener("open", opened);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(opened).not.toHaveBeenCalled();
    expect(socket.readyState).toBe(WebSocket.CONNECTING);
    socket.close();
  });
});

it("gives the page its own WebSocket back", () => {
  const before = globalThis.WebSocket;
  start("open");
  expect(globalThis.WebSocket).not.toBe(before);
  live.stop();
  expect(globalThis.WebSocket).toBe(before);
});
