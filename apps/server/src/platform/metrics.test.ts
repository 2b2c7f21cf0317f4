import { expect, it } from "vitest";
import { open } from "../../test/live";
import { aMember } from "../../test/members";
import { testServer } from "../../test/test-server";
import { createMetrics, measureProcess, serveMetrics } from "./metrics";

const server = testServer();

const lines = async () => (await server.metrics.registry.metrics()).split("\n");

const count = (operation: string, status: number, total: number) =>
  `http_request_duration_seconds_count{operation="${operation}",status="${status}"} ${total}`;

it("counts requests only by operation and status", async () => {
  await fetch(`${server.url}/user/me`);
  await fetch(`${server.url}/api/user/me?token=secret`);
  await fetch(`${server.url}/post/123456`);
  await fetch(`${server.url}/no-such-thing`);
  for (const check of ["live", "ready"]) await fetch(`${server.url}/health/${check}`);
  await expect
    .poll(lines)
    .toEqual(expect.arrayContaining([count("getMe", 401, 2), count("getPost", 401, 1), count("none", 404, 1)]));
  const all = await lines();
  expect(all).toContain("http_requests_open 0");
  // A proxy's health checks would hide people's requests.
  expect(all.join()).not.toContain('operation="none",status="200"');
  expect(all.join()).not.toMatch(/123456|no-such-thing|secret/);
});

it("counts mails by outcome, and waiting ones", async () => {
  const mail = { recipient: "jeanne@passerelle.example", subject: "Bonjour", body: "Bonjour", html: "<p>Bonjour" };
  await server.outbox.add(server.db, mail);
  expect(await lines()).toContain("mails_waiting 1");
  await server.outbox.sendDue();
  expect(await lines()).toEqual(expect.arrayContaining(['mails_total{outcome="sent"} 1', "mails_waiting 0"]));
});

it("counts live connections and measures the time to deliver messages", async () => {
  const { token } = await aMember(server, "applicant");
  const tab = open(server, `?token=${token}`);
  // Both unread counts.
  await tab.arrived(2);
  await expect
    .poll(lines)
    .toEqual(expect.arrayContaining(["live_connections 1", "live_delivery_duration_seconds_count 1"]));
  tab.socket.close();
  await expect.poll(lines).toContain("live_connections 0");
});

it("serves the other metrics while one cannot be read", async () => {
  const { registry, gauge } = createMetrics();
  gauge("away", "A figure of a database that is away.", () => Promise.reject(new Error("away")));
  gauge("here", "Another.", () => 3);
  expect(await registry.metrics()).toMatch(/^away Nan$[^]*^here 3$/m);
});

it("serves metrics only at /metrics on a separate port, including those of process and database", async () => {
  const metrics = createMetrics();
  measureProcess(metrics, () => ({ open: 3, idle: 2, waiting: 1 }));
  const { url, close } = await serveMetrics(metrics.registry, { port: 0, host: "127.0.0.1" });
  const answer = await fetch(`${url}/metrics`);
  expect(answer.headers.get("content-type")).toContain("version=0.0.4");
  const text = await answer.text();
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).toMatch(
    /^database_connections_open 3$[^]*^database_connections_idle 2$[^]*^database_statements_waiting 1$/m,
  );
  expect((await fetch(url)).status).toBe(404);
  await expect(serveMetrics(metrics.registry, { port: Number(new URL(url).port), host: "127.0.0.1" })).rejects.toThrow(
    "EADDRINUSE",
  );
  await close();
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});
