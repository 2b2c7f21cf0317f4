/** @module-tag release */
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPasswords } from "../../src/features/auth";
import { call } from "../call";
import { aPerson } from "../people";
import { startTestServer, type TestServer } from "../test-server";

let server: TestServer;
beforeAll(async () => {
  // Uses the real cost, because cheap hashes would not make others wait.
  server = await startTestServer({ trustProxy: 1, passwords: createPasswords() });
});
afterAll(() => server.close());

const home = "2001:db8:aaaa:1::1";
const elsewhere = "2001:db8:bbbb:1::1";
const post = (path: string, body: object, from: string, cookie = "") =>
  call(server.url, "POST", path, { body, headers: { "x-forwarded-for": from, cookie } });

/** A person who has verified their address at home, and the cookie of that browser. */
async function aBystander() {
  const person = aPerson();
  await post("/user/register", person, home);
  const otp = await server.readOtp(person.email);
  const verified = await post("/user/verify-email", { email: person.email, otp }, home);
  const [cookie = ""] = verified.headers.getSetCookie().map((set) => set.split(";", 1)[0]);
  return { email: person.email, password: person.password, cookie };
}

/** Keeps sixty logins in progress, each from a different /48, until stopped: more than have places. */
function flood() {
  const answered = new Map<number, number>();
  const attack = new AbortController();
  let sent = 0;
  const guessOn = async () => {
    while (!attack.signal.aborted) {
      sent += 1;
      const from = `2001:${(sent % 0xd00).toString(16)}:${(sent >> 4).toString(16)}:1::1`;
      const guess = { email: `nobody-${sent}@passerelle.example`, password: "not the password" };
      const { status } = await post("/user/login", guess, from);
      answered.set(status, (answered.get(status) ?? 0) + 1);
      // Leaves the thread some time, but no free place: twenty other calls are waiting meanwhile.
      if (status === 503) await wait(20);
    }
  };
  const attackers = Array.from({ length: 60 }, guessOn);
  const stop = async () => {
    attack.abort();
    await Promise.all(attackers);
  };
  return { answered, stop };
}

/** The statuses of calls during a flood. */
async function callsInFlood(count: number, act: () => Promise<{ status: number }>): Promise<number[]> {
  const { answered, stop } = flood();
  await expect.poll(() => answered.get(503) ?? 0, { timeout: 20_000 }).toBeGreaterThan(0);
  const statuses: number[] = [];
  while (statuses.length < count) statuses.push((await act()).status);
  await stop();
  return statuses;
}

const repeated = (count: number, status: number) => Array.from({ length: count }, () => status);

describe("logins from many networks leave a place for others (D-249)", () => {
  it("on a known device, in any network", async () => {
    const { cookie, ...credentials } = await aBystander();
    expect(await callsInFlood(5, () => post("/user/login", credentials, elsewhere, cookie))).toEqual(repeated(5, 200));
  });

  it("in a known network, even without a cookie", async () => {
    const { email, password } = await aBystander();
    expect(await callsInFlood(5, () => post("/user/login", { email, password }, home))).toEqual(repeated(5, 200));
  });

  it("with a session, to confirm the password", async () => {
    const { email, password } = await aBystander();
    const { body } = await post("/user/login", { email, password }, home);
    const asked = { currentPassword: `${password}x`, password: "un-nouveau-pont-sur-la-loire" };
    const change = () => call(server.url, "POST", "/user/password", { token: String(Object(body).token), body: asked });
    expect(await callsInFlood(5, change)).toEqual(repeated(5, 400));
  });
});
