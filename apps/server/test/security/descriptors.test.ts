/** @module-tag release */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import pLimit from "p-limit";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { issueExport } from "../../src/features/account/export/links-store";
import { abandon, openConnection } from "../raw";
import { aMember, type Member } from "../members";
import { startTestServer, type TestServer } from "../test-server";

/** The maximum number of unanswered requests on a connection. */
const ahead = 100;
const large = Buffer.alloc(1024 * 1024, "x");
/** Together larger than the buffers of a connection. */
const pictures = Array.from({ length: 12 }, () => `${randomBytes(16).toString("hex")}-900x900.webp`);

let webDist: string;
let server: TestServer;
let member: Member;

beforeAll(async () => {
  webDist = mkdtempSync(join(tmpdir(), "passerelle-web-"));
  mkdirSync(join(webDist, "assets"));
  for (const name of ["index.html", "login.html", "assets/app.js"]) writeFileSync(join(webDist, name), large);
  server = await startTestServer({ webDist });
  member = await aMember(server, "recruiter");
  for (const name of pictures) {
    const file = { name, kind: "post" as const, state: "kept" as const, owner_id: member.id, created_at: new Date() };
    await server.db.insertInto("files").values(file).execute();
    await server.store.put(name, join(webDist, "login.html"), "image/webp");
  }
});
afterAll(async () => {
  await server.close();
  rmSync(webDist, { recursive: true, force: true });
});

const countDescriptors = () => readdirSync("/proc/self/fd").length;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");
const heapInMegabytes = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1024 ** 2;
};

/** Repeats `work`, ten at a time; returns the leaked descriptors and megabytes of heap. */
async function leakedBy(times: number, work: () => Promise<void>) {
  await work();
  const before = { descriptors: countDescriptors(), heap: heapInMegabytes() };
  const inTens = pLimit(10);
  await Promise.all(Array.from({ length: times }, () => inTens(work)));
  const leaked = () => ({
    descriptors: countDescriptors() - before.descriptors,
    megabytes: heapInMegabytes() - before.heap,
  });
  await vi
    .waitUntil(() => leaked().descriptors < 10 && leaked().megabytes < 10, { timeout: 20_000, interval: 100 })
    .catch(() => undefined);
  return leaked();
}
const nothing = {
  descriptors: expect.toSatisfy((count: number) => count < 10, "fewer than ten"),
  megabytes: expect.toSatisfy((size: number) => size < 10, "fewer than ten"),
};

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${member.token}\r\n\r\n`;

it.each([
  ["20,000 of static files", 200, "/assets/app.js"],
  ["4,000 of pages", 40, "/login"],
  ["4,000 of calls", 40, "/posts"],
  ["4,000 of uploads", 40, `/files/${pictures[0]}`],
  ["4,000 of states of health", 40, "/health/ready"],
])(
  "requests whose connections are closed before they are answered leave no descriptor and no memory behind %s",
  async (_, connections, path) =>
    expect(await leakedBy(connections, () => abandon(server.url, get(path).repeat(ahead)))).toEqual(nothing),
);

it("interrupted downloads of archives leak no descriptors and no memory", async () => {
  const session = server.db.selectFrom("sessions").select("id").where("user_id", "=", member.id);
  const { id } = await session.executeTakeFirstOrThrow();
  const leaked = await leakedBy(30, async () => {
    const { code } = await issueExport(server.db, server.clock, id, "fr");
    await abandon(server.url, get(`/exports?code=${code}`));
  });
  expect(leaked).toEqual(nothing);
});

const uploads = () =>
  readdirSync(server.files.uploadFolder, { withFileTypes: true }).filter((entry) => entry.isFile()).length;

it("interrupted forms leak no descriptors, memory or files", async () => {
  const head = [
    "PATCH /recruiter HTTP/1.1",
    "Host: x",
    `Authorization: Bearer ${member.token}`,
    "Content-Type: multipart/form-data; boundary=b",
    "Content-Length: 4000000",
  ];
  const part = '--b\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\n\r\n';
  const leaked = await leakedBy(30, async () => {
    const socket = openConnection(server.url);
    socket.write(`${head.join("\r\n")}\r\n\r\n${part}${"x".repeat(500_000)}`);
    await expect.poll(uploads).toBeGreaterThan(0);
    socket.destroy();
    await once(socket, "close");
  });
  expect(leaked).toEqual(nothing);
  await expect.poll(uploads).toBe(0);
});
