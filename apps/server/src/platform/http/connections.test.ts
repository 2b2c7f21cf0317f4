import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { aMember } from "../../../test/members";
import { answerTo, openConnection, statusesIn } from "../../../test/raw";
import { startTestServer, type TestServer, testServer } from "../../../test/test-server";
import { maxUnanswered } from "./connections";
import { ok, type AllHandlers } from "./handler";

/** The start and end of each call, in order. */
let seen: string[];
let release: () => void;
let held: Promise<void>;
let token: string;

/** The page of a list whose answer waits until the test releases it. */
const heldPage = 1;

const listUsers: AllHandlers["listUsers"] = async ({ query: { page } }) => {
  seen.push(`${page} begins`);
  if (page === heldPage) await held;
  seen.push(`${page} ends`);
  return ok([]);
};

const server = testServer({ routes: { listUsers } });
beforeAll(async () => {
  ({ token } = await aMember(server, "applicant"));
});
beforeEach(() => {
  seen = [];
  held = new Promise((resolve) => (release = resolve));
});

const ask = (page: number, ...headers: string[]) =>
  [`GET /users?page=${page} HTTP/1.1`, "Host: x", `Authorization: Bearer ${token}`, ...headers, "", ""].join("\r\n");

const isHeld = () => vi.waitFor(() => expect(seen).toContain(`${heldPage} begins`), 10_000);
const openRequests = async ({ metrics }: TestServer) =>
  (await metrics.registry.getSingleMetric("http_requests_open")?.get())?.values[0]?.value;

it("handles the requests of a connection one at a time", async () => {
  const answer = answerTo(server.url, ask(heldPage) + ask(2) + ask(3, "Connection: close"));
  await isHeld();
  await pause(50);
  expect(seen).toEqual(["1 begins"]);
  release();
  expect(statusesIn(await answer)).toEqual(["200", "200", "200"]);
  expect(seen).toEqual(["1 begins", "1 ends", "2 begins", "2 ends", "3 begins", "3 ends"]);
});

it("never starts a waiting request after its connection closes", async () => {
  const socket = openConnection(server.url);
  socket.write(ask(heldPage) + ask(2));
  await isHeld();
  socket.destroy();
  await once(socket, "close");
  release();
  await pause(50);
  expect(seen).toEqual(["1 begins", "1 ends"]);
});

it("closes a connection with too many unanswered requests", async () => {
  const whole = openConnection(server.url);
  whole.write(ask(heldPage) + ask(2).repeat(maxUnanswered - 1));
  await isHeld();
  expect(statusesIn(await answerTo(server.url, ask(heldPage) + ask(2).repeat(maxUnanswered)))).toEqual([]);
  let answer = "";
  whole.on("data", (part) => (answer += String(part)));
  release();
  await vi.waitFor(() => expect(statusesIn(answer)).toHaveLength(maxUnanswered), 10_000);
  whole.destroy();
});

it.each([
  ["text that is not a request", "hello\r\n\r\n", "400"],
  ["a tunnel", "CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n", "400"],
  [
    "a live handshake",
    "GET /ws/connect?token=a HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    "401",
  ],
])("refuses %s after answering the earlier requests", async (_, text, status) => {
  const answer = answerTo(server.url, ask(heldPage) + ask(2) + text);
  await isHeld();
  await pause(50);
  release();
  expect(statusesIn(await answer)).toEqual(["200", "200", status]);
});

it("answers a call with an Upgrade header after the calls before it", async () => {
  const wish = ask(3, "Connection: Upgrade, HTTP2-Settings, close", "Upgrade: h2c");
  const answer = answerTo(server.url, ask(heldPage) + ask(2) + wish);
  await isHeld();
  await pause(50);
  release();
  expect(statusesIn(await answer)).toEqual(["200", "200", "200"]);
});

it("does not start calls after an answer that closes the connection", async () => {
  const twice = ask(heldPage).replace("Host: x", "Host: x\r\nHost: y");
  expect(statusesIn(await answerTo(server.url, twice + ask(2)))).toEqual(["400"]);
  expect(seen).toEqual([]);
});

it("closes a connection whose client does not read its answer", async () => {
  const webDist = mkdtempSync(join(tmpdir(), "passerelle-web-"));
  // Larger than the buffers of a connection.
  writeFileSync(join(webDist, "large.txt"), Buffer.alloc(32 * 1024 * 1024, "x"));
  const impatient = await startTestServer({ webDist, timeouts: { unread: 500 } });
  const socket = openConnection(impatient.url).pause();
  socket.write("GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n");
  await expect.poll(() => openRequests(impatient)).toBe(1);
  await expect.poll(() => openRequests(impatient), { timeout: 10_000 }).toBe(0);
  socket.destroy();
  await impatient.close();
  rmSync(webDist, { recursive: true });
});

it("counts no open requests after a connection is closed", async () => {
  const socket = openConnection(server.url);
  socket.write(ask(heldPage));
  await isHeld();
  socket.destroy();
  await once(socket, "close");
  release();
  await expect.poll(() => openRequests(server)).toBe(0);
});
