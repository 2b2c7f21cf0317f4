/** @module-tag release */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const command = fileURLToPath(new URL("../../bin/conformance.mjs", import.meta.url));

/** Runs the command until it exits. */
const run = (...args: string[]) =>
  new Promise<{ code: number | string | null | undefined; said: string }>((resolve) => {
    execFile(process.execPath, [command, ...args], (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, said: stdout + stderr }),
    );
  });

/** A server that implements a single call, and answers it correctly for unknown people. */
const beginner = createServer((request, response) => {
  const isLogin = request.method === "POST" && request.url === "/user/login";
  response.writeHead(isLogin ? 401 : 404, { "Content-Type": "application/json" });
  response.end(JSON.stringify({ error: isLogin ? "Invalid email or password." : "Not found." }));
});

let url = "";
let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "passerelle-kit-"));
  await new Promise<void>((resolve) => beginner.listen(0, "127.0.0.1", resolve));
  const address = beginner.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(() => {
  beginner.close();
  rmSync(folder, { recursive: true });
});

describe("the command", () => {
  it("says what holds, what fails, what is missing and what waits for it", { timeout: 60_000 }, async () => {
    const junit = join(folder, "report.xml");
    const only = ["--only", "login,getMe", "--junit", junit, "--verbose"];
    const { code, said } = await run("--url", url, "--otp-command", "echo {email}", ...only);
    expect(code).toBe(1);
    expect(said).toContain("holds    answers an unknown address in the same way (D-004)");
    expect(said).toContain("FAILS    refuses an empty email by name (D-001, D-056)");
    expect(said).toMatch(/POST \/user\/login \{"email":"","password":"mot-de-passe-1"\} -> 401/);
    expect(said).toContain("The server has no GET /user/me: it answers 404 without a token.");
    expect(said).toContain("waits    returns a token, the username and the role");
    expect(said).toContain("It needs POST /user/register, which the server does not have.");
    expect(readFileSync(junit, "utf8")).toContain('name="auth &gt; login: answers an unknown address');
  });

  it("says what is wrong with how it was called, or that nobody answers", { timeout: 60_000 }, async () => {
    const codes = ["--otp-command", "echo {email}"];
    const [unknown, nobody] = await Promise.all([
      run("--url", url, ...codes, "--only", "logon"),
      run("--url", "http://127.0.0.1:1", ...codes),
    ]);
    expect(unknown).toMatchObject({ code: 2, said: expect.stringContaining("logon is no operation and no feature") });
    expect(nobody).toMatchObject({ code: 2, said: expect.stringContaining("Nobody answers at http://127.0.0.1:1") });
  });
});
