/** @module-tag release */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SESSION_ENDED } from "@passerelle/domain";
import { expect, it } from "vitest";
import { call } from "../test/call";
import { startChild } from "../test/child";
import { type Installation, testInstallation } from "../test/installation";
import { opened } from "../test/live";
import { aPerson } from "../test/people";
import { asJson, readable } from "./admin-output";
import { runAdmin } from "./admin-tool";

// Covers the start of two servers and the tool.
const patience = 180_000;

const installation = testInstallation();

/** Runs an operator's command in this process; returns its exit code and output. */
async function adminOf(env: Record<string, string>, line: readonly string[]) {
  let output = "";
  const writer = { write: (text: string) => (output += text) };
  return { code: await runAdmin(line, { env, stdout: writer, stderr: writer }), output };
}

const envOf = ({ dataDir, databaseUrl }: Installation) => ({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "" });
const admin = (...line: string[]) => adminOf(envOf(installation), line);

/** Registers a person on a running server and logs them in. */
async function aMember({ server, url }: Awaited<ReturnType<Installation["started"]>>) {
  const person = aPerson();
  expect((await call(url, "POST", "/user/register", { body: person })).status).toBe(201);
  const [, otp = ""] = await server.waitForOutput(/\| (\d{6})\n/);
  const { body } = await call(url, "POST", "/user/verify-email", { body: { email: person.email, otp } });
  const login = () => call(url, "POST", "/user/login", { body: { email: person.email, password: person.password } });
  return { ...person, token: String(Object(body).token), login };
}

it(
  "works beside a running server, without one, and beside the one that follows",
  async () => {
    const running = await installation.started();
    const person = await aMember(running);
    const { socket } = await opened({ url: running.url }, person.token);
    const closed = once(socket, "close");
    const suspended = await admin("suspend", person.email, "--reason", "Spam", "--json");
    expect(suspended).toMatchObject({ code: 0, output: expect.stringContaining('"sessions":1') });
    expect((await closed)[0]).toBe(SESSION_ENDED);
    expect(await person.login()).toMatchObject({ status: 403, body: { code: "account_suspended" } });
    await running.server.waitForOutput(/Your Passerelle account is suspended/);
    // Run as operators run it.
    const bundled = startChild("admin", ["suspend", person.email, "--reason", "Spam"], envOf(installation));
    expect([await bundled.ended, bundled.output()]).toEqual([1, expect.stringContaining("suspended already")]);
    await running.server.kill("SIGKILL");

    expect((await admin("restore", "person", person.email)).code).toBe(0);
    const { output } = await admin("audit", "--event", "admin_act");
    expect(output).toMatch(/id +time +event +account/);
    expect(output).toContain('"command":"restore"');
    expect((await admin("reports")).output).toBe("Nothing.\n");

    const { server } = await installation.started();
    expect(await admin("reports", "--json")).toEqual({ code: 0, output: "[]\n" });
    expect(await server.kill("SIGTERM")).toBe(0);
    expect((await admin("reports")).output).toBe("Nothing.\n");
  },
  patience,
);

it("prints its usage, and says which input it does not know", async () => {
  expect(await admin("--help")).toMatchObject({ code: 0, output: expect.stringContaining("suspend NAME --reason") });
  expect(await admin("fly")).toEqual({ code: 1, output: expect.stringContaining('no command "fly"') });
  const empty = mkdtempSync(join(tmpdir(), "passerelle-empty-"));
  const nowhere = await adminOf({ DATA_DIR: empty, DATABASE_URL: "" }, ["reports"]);
  expect(nowhere).toEqual({ code: 1, output: expect.stringContaining("no database") });
  rmSync(empty, { recursive: true });
});

it("writes a list as a table and a record line by line, without control characters", () => {
  const rows = [
    { id: 12, text: "a\u001B[2Jb", none: null },
    { id: 3, text: "c", none: null },
  ];
  expect(readable(rows)).toBe("id  text         none\n12  a\\u001b[2Jb\n3   c");
  expect(readable({ id: 12, snapshot: { text: "x\ny" } })).toBe("id             12\nsnapshot.text  x\\ny");
  expect(readable({ text: "\u009B31m\u202Etxt" })).toBe("text  \\u009b31m\\u202etxt");
  expect(asJson({ text: "\u009B31m\n" })).toBe('{"text":"\\u009b31m\\n"}');
});
