import { cast } from "@passerelle/domain/cast";
import { createTestContext } from "@passerelle/api/conformance";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createDb, SEED_SESSIONS } from "./index";
import { type LiveMode, liveServer, startLive, writeTo } from "./live";
import { mockServer } from "./node";
import { readOtp } from "./domain/sessions";

const db = createDb();
const server = mockServer(db);
const { applicant, recruiter } = SEED_SESSIONS;
let live: ReturnType<typeof startLive>;

function start(mode: LiveMode) {
  live = startLive({ db, mode });
  const target = { baseUrl: "http://localhost", readOtp: async (email: string) => readOtp(db, email) ?? "" };
  return createTestContext({ ...target, WebSocket: globalThis.WebSocket });
}

const stored = () => db.message.count({ where: { clientId: { equals: "a1" } } });

async function open() {
  const connection = await start("open").openLive(applicant.token);
  await connection.next("unread_messages_count_update");
  return connection;
}

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => db.reset());
afterEach(() => live.stop());
afterAll(() => server.close());

describe("an open channel", () => {
  it("sends both counts at once", async () => {
    const connection = await start("open").openLive(applicant.token);
    expect(await connection.next("unread_count_update")).toHaveProperty("data.unread_count", 3);
    expect(await connection.next("unread_messages_count_update")).toHaveProperty("data.unread_count", 3);
  });

  it("confirms a message on every connection of its sender and brings it to the recipient", async () => {
    const context = start("open");
    const [here, there] = [await context.openLive(applicant.token), await context.openLive(applicant.token)];
    const other = await context.openLive(recruiter.token);
    const data = { content: "Bonjour !", recipientUsername: cast.claire.username, clientId: "a1" };
    here.send({ type: "send_message", data });
    const confirmed = await here.next("message_sent");
    expect(confirmed.data).toMatchObject({ isNewDiscussion: false, message: { content: "Bonjour !", clientId: "a1" } });
    expect((await there.next("message_sent")).data.message.id).toBe(confirmed.data.message.id);
    expect((await other.next("new_message")).data.message.sender.username).toBe(cast.jeanne.username);
  });

  it("opens a discussion with its first message, and stores a known clientId only once", async () => {
    const connection = await start("open").openLive(applicant.token);
    const data = { content: "Bonjour Sophie", recipientUsername: "Sophie.Lambert", clientId: "b2" };
    connection.send({ type: "send_message", data });
    const first = await connection.next("message_sent");
    connection.send({ type: "send_message", data });
    const second = await connection.next("message_sent");
    expect(first.data.isNewDiscussion).toBe(true);
    expect(second.data).toEqual(first.data);
  });

  it.each([
    ["broken JSON", "{"],
    ["an unknown type", JSON.stringify({ type: "dance", data: {} })],
    ["a blank text", JSON.stringify({ type: "send_message", data: { content: " ", discussionId: 601 } })],
    ["nobody to send to", JSON.stringify({ type: "send_message", data: { content: "?" } })],
    ["someone else's discussion", JSON.stringify({ type: "send_message", data: { content: "?", discussionId: 603 } })],
    [
      "oneself",
      JSON.stringify({ type: "send_message", data: { content: "?", recipientUsername: cast.jeanne.username } }),
    ],
    [
      "an unverified user",
      JSON.stringify({ type: "send_message", data: { content: "?", recipientUsername: cast.nadia.username } }),
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

  it("delivers what handlers publish: a like becomes a notification and a count", async () => {
    const context = start("open");
    const connection = await context.openLive(applicant.token);
    await connection.next("unread_count_update");
    await context.withToken(recruiter.token).POST("/post-like", { body: { postID: 403 } });
    const { data } = await connection.next("new_notification");
    expect(data).toMatchObject({ message: "Claire Moreau a aimé votre post.", notification: { isRead: false } });
    expect((await connection.next("unread_count_update")).data.unread_count).toBe(4);
  });

  it("closes with its session", async () => {
    const context = start("open");
    const connection = await context.openLive(applicant.token);
    await context.withToken(applicant.token).POST("/user/logout");
    await connection.closed;
    await expect(context.openLive(applicant.token)).rejects.toThrow("refused");
  });
});

describe("a story", () => {
  const draft = { content: "Bonjour !", recipientUsername: cast.claire.username, clientId: "a1" };
  const sendIt = { type: "send_message" as const, data: draft };

  async function sendWhileHeld() {
    const connection = await open();
    const answers = live.hold();
    connection.send(sendIt);
    await vi.waitUntil(stored, { timeout: 20_000 });
    return { connection, answers };
  }

  it("writes as someone else, pushes anything and drops everyone", async () => {
    const connection = await open();
    writeTo(db, cast.jeanne.username, cast.karim.username, "Vous êtes là ?");
    expect((await connection.next("new_message")).data.message.content).toBe("Vous êtes là ?");
    live.push({ type: "error", data: { message: "Ce message est illisible." } });
    await connection.next("error");
    live.close();
    await connection.closed;
  });

  it("has a stranger begin a discussion", async () => {
    const connection = await open();
    const before = db.discussion.count();
    writeTo(db, cast.jeanne.username, cast.sophie.username, "Nous ne nous connaissons pas encore.");
    expect((await connection.next("new_message")).data.message.sender.username).toBe(cast.sophie.username);
    expect(db.discussion.count()).toBe(before + 1);
    expect(() => writeTo(db, "personne", cast.sophie.username, "?")).toThrow("n’existe pas");
  });

  it("holds a confirmation until it is released, and still delivers other messages", async () => {
    const { connection, answers } = await sendWhileHeld();
    writeTo(db, cast.jeanne.username, cast.karim.username, "Pendant ce temps");
    await connection.next("new_message");
    expect(connection.pending().map(({ type }) => type)).not.toContain("message_sent");
    answers.release();
    expect((await connection.next("message_sent")).data.message.clientId).toBe("a1");
  });

  it("loses a confirmation; a resent message is confirmed, and stored once (D-146)", async () => {
    const { connection, answers } = await sendWhileHeld();
    answers.lose();
    connection.send(sendIt);
    await connection.next("message_sent");
    answers.release();
    expect(connection.pending().map(({ type }) => type)).not.toContain("message_sent");
    expect(stored()).toBe(1);
  });

  it("drops held answers with their connection", async () => {
    const { connection, answers } = await sendWhileHeld();
    live.close();
    await connection.closed;
    answers.release();
    expect(connection.pending().map(({ type }) => type)).not.toContain("message_sent");
  });

  it("rejects the next message by its client id, and none after it", async () => {
    const connection = await open();
    live.refuseNext("Ce destinataire n'existe pas.");
    connection.send(sendIt);
    expect((await connection.next("error")).data).toEqual({ message: "Ce destinataire n'existe pas.", clientId: "a1" });
    expect(stored()).toBe(0);
    connection.send(sendIt);
    await connection.next("message_sent");
  });

  it("gets the running server, and an error when there is none", () => {
    start("open");
    expect(liveServer()).toBe(live);
    live.stop();
    expect(liveServer).toThrow("No live server is running");
  });
});

describe("other modes", () => {
  it("rejects a token without a session, and every token in mode refused", async () => {
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

it("restores the page's WebSocket", () => {
  const before = globalThis.WebSocket;
  start("open");
  expect(globalThis.WebSocket).not.toBe(before);
  live.stop();
  expect(globalThis.WebSocket).toBe(before);
});
