/** @module-tag release */
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/test-server";

/** A store that is unreachable; port 9 is the discard service. */
const s3Away = { endpoint: "http://127.0.0.1:9", bucket: "b", region: "r", accessKeyId: "a", secretAccessKey: "s" };

const ask = async (server: TestServer, path: string, headers = {}) => {
  const answer = await fetch(`${server.url}${path}`, { headers });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
};

describe("a server that works", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it("is live and ready, to a browser too", async () => {
    expect(await ask(server, "/health/live")).toEqual({ status: 200, body: { status: "ok" } });
    const checks = { database: "ok", migrations: "ok", files: "ok", broker: "ok" };
    const html = { accept: "text/html" };
    expect(await ask(server, "/health/ready", html)).toEqual({ status: 200, body: { status: "ok", checks } });
  });

  it("queries its database once for a hundred concurrent requests", async () => {
    const before = server.statements.count;
    await Promise.all(Array.from({ length: 100 }, () => ask(server, "/health/ready")));
    // Checked individually, they would run three hundred statements.
    expect(server.statements.count - before).toBeLessThan(100);
  });
});

it("is ready with a newer release's database, but not with one that lacks migrations", async () => {
  const server = await startTestServer();
  await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '')`.execute(server.db);
  expect(await ask(server, "/health/ready")).toMatchObject({ status: 200 });
  await sql`delete from kysely_migration where name < '0002'`.execute(server.db);
  await expect
    .poll(() => ask(server, "/health/ready"), { timeout: 5_000 })
    .toMatchObject({ status: 503, body: { checks: { database: "ok", migrations: "failed" } } });
  await server.close();
});

it("is live but not ready while its store is unavailable, and reveals no more than that", async () => {
  const server = await startTestServer({ s3: s3Away });
  expect(await ask(server, "/health/live")).toMatchObject({ status: 200 });
  expect(await ask(server, "/health/ready")).toEqual({
    status: 503,
    body: { status: "failed", checks: { database: "ok", migrations: "ok", files: "failed", broker: "ok" } },
  });
  await server.close();
});

it("first reports not ready when it stops, and keeps answering for a while", async () => {
  const server = await startTestServer({ drainSeconds: 1 });
  const closed = server.close();
  await expect.poll(() => ask(server, "/health/ready")).toMatchObject({ status: 503, body: { status: "stopping" } });
  expect(await ask(server, "/users")).toMatchObject({ status: 401 });
  await closed;
  await expect(fetch(`${server.url}/health/live`)).rejects.toThrow("fetch failed");
});

it("keeps connections open while it still answers", async () => {
  const server = await startTestServer({ drainSeconds: 1 });
  const closed = server.close();
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  const answer = text(socket);
  await pause(300);
  socket.write("GET /health/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n");
  expect(await answer).toContain("200 OK");
  await closed;
});
