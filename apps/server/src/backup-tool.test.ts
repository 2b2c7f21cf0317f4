/** @module-tag release */
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { freePort } from "../../../scripts/free-port.mjs";
import { call } from "../test/call";
import { startChild } from "../test/child";
import { anInstallation, type Installation } from "../test/installation";
import { aPerson } from "../test/people";
import { createTestDatabase } from "../test/postgres";
import { testPostgres } from "../test/test-database";
import { aPicture } from "../test/uploads";
import { runBackup, runRestore } from "./backup-tool";

// Covers the start of two servers and the tools.
const patience = 180_000;

let embedded: Installation;
let onPostgres: Installation;
let folder: string;
beforeAll(async () => {
  [embedded, onPostgres] = [await anInstallation({ postgres: null }), await anInstallation()];
  folder = mkdtempSync(join(tmpdir(), "passerelle-backups-"));
});
afterAll(async () => {
  await Promise.all([embedded.remove(), onPostgres.remove()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Settings for a second server without data, on the same kind of database as the installation. */
async function anEmptyPlace({ databaseUrl }: Installation) {
  const dataDir = { DATA_DIR: mkdtempSync(join(folder, "empty-")) };
  if (databaseUrl === undefined) return dataDir;
  const { url, drop } = await createTestDatabase(testPostgres() ?? "");
  onTestFinished(drop);
  return { ...dataDir, DATABASE_URL: url };
}

/** Updates the checksum of one file of a backup. */
function sum(copy: string, name: string) {
  const path = join(copy, "SHA256SUMS");
  const others = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line && !line.endsWith(`  ${name}`));
  const own = createHash("sha256")
    .update(readFileSync(join(copy, name)))
    .digest("hex");
  writeFileSync(path, [...others, `${own}  ${name}\n`].join("\n"));
}

type Tool = typeof runBackup;

/** Runs a tool in this process; returns its exit code and output. */
async function run(tool: Tool, dataDir: string, words: string[], env: Record<string, string> = {}) {
  let output = "";
  const writer = { write: (text: string) => (output += text) };
  const own = { env: { DATA_DIR: dataDir, DATABASE_URL: "", ...env }, stdout: writer, stderr: writer };
  return { code: await tool(words, own), output };
}

const refusal = (text: string) => ({ code: 1, output: expect.stringContaining(text) });

/** Registers a person on a running server and logs them in. */
async function aMember({ server, url }: Awaited<ReturnType<Installation["started"]>>) {
  const person = aPerson();
  await call(url, "POST", "/user/register", { body: person });
  const [, otp = ""] = await server.waitForOutput(/\| (\d{6})\n/);
  const { body } = await call(url, "POST", "/user/verify-email", { body: { email: person.email, otp } });
  return { ...person, token: String(Object(body).token) };
}

/** Sends a form with a person's token; returns the status. */
async function send(method: string, path: string, token: string, fields: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return (await fetch(path, { method, headers: { authorization: `Bearer ${token}` }, body })).status;
}

/** Replaces a person's portrait. */
const changePortrait = async (url: string, token: string) =>
  expect(await send("PATCH", `${url}/user/update`, token, { avatar: aPicture() })).toBe(200);

it.each([
  ["an embedded database", () => embedded],
  ["a PostgreSQL", () => onPostgres],
])(
  "copies %s while a server uses it, and restores it to another server",
  async (_kind, of) => {
    const installation = of();
    const { dataDir, databaseUrl } = installation;
    const env = { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
    const metricsPort = await freePort();
    const metrics = { METRICS_PORT: String(metricsPort) };
    const lastBackup = async () =>
      Number(
        /^last_backup_timestamp_seconds (.*)$/m.exec(
          await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
        )?.[1],
      );
    const running = await installation.started(metrics);
    expect(await lastBackup()).toBe(0);
    const person = await aMember(running);
    await changePortrait(running.url, person.token);
    const done = new AbortController();
    const changing = (async () => {
      // Stays within the upload limit.
      for (let n = 0; n < 50 && !done.signal.aborted; n += 1) await changePortrait(running.url, person.token);
    })();
    const parent = mkdtempSync(join(folder, "running-"));
    const copy = join(parent, "2026", "night");
    const made = startChild("backup", [copy], env);
    const code = await made.ended;
    done.abort();
    await changing;
    expect([code, made.output()]).toEqual([0, expect.stringContaining(`Backed up to ${copy}`)]);
    expect(readdirSync(join(parent, "2026"))).toEqual(["night"]);
    expect(Math.abs(Date.now() / 1_000 - (await lastBackup()))).toBeLessThan(300);
    for (const name of readdirSync(copy)) expect(statSync(join(copy, name)).mode & 0o077).toBe(0);
    // Data written after the backup is not in it, and stays where it is.
    expect(await send("POST", `${running.url}/post`, person.token, { text: "Plus tard" })).toBe(201);
    await running.server.kill("SIGKILL");

    const other = await anEmptyPlace(installation);
    // A file uploaded after the database was copied.
    writeFileSync(join(copy, "files", "later.webp"), "");
    const manifest = JSON.parse(readFileSync(join(copy, "backup.json"), "utf8"));
    writeFileSync(join(copy, "backup.json"), JSON.stringify({ ...manifest, files: manifest.files + 1 }));
    for (const name of ["files/later.webp", "backup.json"]) sum(copy, name);
    expect(await run(runRestore, other.DATA_DIR, [copy], other)).toMatchObject({ code: 0 });
    expect(readdirSync(join(other.DATA_DIR, "files"))).not.toContain("later.webp");
    const restored = await installation.started({ ...other, ...metrics, PUBLIC_URL: "http://passerelle.example" });
    const restoredFrom = await lastBackup();
    expect(restoredFrom).toBe(Date.parse(manifest.takenAt) / 1_000);
    // It counts the backup it was restored from.
    expect(restored.server.output()).not.toContain("No backup was made");
    const { body } = await call(restored.url, "GET", "/user/me", { token: person.token });
    expect(body).toMatchObject({ email: person.email, avatar: expect.any(String) });
    expect((await fetch(`${restored.url}/avatars/${Object(body).avatar}`)).status).toBe(200);
    expect((await call(restored.url, "GET", "/posts", { token: person.token })).body).toMatchObject({ totalItems: 0 });
    const login = { email: person.email, password: person.password };
    expect((await call(restored.url, "POST", "/user/login", { body: login })).status).toBe(200);
    expect(await restored.server.kill("SIGTERM")).toBe(0);

    const incomplete = () => run(runBackup, other.DATA_DIR, [join(parent, "incomplete")], other);
    const files = join(other.DATA_DIR, "files");
    for (const name of readdirSync(files).filter((one) => one.endsWith(".webp"))) rmSync(join(files, name));
    expect(await incomplete()).toEqual(refusal("The others are missing."));
    const lacking = await installation.started({ ...other, ...metrics });
    expect(await lastBackup()).toBe(restoredFrom);
    await lacking.server.kill("SIGKILL");
    const place = await anEmptyPlace(installation);
    const partly = await run(runRestore, place.DATA_DIR, [join(parent, "incomplete")], place);
    expect(partly).toEqual({ code: 0, output: expect.stringMatching(/the database, and 0 of \d+ files into/) });
    // As if the folder were not mounted.
    rmSync(files, { recursive: true });
    expect(await run(runBackup, other.DATA_DIR, [join(parent, "unmounted")], other)).toEqual(
      refusal("has none of the files that the database names. Mount it"),
    );
    const server = installation.run(other);
    expect([await server.ended, server.output()]).toEqual([1, expect.stringContaining("Mount it")]);
  },
  patience,
);

it("copies the data of a stopped server, and repeats an interrupted restore", async () => {
  const copy = join(folder, "still");
  // npm passes the operator's working directory this way.
  expect(await run(runBackup, embedded.dataDir, ["still"], { INIT_CWD: folder })).toMatchObject({ code: 0 });
  const other = join(folder, "broken-off");
  mkdirSync(join(other, "postgres.partial"), { recursive: true });
  mkdirSync(join(other, "files"));
  for (const name of readdirSync(join(copy, "files"))) writeFileSync(join(other, "files", name), "");
  expect(await run(runRestore, other, [copy])).toMatchObject({ code: 0 });
  expect(readdirSync(other).toSorted()).toEqual(["files", "lock", "postgres"]);
  for (const name of readdirSync(join(copy, "files")))
    expect(readFileSync(join(other, "files", name))).toEqual(readFileSync(join(copy, "files", name)));
});

it("refuses a backup or restore that would lose data, and leaves nothing half done", async () => {
  const { dataDir } = embedded;
  const copy = join(folder, "whole");
  expect(await run(runBackup, dataDir, [copy])).toMatchObject({ code: 0 });
  expect(await run(runBackup, dataDir, [copy])).toEqual(refusal("Name a new folder"));
  expect(await run(runBackup, dataDir, [])).toEqual(refusal("Usage: npm run backup -- NEW_FOLDER"));
  expect(await run(runBackup, dataDir, [join(dataDir, "copy")])).toEqual(refusal("outside of the data"));
  expect(await run(runBackup, join(folder, "nothing"), [join(folder, "copy")])).toEqual(refusal("no database"));
  writeFileSync(join(folder, "file"), "");
  expect(await run(runBackup, dataDir, [join(folder, "file", "copy")])).toEqual(refusal("cannot be written"));
  expect(await run(runRestore, dataDir, [copy])).toEqual(refusal("There is a database in"));
  expect(await run(runRestore, join(folder, "file"), [copy])).toEqual(refusal("is a file. Set DATA_DIR"));
  const url = "postgres://127.0.0.1:1/passerelle";
  expect(await run(runRestore, join(folder, "new"), [copy], { DATABASE_URL: url })).toEqual(
    refusal("not of a PostgreSQL"),
  );

  const other = join(folder, "empty");
  const restored = () => run(runRestore, other, [copy]);
  const manifest = readFileSync(join(copy, "backup.json"), "utf8");
  const say = (changes: object) =>
    writeFileSync(join(copy, "backup.json"), JSON.stringify({ ...JSON.parse(manifest), ...changes }));
  say({ lastStep: "9999-tomorrow" });
  expect(await restored()).toEqual(refusal("newer release"));
  say({ files: 1_000 });
  expect(await restored()).toEqual(refusal("not whole"));
  say({ takenAt: null, files: "many" });
  expect(await restored()).toEqual(refusal("no backup of Passerelle"));
  rmSync(join(copy, "backup.json"));
  expect(await restored()).toEqual(refusal("no complete backup"));
  say({ takenAt: "2020-01-01T00:00:00.000Z" });
  expect(await restored()).toEqual(refusal(`${join(copy, "backup.json")} is damaged or missing`));
  writeFileSync(join(copy, "backup.json"), manifest);
  const sums = readFileSync(join(copy, "SHA256SUMS"), "utf8");
  for (const name of ["database.tar.gz", `files/${readdirSync(join(copy, "files"))[0]}`]) {
    const bytes = readFileSync(join(copy, name));
    writeFileSync(join(copy, name), "");
    expect(await restored()).toEqual(refusal(`${join(copy, name)} is damaged or missing`));
    writeFileSync(join(copy, name), bytes);
  }
  rmSync(join(copy, "SHA256SUMS"));
  expect(await restored()).toEqual(refusal("it has no SHA256SUMS"));
  writeFileSync(join(copy, "SHA256SUMS"), sums);
  expect(existsSync(join(other, "postgres"))).toBe(false);
  expect(await restored()).toMatchObject({ code: 0 });
}, 120_000);

it("fills a PostgreSQL completely or not at all, and reports missing files", async () => {
  const { dataDir, databaseUrl = "" } = onPostgres;
  const copy = join(folder, "dumped");
  await onPostgres.fill(async () => undefined);
  const backUp = () => run(runBackup, dataDir, [copy], { DATABASE_URL: databaseUrl });
  vi.stubEnv("PATH", folder);
  expect(await backUp()).toEqual(refusal("pg_dump is not installed"));
  vi.unstubAllEnvs();
  expect(readdirSync(folder)).not.toContain("dumped.partial");
  expect(await backUp()).toMatchObject({ code: 0 });
  expect(await run(runRestore, dataDir, [copy], { DATABASE_URL: databaseUrl })).toEqual(refusal("is not empty"));
  expect(await run(runRestore, join(folder, "new"), [copy])).toEqual(refusal("not of an embedded database"));
  const other = await anEmptyPlace(onPostgres);
  const dump = readFileSync(join(copy, "database.dump"));
  writeFileSync(join(copy, "database.dump"), dump.subarray(0, dump.length / 2));
  sum(copy, "database.dump");
  expect(await run(runRestore, other.DATA_DIR, [copy], other)).toEqual(refusal("pg_restore failed"));
  writeFileSync(join(copy, "database.dump"), dump);
  sum(copy, "database.dump");
  expect(await run(runRestore, other.DATA_DIR, [copy], other)).toMatchObject({ code: 0 });
}, 120_000);
