/** @module-tag release */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { call, dataOf } from "../../test/call";
import { anInstallation, type Installation } from "../../test/installation";
import { opened } from "../../test/live";
import { anApplicantAndARecruiter, type Member } from "../../test/members";
import { answer } from "../../test/messages";
import { aSmallDisk, type SmallDisk } from "../../test/small-disk";
import { openPGlite } from "./database/database";

let disk: SmallDisk;
let installation: Installation;
let jeanne: Member;
let karim: Member;
beforeAll(async () => {
  disk = aSmallDisk(250);
  installation = await anInstallation({ parent: disk.path });
  [jeanne, karim] = await anApplicantAndARecruiter(installation);
}, 120_000);
afterAll(async () => {
  await installation.remove();
  disk.remove();
});

const formation = (degree: string) => ({
  institution: "Nantes Université",
  degree,
  startedAt: "2019-09-01",
  finishedAt: "2021-06-30",
  location: "Nantes",
  description: "",
});

it("a server on a full disk serves reads, refuses all changes, and accepts them again once there is room", async () => {
  const { server, url } = await installation.started();
  const { token } = jeanne;
  const untilReady = (status: string) =>
    vi.waitUntil(async () => Object((await call(url, "GET", "/health/ready")).body).status === status, {
      timeout: 20_000,
      interval: 100,
    });
  const { id } = dataOf(await call(url, "POST", "/formation", { token, body: formation("Licence") }));
  const change = () => call(url, "PATCH", `/formation/${id}`, { token, body: formation("Master") });
  const degrees = async () =>
    Object((await call(url, "GET", "/formations", { token })).body).items.map(
      ({ degree }: { degree: string }) => degree,
    );
  const tab = await opened({ url }, token);
  const message = { content: "Bonjour.", recipientUsername: karim.username, clientId: "m1" };

  disk.fill();
  await untilReady("failed");
  const refused = await change();
  expect(refused).toMatchObject({ status: 503, body: { code: "service_unavailable" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await degrees()).toEqual(["Licence"]);
  const login = await call(url, "POST", "/user/login", { body: { email: "a@b.fr", password: "Passerelle-2026!" } });
  expect(login.status).toBe(503);
  expect(await answer(tab, message)).toMatchObject({ type: "error", data: { clientId: "m1", retryAfter: 5 } });
  expect(server.output()).toContain("the disk is full");

  disk.free();
  await untilReady("ok");
  expect((await change()).status).toBe(200);
  expect(await degrees()).toEqual(["Master"]);
  expect(await answer(tab, message)).toMatchObject({ type: "message_sent" });
  const { body } = await call(url, "GET", "/discussions", { token: karim.token });
  expect(body).toMatchObject([{ unreadCount: 1 }]);
  expect(server.process.exitCode).toBeNull();
});

it("an embedded database without room for its log reports a crash at once, and has all data when reopened", async () => {
  const folder = join(disk.path, "lost");
  cpSync(inject("migratedFolder") ?? "", folder, { recursive: true });
  const onPanic = vi.fn<(error: Error) => void>();
  const { db } = await openPGlite(await PGlite.create(folder), { onPanic });
  await sql`create table kept (x int)`.execute(db);
  await sql`insert into kept values (1)`.execute(db);
  disk.fill();
  await sql`select pg_switch_wal()`.execute(db);
  await expect(sql`insert into kept values (2)`.execute(db)).rejects.toMatchObject({ code: "53100" });
  expect(onPanic).toHaveBeenCalledOnce();
  disk.free();
  const again = await openPGlite(await PGlite.create(folder));
  expect((await sql`select x from kept`.execute(again.db)).rows).toEqual([{ x: 1 }]);
  await again.close();
});
