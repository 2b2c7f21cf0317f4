/** @module-tag release */
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { call } from "../../../test/call";
import { anInstallation, type Installation } from "../../../test/installation";
import { opened } from "../../../test/live";
import { anApplicantAndARecruiter, type Member } from "../../../test/members";
import { answer, sendMessage } from "../../../test/messages";
import { aNetwork } from "../../../test/network";
import { openPostgres } from "./database";

let installation: Installation;
let jeanne: Member;
let karim: Member;
beforeAll(async () => {
  installation = await anInstallation();
  [jeanne, karim] = await anApplicantAndARecruiter(installation);
}, 120_000);
afterAll(() => installation.remove());

/** Longer than a process trusts a cached session. */
const outage = 6_000;
const soon = (condition: () => Promise<boolean> | boolean) =>
  vi.waitUntil(condition, { timeout: 60_000, interval: 200 });

it("an unavailable database causes 503 with a time to wait, and everything works again afterwards", async () => {
  const network = await aNetwork(installation.databaseUrl ?? "");
  const { server, url } = await installation.started({ DATABASE_URL: network.url });
  const me = () => call(url, "GET", "/user/me", { token: jeanne.token });
  const readiness = async () => Object((await call(url, "GET", "/health/ready")).body);
  const tab = await opened({ url }, karim.token);
  expect((await me()).status).toBe(200);
  const page = async () => (await call(url, "GET", "/login")).status;
  const before = await page();

  network.goAway();
  await pause(outage);
  const refused = await me();
  expect(refused).toMatchObject({ status: 503, body: { code: "service_unavailable" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await readiness()).toMatchObject({ status: "failed", checks: { database: "failed", broker: "failed" } });
  expect((await call(url, "GET", "/health/live")).status).toBe(200);
  // The page is served whether the application is built or not.
  expect(await page()).toBe(before);

  network.comeBack();
  await soon(async () => (await readiness()).status === "ok");
  expect((await me()).status).toBe(200);
  // Clients that may have missed events are notified of it, and then receive all events.
  await soon(() => tab.heartbeats.some(({ lastEventId }) => lastEventId > tab.ids.length));
  const [his, hers] = [await opened({ url }, karim.token), await opened({ url }, jeanne.token)];
  await sendMessage(hers, { content: "De retour.", recipientUsername: karim.username });
  await his.arrived(3);
  expect(his.frames[2]).toMatchObject({ type: "new_message" });
  expect((await answer(hers, { content: "", recipientUsername: karim.username })).type).toBe("error");
  expect(server.process.exitCode).toBeNull();
});

it("a connection that breaks in a transaction fails it, and the process survives", async () => {
  const network = await aNetwork(installation.databaseUrl ?? "");
  const { db, close } = openPostgres(network.url);
  onTestFinished(close);
  const broken = db.transaction().execute(async (tx) => {
    network.cut();
    await pause(200);
    await sql`select 1`.execute(tx);
  });
  await expect(broken).rejects.toThrow(/connection/i);
  expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);
});
