import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { type KyselyPlugin, sql } from "kysely";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { startPostgres, type TestPostgres } from "../../../test/postgres";
import { openPostgres, type OpenDatabase } from "../database/database";
import { createLog } from "../log";
import type { LiveEvent } from "./events";
import { postgresBroker } from "./postgres-broker";

let postgres: TestPostgres;
let database: OpenDatabase;
beforeAll(async () => {
  postgres = await startPostgres();
  database = openPostgres(postgres.url);
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

/** A broker that is listening. */
async function aBroker(url = postgres.url, db = database.db) {
  const broker = await postgresBroker(url, db, createLog({ logLevel: "silent" }), { checkInterval: 200 });
  const heard: [number, LiveEvent][] = [];
  const gaps: string[] = [];
  broker.subscribe(
    (userId, event) => void heard.push([userId, event]),
    () => void gaps.push("gap"),
  );
  onTestFinished(() => broker.close());
  return { broker, heard, gaps };
}
const soon = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 20_000 });

it("carries an event to every process that shares the database, and reconnects after a cut", async () => {
  const [one, two] = [await aBroker(), await aBroker()];
  await one.broker.publish(7, { kind: "notification", id: 3 });
  await two.broker.publish(7, { kind: "messages-read" });
  const both = [
    [7, { kind: "notification", id: 3 }],
    [7, { kind: "messages-read" }],
  ];
  const ofUser7 = ({ heard }: typeof one) => heard.filter(([userId]) => userId === 7);
  await soon(() => ofUser7(one).length === 2 && ofUser7(two).length === 2);
  expect([ofUser7(one), one.gaps]).toEqual([both, []]);

  const listening = sql`from pg_stat_activity where application_name = 'passerelle live'`;
  await sql`select pg_terminate_backend(pid) ${listening}`.execute(database.db);
  await vi.waitUntil(
    async () => {
      const { rows } = await sql<{ listening: number }>`select count(*) as listening ${listening}`.execute(database.db);
      await one.broker.publish(8, { kind: "notifications-read" });
      return rows[0]?.listening === 2 && two.heard.some(([userId]) => userId === 8);
    },
    { timeout: 20_000, interval: 100 },
  );
  await sql`select pg_notify('passerelle_live', '[9, "nonsense"]')`.execute(database.db);
  await one.broker.publish(10, { kind: "session-ended", sessionId: 1 });
  await soon(() => two.heard.some(([userId]) => userId === 10));
  expect(two.heard.map(([userId]) => userId)).not.toContain(9);
  expect([one.gaps, two.gaps]).toEqual([["gap"], ["gap"]]);
});

/** A proxy to the database that can stop forwarding. */
async function aNetwork() {
  const { hostname, port } = new URL(postgres.url);
  const ends: Socket[] = [];
  let isAway = false;
  const server = createServer((near) => {
    if (isAway) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    ends.push(near, far);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) end.on("error", () => undefined);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const end of ends) end.destroy();
    server.close();
  });
  const address = server.address();
  const url = new URL(postgres.url);
  url.hostname = "127.0.0.1";
  url.port = String(typeof address === "object" ? address?.port : 0);
  const setAway = (away: boolean) => () => void (isAway = away);
  const goSilent = () => ends.splice(0).forEach((end) => end.unpipe().pause());
  return { url: url.href, goSilent, goAway: setAway(true), comeBack: setAway(false) };
}

it("detects a half-open connection, and reports the gap", async () => {
  const network = await aNetwork();
  const [{ heard, gaps }, other] = [await aBroker(network.url), await aBroker()];
  network.goSilent();
  await soon(() => gaps.length > 0);
  await other.broker.publish(11, { kind: "messages-read" });
  await soon(() => heard.some(([userId]) => userId === 11));
  expect(gaps).toEqual(["gap"]);
});

it("reports the gap also if it could not listen from the start", async () => {
  const network = await aNetwork();
  network.goAway();
  const { broker, heard, gaps } = await aBroker(network.url);
  expect(gaps).toEqual([]);
  await broker.publish(13, { kind: "messages-read" });
  network.comeBack();
  await soon(() => gaps.length > 0);
  // Only another process's events come from the database, and they do again.
  const { broker: other } = await aBroker();
  await other.publish(14, { kind: "messages-read" });
  await soon(() => heard.length > 1);
  expect([heard.map(([userId]) => userId), gaps]).toEqual([[13, 14], ["gap"]]);
});

it("publishes again the events that the database did not accept", async () => {
  let isAway = false;
  const failing: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (isAway) throw new Error("The database is away.");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const [{ broker }, { heard }] = [await aBroker(postgres.url, database.db.withPlugin(failing)), await aBroker()];
  isAway = true;
  await broker.publish(12, { kind: "messages-read" });
  await broker.publish(12, { kind: "notification", id: 4 });
  isAway = false;
  await soon(() => heard.length === 2);
  expect(heard).toEqual([
    [12, { kind: "messages-read" }],
    [12, { kind: "notification", id: 4 }],
  ]);
});
