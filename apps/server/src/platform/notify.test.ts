import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { startPostgres, type TestPostgres } from "../../test/postgres";
import type { LiveEvent } from "./broker";
import { openPostgres, type OpenDatabase } from "./database";
import { createLog } from "./log";
import { postgresBroker } from "./notify";

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
async function aBroker() {
  const broker = postgresBroker(postgres.url, database.db, createLog({ logLevel: "silent" }));
  const heard: [number, LiveEvent][] = [];
  const gaps: string[] = [];
  broker.subscribe(
    (userId, event) => void heard.push([userId, event]),
    () => void gaps.push("gap"),
  );
  onTestFinished(() => broker.close());
  // It is published once the broker listens, and so heard by itself.
  await broker.publish(1, { kind: "messages-read" });
  await soon(() => heard.length > 0);
  heard.length = 0;
  return { broker, heard, gaps };
}
const soon = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 20_000 });

it("carries an announcement to every process that shares the database, and finds back after a cut", async () => {
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
  await sql`select pg_notify('passerelle_live', '[9, {"kind": "nonsense"}]')`.execute(database.db);
  await one.broker.publish(10, { kind: "session-ended", sessionId: 1 });
  await soon(() => two.heard.some(([userId]) => userId === 10));
  expect(two.heard.map(([userId]) => userId)).not.toContain(9);
  expect([one.gaps, two.gaps]).toEqual([["gap"], ["gap"]]);
});
