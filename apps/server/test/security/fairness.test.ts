/** @module-tag release */
import { beforeAll, describe, expect, it } from "vitest";
import { call } from "../call";
import { aMember, openSession } from "../members";
import { testServer } from "../test-server";

let bystander: string;
const server = testServer({ callsAtOnce: 1, trustProxy: 1 });
beforeAll(async () => {
  bystander = (await aMember(server, "applicant")).token;
});

interface Asked {
  method?: string;
  path: string;
  token?: string;
  body?: object;
}
const ask = ({ method = "GET", path, ...content }: Asked, from: string) =>
  call(server.url, method, path, { ...content, headers: { "x-forwarded-for": from } });

/** Keeps 200 calls from one network in progress, until it is stopped. */
function flood(calls: Asked[]) {
  const end = new AbortController();
  const repeat = async (asked: Asked) => {
    while (!end.signal.aborted) await ask(asked, "192.0.2.1");
  };
  const flooders = Array.from({ length: 200 }, (_, n) => repeat(calls[n % calls.length] ?? { path: "/" }));
  return async () => {
    end.abort();
    await Promise.all(flooders);
  };
}

/**
 * Whether a bystander is answered after few statements of others, in at least nine of ten calls: the first one competes
 * with the whole flood. Unlike a time, the count does not depend on other programs.
 */
async function passesBy(calls: Asked[]): Promise<boolean> {
  const stop = flood(calls);
  let made = 0;
  let delayed = 0;
  while (made < 10 && delayed < 2) {
    const before = server.statements.count;
    const { status } = await ask({ path: "/user/me", token: bystander }, "198.51.100.1");
    made += 1;
    if (status !== 200 || server.statements.count - before >= 100) delayed += 1;
  }
  await stop();
  return delayed < 2;
}

describe("a bystander does not wait for the calls (D-267)", () => {
  it.each<[string, Asked]>([
    ["reads", { path: "/messages/unread-count" }],
    ["writes", { method: "POST", path: "/post-like", body: { postID: 1 } }],
  ])("of one person on 200 connections, with 50 sessions: %s", async (_, asked) => {
    const { id } = await aMember(server, "applicant");
    const tokens: string[] = [];
    while (tokens.length < 50) tokens.push(await openSession(server.db, server.clock, id));
    expect(await passesBy(tokens.map((token) => ({ ...asked, token })))).toBe(true);
  });

  const strangers = Array.from({ length: 200 }, (_, n) => n);
  it.each<[string, (n: number) => Asked]>([
    [
      "codes",
      (n) => ({ method: "POST", path: "/user/verify-email", body: { email: `n${n}@example.org`, otp: "123456" } }),
    ],
    [
      "logins",
      (n) => ({ method: "POST", path: "/user/login", body: { email: `n${n}@example.org`, password: "essai" } }),
    ],
    ["invented tokens", (n) => ({ path: "/user/me", token: `unknown-${n}` })],
    ["invented links", (n) => ({ path: `/exports?code=unknown-${n}` })],
  ])("of 200 strangers in one network: %s", async (_, asked) => {
    expect(await passesBy(strangers.map(asked))).toBe(true);
  });
});
