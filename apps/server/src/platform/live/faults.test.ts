/** @module-tag release */
import { once } from "node:events";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { opened } from "../../../test/live";
import { aMember } from "../../../test/members";
import { discussionsOf, framesAfterGreeting, sendMessage, sendFrame } from "../../../test/messages";
import { startTestServer, type TestServer } from "../../../test/test-server";
import { live } from "../../features";
import { createSessions } from "../../features/auth";
import { createLog } from "../log";
import type { LiveUser } from "../session-lookup";
import { localBroker, type Broker } from "./broker";
import { newConnection, send } from "./connection";
import { createLiveConnections, type LiveConnections, type LiveConnectionsParts } from "./live-connections";
import { createMetrics } from "../metrics";

const user = { id: 1, username: "karim", role: "recruiter", language: null, sessionId: 1 } as const;

type Deliveries = LiveConnectionsParts["live"]["deliveries"];

/** Live connections on a server's database; tests may replace parts with broken ones. */
function someConnections(
  { db, clock }: TestServer,
  own: Partial<LiveConnectionsParts> & { notification?: Deliveries["notification"] } = {},
) {
  const { broker = localBroker(), notification = () => [], sessions = createSessions({ db, clock, broker }) } = own;
  const deliveries: Deliveries = { ...live.deliveries, notification };
  const parts = { db, log: createLog({ logLevel: "silent" }), metrics: createMetrics(), broker, sessions };
  return { broker, liveConnections: createLiveConnections({ ...parts, live: { ...live, deliveries } }) };
}

const never = () => new Promise<undefined>(() => undefined);
const twoUnread: Deliveries["notification"] = () => [never, never];

/** A client with a live connection, and the frames it receives. */
async function joined(liveConnections: LiveConnections, who: LiveUser = user) {
  const { socket, client, close } = await bothEnds();
  const frames: unknown[] = [];
  client.on("message", (data: Buffer) => void frames.push(JSON.parse(data.toString())));
  await liveConnections.add(newConnection(socket, who));
  return { client, frames, close };
}

async function bothEnds() {
  const ends = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
  await once(ends, "listening");
  const address = ends.address();
  const client = new WebSocket(`ws://127.0.0.1:${typeof address === "object" ? address?.port : 0}`);
  const connected = once(ends, "connection");
  await once(client, "open");
  const [socket]: WebSocket[] = await connected;
  if (!socket) throw new Error("No client has connected.");
  const close = () => {
    client.terminate();
    ends.close();
  };
  return { socket, client, close };
}

describe("a reader", () => {
  const big = { type: "error", data: { message: "é".repeat(30_000) } } as const;

  /** Sends to a reader until it is disconnected or has received a hundred megabytes; returns the amount. */
  async function sentTo(read: (client: WebSocket) => void) {
    const { socket, client, close } = await bothEnds();
    read(client);
    let count = 0;
    let most = 0;
    for (; count < 1_700 && socket.readyState === WebSocket.OPEN; count += 1) {
      send(newConnection(socket, user), big);
      most = Math.max(most, socket.bufferedAmount);
      await new Promise((resolve) => setImmediate(resolve));
    }
    close();
    return { count, most };
  }

  it("that does not read is disconnected instead of buffered without limit", async () => {
    const { count, most } = await sentTo((client) => client.pause());
    expect(count).toBeLessThan(1_700);
    expect(most).toBeLessThan(1_200_000);
  });

  it("that reads receives everything", async () =>
    expect(await sentTo(() => undefined)).toMatchObject({ count: 1_700 }));
});

it("a fault of the server closes the connection without an answer, since the message may be stored", async () => {
  const own = await startTestServer();
  const [sender, recipient] = [await aMember(own, "applicant"), await aMember(own, "recruiter")];
  const tab = await opened(own, sender.token);
  await sql`alter table messages rename to elsewhere`.execute(own.db);
  sendFrame(tab, { content: "Bonjour.", recipientUsername: recipient.username, clientId: "a1" });
  const [code] = await once(tab.socket, "close");
  expect([code, framesAfterGreeting(tab)]).toEqual([1011, []]);
  await sql`alter table elsewhere rename to messages`.execute(own.db);
  const again = await opened(own, sender.token);
  await sendMessage(again, { content: "Bonjour.", recipientUsername: recipient.username, clientId: "a1" });
  expect(await discussionsOf(recipient)).toHaveLength(1);
  await own.close();
});

it("makes all clients reload after a gap, over the same connection (D-148)", async () => {
  const own = await startTestServer();
  const gaps: (() => void)[] = [];
  const broker: Broker = { ...localBroker(), subscribe: (_, onGap) => void gaps.push(onGap) };
  const { liveConnections } = someConnections(own, { broker });
  const { client, frames, close } = await joined(liveConnections);
  await vi.waitUntil(() => frames.length === 3, { timeout: 20_000 });
  for (const tellGap of gaps) tellGap();
  await vi.waitUntil(() => frames.length === 4, { timeout: 20_000 });
  expect(frames.slice(2)).toMatchObject([{ eventId: 2 }, { type: "heartbeat", data: { lastEventId: 3 } }]);
  expect(client.readyState).toBe(client.OPEN);
  close();
  await own.close();
});

it("ignores unknown kinds of events of another version", async () => {
  const own = await startTestServer();
  const { liveConnections, broker } = someConnections(own);
  const { frames, close } = await joined(liveConnections);
  const unknown: Parameters<Broker["publish"]>[1] = JSON.parse('{ "kind": "toString" }');
  await broker.publish(user.id, unknown);
  await broker.publish(user.id, { kind: "messages-read" });
  await vi.waitUntil(() => frames.length === 4, { timeout: 20_000 });
  expect(frames.at(-1)).toMatchObject({ type: "unread_messages_count_update", eventId: 3 });
  close();
  await own.close();
});

it("sends heartbeats to 50 connections at a time, so that messages pass in between", async () => {
  const own = await startTestServer();
  const checked: number[] = [];
  const findValid = async (ids: readonly number[]) => {
    checked.push(ids.length);
    return new Set(ids);
  };
  const { liveConnections } = someConnections(own, { sessions: { findValid } });
  const { socket, client, close } = await bothEnds();
  socket.setMaxListeners(0);
  for (let id = 1; id <= 120; id += 1) await liveConnections.add(newConnection(socket, { ...user, id, sessionId: id }));
  const before = Date.now();
  await liveConnections.heartbeat();
  expect(checked).toEqual([50, 50, 20]);
  expect(Date.now() - before).toBeGreaterThanOrEqual(35);
  expect(client.readyState).toBe(WebSocket.OPEN);
  close();
  await own.close();
});

describe("a message for a connection", () => {
  const notification = { kind: "notification", id: 1 } as const;
  let own: TestServer;
  beforeAll(async () => {
    own = await startTestServer();
  });
  afterAll(() => own.close());

  it("is numbered before it is read, so that the next heartbeat reveals a lost one", async () => {
    const { liveConnections, broker } = someConnections(own, { notification: twoUnread });
    const { id } = await aMember(own, "recruiter");
    const sessions = own.db.selectFrom("sessions").select("id").where("user_id", "=", id);
    const { frames, close } = await joined(liveConnections, {
      ...user,
      id,
      sessionId: (await sessions.executeTakeFirstOrThrow()).id,
    });
    await broker.publish(id, notification);
    await liveConnections.heartbeat();
    await vi.waitUntil(() => frames.length === 4, { timeout: 20_000 });
    expect(frames).toMatchObject([
      { type: "heartbeat", data: { lastEventId: 0 } },
      { eventId: 1 },
      { eventId: 2 },
      { type: "heartbeat", data: { lastEventId: 4 } },
    ]);
    close();
  });

  it("that cannot be read makes the client reconnect", async () => {
    const { liveConnections, broker } = someConnections(own, {
      notification: () => [() => Promise.reject(new Error("broken"))],
    });
    const { client, close } = await joined(liveConnections);
    await broker.publish(user.id, notification);
    expect((await once(client, "close"))[0]).toBe(1011);
    close();
  });

  it("that waits in a full queue makes the client reconnect", async () => {
    const { liveConnections, broker } = someConnections(own, { notification: twoUnread });
    const { client, close } = await joined(liveConnections);
    const closed = once(client, "close");
    for (let n = 0; n <= 1_000; n += 1) await broker.publish(user.id, notification);
    expect((await closed)[0]).toBe(1011);
    close();
  });

  it("that is a failed greeting makes the client reconnect", async () => {
    const { liveConnections } = someConnections(own);
    await sql`alter table notifications rename to elsewhere`.execute(own.db);
    const { client, close } = await joined(liveConnections);
    expect((await once(client, "close"))[0]).toBe(1011);
    await sql`alter table elsewhere rename to notifications`.execute(own.db);
    close();
  });
});
