import { createHash } from "node:crypto";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../call";
import { aMember, type Member } from "../members";
import { startTestServer, type TestServer } from "../test-server";

let server: TestServer;
let bystander: Member;
beforeAll(async () => {
  // What the embedded database runs with.
  server = await startTestServer({ trustProxy: 1, callsAtOnce: 1 });
  bystander = await aMember(server, "applicant");
});
afterAll(() => server.close());

const size = 400;
interface Asked {
  method: string;
  path: string;
  token?: string;
  body?: object;
}

/** Opens more sessions for somebody new than a person may have: their number must not matter. */
async function manySessions(): Promise<string[]> {
  const { id: user_id } = await aMember(server, "applicant");
  const tokens = Array.from({ length: size }, (_, n) => `flood-${user_id}-${n}`);
  const hashes = tokens.map((token) => createHash("sha256").update(token).digest("base64url"));
  const expires_at = new Date(Date.now() + 3_600_000);
  const rows = hashes.map((token_hash) => ({ user_id, token_hash, last_used_at: new Date(), expires_at }));
  await server.db.insertInto("sessions").values(rows).execute();
  return tokens;
}

/** Milliseconds of the slowest of the bystander's calls, but one. */
async function slowest(): Promise<number> {
  const times: number[] = [];
  const headers = { "x-forwarded-for": "198.51.100.1" };
  while (times.length < 50) {
    const start = performance.now();
    const { status } = await call(server.url, "GET", "/user/me", { token: bystander.token, headers });
    times.push(performance.now() - start);
    expect(status).toBe(200);
  }
  return times.toSorted((a, b) => a - b)[48] ?? 0;
}

/** The bystander's p99 during a flood of calls, as a multiple of what it is without. */
async function slowedBy(asked: Asked[]): Promise<number> {
  const quiet = await slowest();
  const calls = asked.map(({ method, path, token, body }) => ({
    method,
    path,
    headers: {
      "x-forwarded-for": "192.0.2.1",
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }));
  const flood = new Worker(new URL("flood.mjs", import.meta.url), { workerData: { url: server.url, calls } });
  await once(flood, "message");
  const flooded = await slowest();
  await flood.terminate();
  return flooded / quiet;
}

describe("a bystander waits at most some times longer", () => {
  it("beside 400 sessions of one person", async () => {
    const tokens = await manySessions();
    const asked = tokens.map((token) => ({ method: "GET", path: "/job-offers-for-me", token }));
    expect(await slowedBy(asked)).toBeLessThan(20);
  });

  it("beside the writes of 400 sessions of one person, most of them beyond the limit", async () => {
    const tokens = await manySessions();
    const asked = tokens.map((token) => ({ method: "POST", path: "/posts", token, body: {} }));
    expect(await slowedBy(asked)).toBeLessThan(20);
  });

  it.each<[string, (n: number) => Asked]>([
    [
      "with codes",
      (n) => ({
        method: "POST",
        path: "/user/verify-email",
        body: { email: `nobody-${n}@passerelle.example`, otp: "123456" },
      }),
    ],
    ["with invented tokens", (n) => ({ method: "GET", path: "/user/me", token: `unknown-${n}` })],
    ["with invented links", (n) => ({ method: "GET", path: `/exports?code=unknown-${n}` })],
  ])("beside 400 strangers of one network, %s", async (_, ask) => {
    const asked = Array.from({ length: size }, (_, n) => ask(n));
    expect(await slowedBy(asked)).toBeLessThan(20);
  });
});
