import { cast } from "@passerelle/domain/cast";
import { createTestContext } from "@passerelle/api/conformance";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createDb, SEED_CODE, SEED_SESSIONS } from "./index";
import { type LiveMode, startLive, writeTo } from "./live";
import { mockServer } from "./node";

const db = createDb();
const server = mockServer(db);
const { applicant, recruiter } = SEED_SESSIONS;
let live: ReturnType<typeof startLive>;

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => db.reset());
afterEach(() => live.stop());
afterAll(() => server.close());

const target = () => ({
  baseUrl: "http://localhost",
  readOtp: async () => SEED_CODE,
  WebSocket: globalThis.WebSocket,
});

function start(mode: LiveMode) {
  live = startLive({ db, mode });
  return createTestContext(target());
}

async function open() {
  const connection = await start("open").openLive(applicant.token);
  await connection.next("unread_messages_count_update");
  return connection;
}

const draft = { content: "Bonjour !", recipientUsername: cast.claire.username, clientId: "a1" };
const sendIt = { type: "send_message" as const, data: draft };
const stored = () => db.message.count({ where: { clientId: { equals: "a1" } } });

it("confirms a message once stored to its sender and brings it to the recipient", async () => {
  const context = start("open");
  const [own, other] = [await context.openLive(applicant.token), await context.openLive(recruiter.token)];
  own.send(sendIt);
  const first = await own.next("message_sent");
  expect(first.data).toMatchObject({ isNewDiscussion: false, message: { content: "Bonjour !", clientId: "a1" } });
  expect((await other.next("new_message")).data.message.sender.username).toBe(cast.jeanne.username);
  own.send(sendIt);
  expect((await own.next("message_sent")).data).toEqual(first.data);
  expect(stored()).toBe(1);
});

it("refuses a frame that it cannot read, and the next one that a story wants refused", async () => {
  const connection = await open();
  connection.send("{");
  expect((await connection.next("error")).data.message).not.toBe("");
  live.refuseNext("Trop vite.", 5);
  connection.send(sendIt);
  expect((await connection.next("error")).data).toEqual({ message: "Trop vite.", clientId: "a1", retryAfter: 5 });
  expect(stored()).toBe(0);
});

it("holds the confirmation of a stored message until a story releases or loses it", async () => {
  const connection = await open();
  const answers = live.hold();
  connection.send(sendIt);
  await vi.waitUntil(stored, { timeout: 20_000 });
  answers.release();
  expect((await connection.next("message_sent")).data.message.clientId).toBe("a1");
});

it("writes as another user, and closes with its session", async () => {
  const context = start("open");
  const connection = await context.openLive(applicant.token);
  writeTo(db, cast.jeanne.username, cast.karim.username, "Vous êtes là ?");
  expect((await connection.next("new_message")).data.message.content).toBe("Vous êtes là ?");
  await context.withToken(applicant.token).POST("/user/logout");
  await connection.closed;
});

/** The event that closes a connection; `act` is called once it is open. */
async function closeOf(mode: LiveMode, act?: () => Promise<unknown>) {
  start(mode);
  const socket = new WebSocket(`ws://localhost/ws/connect?token=${applicant.token}`);
  const closed = new Promise<CloseEvent>((resolve) => socket.addEventListener("close", resolve));
  if (act) socket.addEventListener("open", () => void act());
  const { code, wasClean } = await closed;
  live.stop();
  return { code, wasClean };
}

const logOut = () => createTestContext(target()).withToken(applicant.token).POST("/user/logout");

it("closes as in a browser: unclean 1006 for a refused handshake, clean with the code of the server", async () => {
  expect(await closeOf("refused")).toEqual({ code: 1006, wasClean: false });
  expect(await closeOf("closed")).toEqual({ code: 1001, wasClean: true });
  expect(await closeOf("open", logOut)).toEqual({ code: 4001, wasClean: true });
});

it.each(["refused", "connecting", "closed"] as const)("never answers when it is %s", async (mode) => {
  start(mode);
  const socket = new WebSocket(`ws://localhost/ws/connect?token=${applicant.token}`);
  const heard = vi.fn<() => void>();
  socket.addEventListener("message", heard);
  await vi.waitFor(() => expect(socket.readyState).toBe(mode === "connecting" ? 0 : 3));
  expect(heard).not.toHaveBeenCalled();
});
