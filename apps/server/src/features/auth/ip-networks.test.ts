import { afterAll, describe, expect, it } from "vitest";
import { call } from "../../../test/call";
import { aPerson } from "../../../test/people";
import { startTestServer, type TestServer } from "../../../test/test-server";
import type { Config } from "../../platform/config";

const servers = new Map<string, Promise<TestServer>>();
afterAll(async () => {
  for (const server of servers.values()) await (await server).close();
});

/** A server with such a proxy setting and reset counters. */
async function serverBehind(trustProxy: Config["trustProxy"]): Promise<TestServer> {
  const key = JSON.stringify(trustProxy);
  const started = servers.get(key) ?? startTestServer({ trustProxy });
  servers.set(key, started);
  const server = await started;
  await server.db.deleteFrom("rate_limits").execute();
  return server;
}

/** The statuses of failed logins to one account, one for each forwarded header. */
async function statuses(trustProxy: Config["trustProxy"], forwarded: readonly string[]): Promise<number[]> {
  const server = await serverBehind(trustProxy);
  const body = { email: "ines@exemple.fr", password: "Une-passerelle-7" };
  const answers: number[] = [];
  for (const from of forwarded) {
    const { status } = await call(server.url, "POST", "/user/login", { body, headers: { "x-forwarded-for": from } });
    answers.push(status);
  }
  return answers;
}

const many = Array.from({ length: 6 }, (_, index) => index + 1);
const free = many.map(() => 401);
const limited = [...free.slice(1), 429];

const hexadecimals = (count: number, address: (n: string) => string) =>
  Array.from({ length: count }, (_, n) => address((n + 1).toString(16)));
const closedAfter = (count: number) => [...Array.from({ length: count }, () => 401), 429];

describe("failed logins are counted by the network that they come from", () => {
  it("regardless of addresses that a client puts before those of the proxies", async () => {
    const forged = many.map((n) => `192.0.2.${n}, 198.51.100.7`);
    expect(await statuses(1, forged)).toEqual(limited);
    expect(await statuses(["127.0.0.1"], forged)).toEqual(limited);
  });

  it("behind the configured number of proxies", async () => {
    const honest = many.map((n) => `192.0.2.${n}, 10.0.0.1`);
    expect(await statuses(2, honest)).toEqual(free);
  });

  it("also when they are concurrent (D-042)", async () => {
    const { url } = await serverBehind(false);
    const guess = (_: unknown, n: number) =>
      call(url, "POST", "/user/login", { body: { email: "ines@exemple.fr", password: `essai-${n}` } });
    const answered = (await Promise.all(Array.from({ length: 20 }, guess))).map(({ status }) => status);
    expect(answered.filter((status) => status === 401)).toHaveLength(5);
    // Calls of one network that would wait too long for their turn are refused without checking the password.
    expect(answered.filter((status) => status === 429 || status === 503)).toHaveLength(15);
  });

  it("which clients cannot choose when there is no proxy", async () => {
    expect(
      await statuses(
        false,
        many.map((n) => `192.0.2.${n}`),
      ),
    ).toEqual(limited);
  });

  it("which for IPv6 is the /64 in any notation", async () => {
    const one = [
      "2001:db8::1",
      "2001:db8:0:0:9::2",
      "2001:DB8:0000::3",
      "2001:db8::4%eth0",
      "[2001:db8::5]:443",
      "2001:db8::6",
    ];
    expect(await statuses(1, one)).toEqual(limited);
    expect(
      await statuses(
        1,
        many.map((n) => `2001:db8:0:${n}::1`),
      ),
    ).toEqual(free);
  });

  it("and for IPv6 also by the larger networks around it, with higher limits", async () => {
    expect(
      await statuses(
        1,
        hexadecimals(11, (n) => `2001:db8:0:${n}::1`),
      ),
    ).toEqual(closedAfter(10));
    expect(
      await statuses(
        1,
        hexadecimals(21, (n) => `2001:db8:0:${n}00::1`),
      ),
    ).toEqual(closedAfter(20));
    expect(
      await statuses(
        1,
        hexadecimals(30, (n) => `2001:db8:${n}::1`),
      ),
    ).not.toContain(429);
  });

  it("which is the IPv4 address when written as IPv6", async () => {
    expect(
      await statuses(
        1,
        many.map((n) => (n % 2 === 0 ? "::ffff:192.0.2.7" : "192.0.2.7")),
      ),
    ).toEqual(limited);
  });
});

it("slows guesses from many networks without delaying the owner or other people", async () => {
  const server = await serverBehind(1);
  const loginFrom = (network: string, email: string, password: string) =>
    call(server.url, "POST", "/user/login", { body: { email, password }, headers: { "x-forwarded-for": network } });
  const owner = aPerson();
  const home = { "x-forwarded-for": "203.0.113.5" };
  await call(server.url, "POST", "/user/register", { body: owner, headers: home });
  const otp = await server.readOtp(owner.email);
  await call(server.url, "POST", "/user/verify-email", { body: { email: owner.email, otp }, headers: home });

  const guess = (n: number) => loginFrom(`192.0.${n >> 8}.${n & 255}`, owner.email, `essai-${n}`);
  for (let n = 0; n < 50; n += 1) expect((await guess(n)).status).toBe(401);
  const slowed = await guess(50);
  expect([slowed.status, slowed.headers.get("retry-after")]).toEqual([429, "5"]);
  expect((await loginFrom("192.0.2.250", aPerson().email, "essai")).status).toBe(401);
  expect((await loginFrom("203.0.113.5", owner.email, owner.password)).status).toBe(200);
  server.clock.pass(6);
  expect((await loginFrom("198.51.100.9", owner.email, owner.password)).status).toBe(200);
  for (let n = 51; n < 60; n += 1) {
    const { status, headers } = await guess(n);
    expect(status === 401 || Number(headers.get("retry-after")) <= 60).toBe(true);
    server.clock.pass(61);
  }
});
