import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { call } from "../call";
import { aMember, type Member } from "../members";
import { type Cluster, noticed, startCluster, untilReady } from "./cluster";
import { Ledger, writeUntil } from "./ledger";
import { anOperator } from "./operator";
import { aCvWriter } from "./writers";

let cluster: Cluster;
let jeanne: Member;
beforeAll(async () => {
  cluster = await startCluster(inject("postgres") ?? "");
  const operator = await anOperator(cluster);
  jeanne = await aMember(operator, "applicant");
  await operator.close();
}, 200_000);
afterAll(() => cluster.stop(), 200_000);

it("answers every call while each server is replaced", { timeout: 300_000 }, async () => {
  const ledger = new Ledger();
  let isReplaced = false;
  const writer = aCvWriter(jeanne, ledger);
  const writing = writeUntil(() => isReplaced, writer, 500);
  for (const server of cluster.servers) {
    await server.end("SIGTERM");
    await server.start();
    await pause(noticed);
  }
  isReplaced = true;
  await writing;
  await writer.check();
  expect([ledger.unanswered, ledger.confirmed.get("CV entry")]).toEqual([[], expect.any(Number)]);
});

it("keeps using all servers if none is ready because their broker is unavailable", { timeout: 300_000 }, async () => {
  await cluster.redis.stop();
  for (const { url } of cluster.servers) await untilReady(url, false);
  await pause(noticed + 3_000);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call(cluster.url, "GET", "/user/me", { token: jeanne.token })),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const body = { institution: "École", degree: "Master", startedAt: "2019-09-01" };
  expect(await call(cluster.url, "POST", "/formation", { token: jeanne.token, body })).toHaveProperty("status", 201);
});
