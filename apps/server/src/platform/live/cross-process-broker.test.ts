/** @module-tag release */
import { setTimeout as pause } from "node:timers/promises";
import { Redis } from "ioredis";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { aNetwork } from "../../../test/network";
import { createTestDatabase, startPostgres, type TestPostgres } from "../../../test/postgres";
import { startRedis, type TestRedis } from "../../../test/redis";
import { type OpenDatabase, openPostgres } from "../database/database";
import { migrate } from "../database/migrate";
import { createLog } from "../log";
import type { LiveEvent } from "./events";
import { openBroker } from "./open-broker";

let postgres: TestPostgres;
let redis: TestRedis;
let database: OpenDatabase;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  database = openPostgres(postgres.url);
  await migrate(database.db);
});
afterAll(async () => {
  await database.close();
  await Promise.all([postgres.stop(), redis.stop()]);
});

const soon = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 20_000 });
const silent = createLog({ logLevel: "silent" });

type Urls = Parameters<typeof openBroker>[0] & { databaseUrl: string };

/** The broker of a process, after its first attempt to listen. */
async function aBrokerOf(urls: Urls, log = silent) {
  const { db, close } = openPostgres(urls.databaseUrl);
  const broker = await openBroker(urls, db, log, { checkInterval: 200 });
  const heard: [number, LiveEvent][] = [];
  const gaps: string[] = [];
  broker.subscribe(
    (userId, event) => void heard.push([userId, event]),
    () => void gaps.push("gap"),
  );
  onTestFinished(async () => {
    await broker.close();
    await close();
  });
  return { broker, heard, gaps };
}

describe.each(["PostgreSQL", "Redis"])("over %s", (kind) => {
  const serverUrl = () => (kind === "Redis" ? redis.url : postgres.url);
  const aBroker = (url = serverUrl(), log = silent) =>
    aBrokerOf(
      kind === "Redis" ? { databaseUrl: postgres.url, brokerUrl: url } : { databaseUrl: url, brokerUrl: undefined },
      log,
    );

  it("carries an event to every process, and to its own once", async () => {
    const [one, two] = [await aBroker(), await aBroker()];
    expect([one.broker.isConnected(), two.broker.isConnected()]).toEqual([true, true]);
    await one.broker.publish(7, { kind: "notification", id: 3 });
    await two.broker.publish(7, { kind: "messages-read" });
    const both = [
      [7, { kind: "notification", id: 3 }],
      [7, { kind: "messages-read" }],
    ];
    await soon(() => one.heard.length === 2 && two.heard.length === 2);
    expect([one.heard, one.gaps]).toEqual([both, []]);
  });

  it("carries events in order", async () => {
    const [one, two] = [await aBroker(), await aBroker()];
    const ids = Array.from({ length: 200 }, (_, index) => index + 1);
    for (const id of ids) void one.broker.publish(7, { kind: "notification", id });
    await soon(() => two.heard.length === ids.length);
    expect(two.heard).toEqual(ids.map((id) => [7, { kind: "notification", id }]));
  });

  it("connects again after a cut, and reports the gap", async () => {
    const network = await aNetwork(serverUrl());
    let lines = "";
    const log = createLog({ logLevel: "info" }, { write: (line) => (lines += line) });
    const [one, two] = [await aBroker(network.url, log), await aBroker()];
    network.cut();
    await soon(() => !one.broker.isConnected());
    await soon(() => one.gaps.length > 0);
    expect(one.broker.isConnected()).toBe(true);
    expect(lines).toMatch(/the live channel is there again/);
    await two.broker.publish(8, { kind: "notifications-read" });
    await soon(() => one.heard.length > 0);
    expect([one.heard, one.gaps]).toEqual([[[8, { kind: "notifications-read" }]], ["gap"]]);
  });

  it("detects a half-open connection, and reports the gap", async () => {
    const network = await aNetwork(serverUrl());
    const [{ heard, gaps }, other] = [await aBroker(network.url), await aBroker()];
    network.goSilent();
    await soon(() => gaps.length > 0);
    await other.broker.publish(11, { kind: "messages-read" });
    await soon(() => heard.some(([userId]) => userId === 11));
    expect(gaps).toEqual(["gap"]);
  });

  it("reports the gap also if it could not listen from the start", async () => {
    const network = await aNetwork(serverUrl());
    network.goAway();
    const { broker, heard, gaps } = await aBroker(network.url);
    expect([broker.isConnected(), gaps]).toEqual([false, []]);
    await broker.publish(13, { kind: "messages-read" });
    network.comeBack();
    await soon(() => gaps.length > 0);
    // Only events of another process use the network, and they arrive again.
    const { broker: other } = await aBroker();
    await other.publish(14, { kind: "messages-read" });
    await soon(() => heard.length > 1);
    expect([heard.map(([userId]) => userId), gaps]).toEqual([[13, 14], ["gap"]]);
  });

  it("resolves an announcement once every process has received it", async () => {
    const [one, two, three] = [await aBroker(), await aBroker(), await aBroker()];
    for (let sessionId = 1; sessionId <= 20; sessionId += 1) {
      const event: LiveEvent = { kind: "session-revoked", sessionId };
      await one.broker.announce(7, event, 60_000);
      expect([one, two, three].map(({ heard }) => heard.at(-1))).toEqual([7, 7, 7].map((id) => [id, event]));
    }
  });

  it("waits at most the given time for a process that does not receive an announcement", async () => {
    const network = await aNetwork(serverUrl());
    const [one] = [await aBroker(), await aBroker(network.url)];
    network.goSilent();
    const start = performance.now();
    await one.broker.announce(7, { kind: "session-revoked", sessionId: 1 }, 500);
    expect(performance.now() - start).toBeGreaterThan(490);
  });

  it("waits for the whole time while it is not connected itself", async () => {
    const network = await aNetwork(serverUrl());
    const one = await aBroker(network.url);
    network.goAway();
    await soon(() => !one.broker.isConnected());
    const start = performance.now();
    await one.broker.announce(7, { kind: "session-revoked", sessionId: 1 }, 500);
    expect(performance.now() - start).toBeGreaterThan(490);
  });

  it("reports a gap when another process vanishes, and none when it leaves", async () => {
    const network = await aNetwork(serverUrl());
    const [one, leaving, vanishing] = [await aBroker(), await aBroker(), await aBroker(network.url)];
    await leaving.broker.close();
    await pause(1_000);
    expect([one.gaps, vanishing.gaps]).toEqual([[], []]);
    network.goAway();
    await soon(() => one.gaps.length > 0);
    await pause(1_000);
    expect(one.gaps).toEqual(["gap"]);
  });

  it("publishes again the events that were not accepted", async () => {
    const network = await aNetwork(serverUrl());
    const [{ broker }, { heard }] = [await aBroker(network.url), await aBroker()];
    network.goAway();
    await broker.publish(12, { kind: "messages-read" });
    await broker.publish(12, { kind: "notification", id: 4 });
    network.comeBack();
    await soon(() => heard.length === 2);
    expect(heard).toEqual([
      [12, { kind: "messages-read" }],
      [12, { kind: "notification", id: 4 }],
    ]);
  });
});

it("ignores foreign events", async () => {
  const { heard } = await aBrokerOf({ databaseUrl: postgres.url, brokerUrl: undefined });
  for (const text of ["", "{", "null", '[9, "nonsense"]', '[9, {"kind": 1}]', '[10, {"kind":"messages-read"}]'])
    await sql`select pg_notify('passerelle_live', ${text})`.execute(database.db);
  await soon(() => heard.length > 0);
  expect(heard).toEqual([[10, { kind: "messages-read" }]]);
});

const ourRedis = () => ({ databaseUrl: postgres.url, brokerUrl: redis.url });

describe("a Redis", () => {
  it("can be shared by installations, which do not receive each other's events", async () => {
    const elsewhere = await createTestDatabase(postgres.url);
    onTestFinished(() => elsewhere.drop());
    const { db, close } = openPostgres(elsewhere.url);
    await migrate(db);
    await close();
    const [one, two] = [await aBrokerOf(ourRedis()), await aBrokerOf(ourRedis())];
    const theirs = await aBrokerOf({ ...ourRedis(), databaseUrl: elsewhere.url });
    await theirs.broker.publish(1, { kind: "messages-read" });
    await one.broker.publish(2, { kind: "messages-read" });
    await soon(() => two.heard.length > 0);
    expect([two.heard, theirs.heard].map((heard) => heard.map(([userId]) => userId))).toEqual([[2], [1]]);
  });

  it("that refuses the password is unusable, and the log does not contain the password", async () => {
    const lines: string[] = [];
    const log = createLog({ logLevel: "debug" }, { write: (line) => void lines.push(line) });
    const wrong = redis.url.replace("a-password", "another-password");
    const { broker, heard } = await aBrokerOf({ ...ourRedis(), brokerUrl: wrong }, log);
    await broker.publish(3, { kind: "messages-read" });
    expect([broker.isConnected(), heard.length]).toEqual([false, 1]);
    await soon(() => lines.some((line) => line.includes("WRONGPASS")));
    expect(lines.join("\n")).not.toContain("another-password");
  });

  it("receives only ids, and stores nothing", async () => {
    const reader = new Redis(redis.url);
    onTestFinished(() => reader.disconnect());
    const texts: string[] = [];
    reader.on("pmessage", (_pattern, _channel, text) => void texts.push(text));
    await reader.psubscribe("*");
    const { broker } = await aBrokerOf(ourRedis());
    await broker.publish(4, { kind: "notification", id: 5 });
    await soon(() => texts.length > 1);
    expect(JSON.parse(texts[0] ?? "")).toEqual(["here", expect.any(String)]);
    expect(JSON.parse(texts[1] ?? "")).toEqual([4, { kind: "notification", id: 5 }, expect.any(String)]);
    expect(await reader.dbsize()).toBe(0);
  });
});
