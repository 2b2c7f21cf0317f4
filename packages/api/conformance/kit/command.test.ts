/** @module-tag release */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const command = fileURLToPath(new URL("../../bin/conformance.mjs", import.meta.url));

/** Starts the command; `ended` resolves once it exits. */
function start(...args: string[]) {
  const running = spawn(process.execPath, [command, ...args]);
  let said = "";
  for (const stream of [running.stdout, running.stderr])
    stream.setEncoding("utf8").on("data", (text) => (said += text));
  const ended = once(running, "close").then(() => ({ code: running.exitCode, said }));
  return { running, ended };
}

const run = (...args: string[]) => start(...args).ended;

/** A server that implements a single call, and answers it correctly for unknown people. */
const beginner = createServer((request, response) => {
  const isLogin = request.method === "POST" && request.url === "/user/login";
  const scheme = isLogin && { "WWW-Authenticate": "Bearer" };
  response.writeHead(isLogin ? 401 : 404, { "Content-Type": "application/json", ...scheme });
  response.end(JSON.stringify({ error: isLogin ? "Invalid email or password." : "Not found." }));
});

function addressOf(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

let url = "";
let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "passerelle-kit-"));
  await new Promise<void>((resolve) => beginner.listen(0, "127.0.0.1", resolve));
  url = addressOf(beginner);
});
afterAll(() => {
  beginner.close();
  rmSync(folder, { recursive: true });
});

/** The network addresses that called the last server of `runAgainst`. */
const callers = new Set<string | undefined>();

/** Runs the tests of a call on a server that refuses calls without a token, and answers registrations so. */
async function runAgainst(
  register: (server: Server, response: ServerResponse) => void,
  only = ["--only", "createFormation"],
) {
  callers.clear();
  const server = createServer((request, response) => {
    callers.add(request.socket.remoteAddress);
    if (request.url === "/user/register" && request.headers["content-type"]) return register(server, response);
    response.writeHead(401, { "Content-Type": "application/json", "WWW-Authenticate": "Bearer" });
    response.end(JSON.stringify({ error: "Please log in." }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const result = await run("--url", addressOf(server), "--otp-command", "echo {email}", ...only);
  server.close();
  return result;
}
const countOf = (said: string, text: string) => said.split(text).length - 1;

function refuse(_server: Server, response: ServerResponse) {
  response.writeHead(429, { "Content-Type": "application/json", "Retry-After": "1800" });
  response.end(JSON.stringify({ error: "Too many registrations." }));
}

/** The most people who registered at once in a run of two tests side by side. */
async function crowdOf(...wanted: string[]): Promise<number> {
  let [asked, crowd, most] = [0, 0, 0];
  const register = (server: Server, response: ServerResponse) => {
    asked += 1;
    // Four people are registered at once before the first test.
    if (asked <= 4) return refuse(server, response);
    most = Math.max(most, (crowd += 1));
    setTimeout(() => {
      crowd -= 1;
      refuse(server, response);
    }, 100);
  };
  await runAgainst(register, ["--parallel", "2", ...wanted]);
  return most;
}

describe("the command", () => {
  it("lists passed, failed, missing and waiting tests", { timeout: 60_000 }, async () => {
    const junit = join(folder, "report.xml");
    const only = ["--only", "login,getMe", "--junit", junit, "--verbose"];
    const { code, said } = await run("--url", url, "--otp-command", "echo {email}", ...only);
    expect(code).toBe(1);
    expect(said).toContain("holds    answers an unknown address in the same way (D-004)");
    expect(said).toContain("FAILS    refuses an empty email by name (D-001, D-056)");
    expect(said).toMatch(/POST \/user\/login \{"email":"","password":"mot-de-passe-1"\} -> 401/);
    expect(said).toContain("D-001: ");
    expect(said).toContain("caller: a visitor");
    expect(said).toContain("headers: content-type: application/json; www-authenticate: Bearer");
    expect(said).toContain("The server has no GET /user/me: it answers 404 without a token.");
    expect(said).toContain("waits    returns a token, the username and the role");
    expect(said).toContain("It needs POST /user/register, which the server does not have.");
    expect(readFileSync(junit, "utf8")).toContain('name="auth &gt; login: answers an unknown address');
  });

  it("reports wrong options, and a server that does not answer", { timeout: 60_000 }, async () => {
    const codes = ["--otp-command", "echo {email}"];
    const [unknown, unreachable] = await Promise.all([
      run("--url", url, ...codes, "--only", "logon"),
      run("--url", "http://127.0.0.1:1", ...codes),
    ]);
    expect(unknown).toMatchObject({ code: 2, said: expect.stringContaining("logon is no operation and no feature") });
    expect(unreachable).toMatchObject({
      code: 2,
      said: expect.stringContaining("No server answers at http://127.0.0.1:1"),
    });
  });

  it("says before the first test that no more people may register, and for how long", { timeout: 60_000 }, async () => {
    const { code, said } = await runAgainst(refuse, []);
    expect(said).toContain("lets no more people register from this network address for the next 30 minutes");
    expect(said).not.toMatch(/FAILS|not run|checks:/);
    expect(code).toBe(2);
  });

  it.runIf(process.platform === "linux")(
    "calls a server on the same machine from several network addresses",
    { timeout: 60_000 },
    async () => {
      await runAgainst(refuse);
      expect(callers.size).toBeGreaterThan(10);
    },
  );

  it("reports the tests that have run when it is stopped by hand", { timeout: 60_000 }, async () => {
    let calls = 0;
    const server = createServer((request, response) => {
      beginner.emit("request", request, response);
      // The calls that find missing operations have no content type.
      if (request.headers["content-type"] && (calls += 1) === 10) started.running.kill("SIGINT");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const started = start("--url", addressOf(server), "--otp-command", "echo {email}", "--only", "login");
    const { code, said } = await started.ended;
    server.close();
    expect(said).toContain("The run was stopped by hand.");
    expect(said).toMatch(/\d+ checks: .*The run is incomplete\./);
    expect(code).toBe(1);
  });

  it("tests features side by side, but whole lists one at a time", { timeout: 60_000 }, async () => {
    expect([await crowdOf("--only", "search,blocks"), await crowdOf("--grep", "without gaps")]).toEqual([2, 1]);
  });

  it("gives one reason when no more people may register, and ends with 2", { timeout: 60_000 }, async () => {
    const { code, said } = await runAgainst(refuse);
    expect(said).toContain("The run is incomplete.");
    expect(countOf(said, "The server lets no more people register")).toBe(1);
    expect(said).not.toContain("FAILS");
    expect(code).toBe(2);
  });

  it("gives one reason when the server stops during the run", { timeout: 60_000 }, async () => {
    const { code, said } = await runAgainst((server) => {
      server.close();
      server.closeAllConnections();
    });
    expect(countOf(said, "has stopped answering during the run")).toBe(1);
    expect(said).not.toContain("FAILS");
    expect(code).toBe(2);
  });
});
