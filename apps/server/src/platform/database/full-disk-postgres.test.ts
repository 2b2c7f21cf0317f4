/** @module-tag release */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../../../test/call";
import { anInstallation, type Installation } from "../../../test/installation";
import { anApplicantAndARecruiter } from "../../../test/members";
import { startPostgres, type TestPostgres } from "../../../test/postgres";
import { aSmallDisk, type SmallDisk } from "../../../test/small-disk";
import { aPdf } from "../../../test/uploads";

let disk: SmallDisk;
let postgres: TestPostgres;
const installations: Installation[] = [];
beforeAll(async () => {
  disk = aSmallDisk(250);
  postgres = await startPostgres(disk.path);
}, 120_000);
afterAll(async () => {
  for (const installation of installations) await installation.remove();
  await postgres.stop();
  disk.remove();
});

async function started(settings: Parameters<typeof anInstallation>[0]) {
  const installation = await anInstallation(settings);
  installations.push(installation);
  const [{ token }] = await anApplicantAndARecruiter(installation);
  const { server, url } = await installation.started();
  return { installation, token, server, url };
}

const unavailable = { status: 503, body: { code: "service_unavailable" } };
const formation = {
  institution: "Nantes Université",
  degree: "Master",
  startedAt: "2019-09-01",
  finishedAt: "2021-06-30",
  location: "Nantes",
  description: "é".repeat(450),
};

it("a full database disk causes 503 for writes without room, and other calls work", async () => {
  const { server, token, url } = await started({ postgres: postgres.url });
  const add = () => call(url, "POST", "/formation", { token, body: formation });
  const stored = async () => Object((await call(url, "GET", "/formations", { token })).body).totalItems;
  disk.fill();
  let added = 0;
  let last = await add();
  for (; last.status === 201 && added < 100; last = await add()) added += 1;
  expect(last).toMatchObject(unavailable);
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await stored()).toBe(added);

  disk.free();
  expect((await add()).status).toBe(201);
  expect(await stored()).toBe(added + 1);
  expect(server.process.exitCode).toBeNull();
});

it("a full disk for files causes 503 for uploads, keeps existing files and leaves nothing behind", async () => {
  const { installation, token, url } = await started({ parent: disk.path });
  const upload = async (text: string) => {
    const form = new FormData();
    form.set("resume", aPdf(text));
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/applicant`, { method: "PATCH", headers, body: form });
    return { status: response.status, body: await response.json() };
  };
  const files = () => readdirSync(join(installation.dataDir, "files")).filter((name) => name.endsWith(".pdf"));
  expect((await upload("avant")).status).toBe(200);
  const before = files();
  expect(before).toHaveLength(1);

  disk.fill();
  expect(await upload("pendant".repeat(100_000))).toMatchObject(unavailable);
  expect(files()).toEqual(before);
  const uploads = readdirSync(join(installation.dataDir, "uploads"), { recursive: true, encoding: "utf8" });
  expect(uploads.filter((name) => name.includes("/"))).toEqual([]);

  disk.free();
  expect((await upload("apres")).status).toBe(200);
  expect(files()).not.toEqual(before);
});
