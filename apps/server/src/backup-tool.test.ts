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
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../test/call";
import { startChild } from "../test/child";
import { anInstallation, type Installation } from "../test/installation";
import { aPerson } from "../test/people";
import { aPicture } from "../test/uploads";
import { runBackup, runRestore } from "./backup-tool";

// Starts two servers, and the tools.
const patience = 180_000;

let installation: Installation;
let folder: string;
beforeAll(async () => {
  installation = await anInstallation();
  folder = mkdtempSync(join(tmpdir(), "passerelle-backups-"));
});
afterAll(async () => {
  await installation.remove();
  rmSync(folder, { recursive: true, force: true });
});

type Tool = typeof runBackup;

/** Runs a tool in this process; its exit code and what it wrote. */
async function run(tool: Tool, dataDir: string, words: string[], env: Record<string, string> = {}) {
  let output = "";
  const writer = { write: (text: string) => (output += text) };
  const own = { env: { DATA_DIR: dataDir, DATABASE_URL: "", ...env }, stdout: writer, stderr: writer };
  return { code: await tool(words, own), output };
}

const refusal = (text: string) => ({ code: 1, output: expect.stringContaining(text) });

/** Registers somebody at a running server, and logs them in. */
async function aMember({ server, url }: Awaited<ReturnType<Installation["started"]>>) {
  const person = aPerson();
  await call(url, "POST", "/user/register", { body: person });
  const [, otp = ""] = await server.waitForOutput(/\| (\d{6})\n/);
  const { body } = await call(url, "POST", "/user/verify-email", { body: { email: person.email, otp } });
  return { ...person, token: String(Object(body).token) };
}

/** Sends a form as somebody; the status of the answer. */
async function send(method: string, path: string, token: string, fields: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return (await fetch(path, { method, headers: { authorization: `Bearer ${token}` }, body })).status;
}

/** Gives a person another portrait. */
const changePortrait = async (url: string, token: string) =>
  expect(await send("PATCH", `${url}/user/update`, token, { avatar: aPicture() })).toBe(200);

it(
  "copies what a server works on meanwhile, and gives it to another one",
  async () => {
    const running = await installation.started();
    const person = await aMember(running);
    await changePortrait(running.url, person.token);
    const done = new AbortController();
    const changing = (async () => {
      // No more than a person may upload.
      for (let n = 0; n < 50 && !done.signal.aborted; n += 1) await changePortrait(running.url, person.token);
    })();
    const copy = join(folder, "2026", "night");
    const made = startChild("backup", [copy], { DATA_DIR: installation.dataDir, DATABASE_URL: "" });
    const code = await made.ended;
    done.abort();
    await changing;
    expect([code, made.output()]).toEqual([0, expect.stringContaining(`files are in ${copy}`)]);
    expect(readdirSync(join(folder, "2026"))).toEqual(["night"]);
    expect(statSync(join(copy, "backup.json")).mode & 0o077).toBe(0);
    // What comes later is not in it, and stays where it is.
    expect(await send("POST", `${running.url}/post`, person.token, { text: "Plus tard" })).toBe(201);
    await running.server.kill("SIGKILL");

    const other = join(folder, "elsewhere");
    expect(await run(runRestore, other, [copy])).toEqual({
      code: 0,
      output: expect.stringMatching(/has the database/),
    });
    const restored = await installation.started({ DATA_DIR: other, PUBLIC_URL: "http://passerelle.example" });
    // It has a backup: the one that it came from.
    expect(restored.server.output()).toMatch(/Warning: The database is embedded(?!.*No backup was made)/s);
    const { body } = await call(restored.url, "GET", "/user/me", { token: person.token });
    expect(body).toMatchObject({ email: person.email, avatar: expect.any(String) });
    expect((await fetch(`${restored.url}/avatars/${Object(body).avatar}`)).status).toBe(200);
    expect((await call(restored.url, "GET", "/posts", { token: person.token })).body).toMatchObject({ totalItems: 0 });
    const login = { email: person.email, password: person.password };
    expect((await call(restored.url, "POST", "/user/login", { body: login })).status).toBe(200);
    expect(await restored.server.kill("SIGTERM")).toBe(0);
  },
  patience,
);

it("copies the data of a server that does not run, and repeats a restore that was broken off", async () => {
  const copy = join(folder, "still");
  // As npm says where the operator is.
  expect(await run(runBackup, installation.dataDir, ["still"], { INIT_CWD: folder })).toMatchObject({ code: 0 });
  const other = join(folder, "broken-off");
  mkdirSync(join(other, "postgres.partial"), { recursive: true });
  mkdirSync(join(other, "files"));
  for (const name of readdirSync(join(copy, "files"))) writeFileSync(join(other, "files", name), "");
  expect(await run(runRestore, other, [copy])).toMatchObject({ code: 0 });
  expect(readdirSync(other).toSorted()).toEqual(["files", "lock", "postgres"]);
  for (const name of readdirSync(join(copy, "files")))
    expect(readFileSync(join(other, "files", name))).toEqual(readFileSync(join(copy, "files", name)));
});

it("refuses what would lose something, and leaves nothing half done", async () => {
  const { dataDir } = installation;
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
  expect(await run(runRestore, dataDir, [copy], { DATABASE_URL: url })).toEqual(refusal("docs/operating/backup.md"));

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
  say({});
  const database = readFileSync(join(copy, "database.tar.gz"));
  writeFileSync(join(copy, "database.tar.gz"), database.subarray(0, database.length / 2));
  expect(await restored()).toEqual(refusal("is damaged"));
  expect(existsSync(join(other, "postgres"))).toBe(false);
  writeFileSync(join(copy, "database.tar.gz"), database);
  expect(await restored()).toMatchObject({ code: 0 });
}, 120_000);
