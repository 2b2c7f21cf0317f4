import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { open as openTab, opened as openedTab } from "../../../test/live";
import { addUser, openSession } from "../../../test/members";
import { startTestServer, type TestServer, testServer } from "../../../test/test-server";

const server = testServer({ publicUrl: "https://passerelle.example" });

const heartbeat = (lastEventId: number) => ({ type: "heartbeat", data: { lastEventId, language: "fr" } });

async function aToken(): Promise<string> {
  const { id } = await addUser(server.db, "applicant");
  return openSession(server.db, server.clock, id);
}

const open = (query: string, headers?: Record<string, string>, path?: string) => openTab(server, query, headers, path);
const opened = (token: string) => openedTab(server, token);

/** The status and text of a refused handshake. */
async function refusal(query: string, headers: Record<string, string> = {}, path?: string) {
  const { socket } = open(query, headers, path);
  const [status, body] = await new Promise<[number | undefined, string]>((resolve, reject) => {
    socket.on("open", () => reject(new Error("It was opened.")));
    socket.on("unexpected-response", (_request, answer) => {
      answer.on("data", (chunk: Buffer) => resolve([answer.statusCode, chunk.toString()]));
    });
  });
  return { status, body: JSON.parse(body) };
}

describe("the handshake", () => {
  it.each(["https://passerelle.example", "same"])("is accepted for the origin %s", async (origin) => {
    const live = open(`?token=${await aToken()}`, { origin: origin === "same" ? server.url : origin });
    await live.arrived(2);
    expect(live.frames).toHaveLength(2);
    live.socket.close();
  });

  it("is refused with 404 at other paths", async () =>
    expect((await refusal(`?token=${await aToken()}`, {}, "/posts")).status).toBe(404));

  it("is refused with 429 beyond thirty connections of one user", async () => {
    const token = await aToken();
    const many = await Promise.all(Array.from({ length: 30 }, () => opened(token)));
    expect((await refusal(`?token=${token}`)).status).toBe(429);
    for (const { socket } of many) socket.terminate();
  });
});

describe("a client's frame", () => {
  it("in a flood is rejected with its client id, then the connection is closed", async () => {
    const live = await opened(await aToken());
    for (let n = 0; n < 400; n += 1) live.socket.send('{"type":"dance","data":{"clientId":"f6"}}');
    const [code] = await once(live.socket, "close");
    expect(code).toBe(1008);
    const message = "Trop de messages envoyés. Patientez un instant.";
    expect(live.frames).toContainEqual({ type: "error", data: { message, clientId: "f6", retryAfter: 10 } });
  });

  it.each([
    ["a frame is larger than any message", "x".repeat(70_000), 1009],
    ["a text is no UTF-8", Buffer.from([0xc3, 0x28]), 1007],
  ])("is cut off when %s", async (_, data, reason) => {
    const live = await opened(await aToken());
    live.socket.send(data, { binary: false });
    const [code] = await once(live.socket, "close");
    expect(code).toBe(reason);
  });
});

describe("the heartbeat", () => {
  let beating: TestServer;
  beforeAll(async () => {
    beating = await startTestServer({ heartbeatInterval: 1_000 });
  });
  afterAll(() => beating.close());

  async function connected(options = {}) {
    const { id } = await addUser(beating.db, "applicant");
    const token = await openSession(beating.db, beating.clock, id);
    const socket = new WebSocket(`${beating.url.replace("http", "ws")}/ws/connect?token=${token}`, options);
    const closed = once(socket, "close").then(([code]) => Number(code));
    const frames: unknown[] = [];
    socket.on("message", (data: Buffer) => void frames.push(JSON.parse(data.toString())));
    await once(socket, "open");
    return { id, socket, frames, closed };
  }

  it("closes the connections of a session that was ended elsewhere or has expired (D-045)", async () => {
    const [revoked, expired] = [await connected(), await connected()];
    const sessions = beating.db.updateTable("sessions");
    await sessions.set({ revoked_at: new Date() }).where("user_id", "=", revoked.id).execute();
    await sessions.set({ expires_at: new Date() }).where("user_id", "=", expired.id).execute();
    expect(await Promise.all([revoked.closed, expired.closed])).toEqual([4001, 4001]);
  });

  it("is also sent to clients, from the start, with the number of the last message", async () => {
    const { socket, frames } = await connected();
    await vi.waitUntil(() => frames.length >= 4, { timeout: 20_000 });
    expect(frames[0]).toEqual(heartbeat(0));
    expect(frames.filter((frame) => Object(frame).type === "heartbeat").slice(0, 2)).toEqual([
      heartbeat(0),
      heartbeat(2),
    ]);
    socket.close();
  });

  it("closes a connection that does not answer pings", async () =>
    expect(await (await connected({ autoPong: false })).closed).toBe(1006));
});

it("closes its connections when it stops", async () => {
  const own = await startTestServer();
  const { id } = await addUser(own.db, "applicant");
  const token = await openSession(own.db, own.clock, id);
  const socket = new WebSocket(`${own.url.replace("http", "ws")}/ws/connect?token=${token}`);
  await once(socket, "open");
  const closed = once(socket, "close");
  await own.close();
  expect((await closed)[0]).toBe(1001);
});
