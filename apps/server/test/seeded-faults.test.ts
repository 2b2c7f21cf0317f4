import { createScene, promises, type World } from "@passerelle/api/conformance";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { answerFaults } from "./faults/answers";
import type { Fault } from "./faults/fault";
import { liveFaults } from "./faults/live";
import { startFaultyServer, type FaultyServer } from "./faults/proxy";
import { ruleFaults } from "./faults/rules";
import { startTestServer, type TestServer } from "./test-server";

let server: TestServer;
let faulty: FaultyServer;
beforeAll(async () => {
  server = await startTestServer();
  faulty = await startFaultyServer(server.url);
});
beforeEach(() => server.db.deleteFrom("rate_limits").execute());
afterEach(() => faulty.become(undefined));
afterAll(async () => {
  await faulty.close();
  await server.close();
});

const all = Object.values(promises).flat();

/** Tries the promise that has to find a fault. */
async function tryIt({ found: [operationId, title] }: Fault) {
  const promise = all.find((one) => one.operationId === operationId && one.title === title);
  if (!promise) throw new Error(`There is no promise "${operationId}: ${title}".`);
  const world: World = { baseUrl: faulty.url, readOtp: server.readOtp, WebSocket };
  await promise.run(createScene(world));
}

describe.each(Object.entries({ answers: answerFaults, rules: ruleFaults, "the live channel": liveFaults }))(
  "a server with a fault in %s is found out",
  (_, faults) => {
    it.each(faults)("$name: $found.0 $found.1", async (fault) => {
      // It holds without the fault, so that it is the fault that breaks it.
      await tryIt(fault);
      faulty.become(fault);
      await expect(tryIt(fault)).rejects.toThrow(fault.says ?? /./);
    });
  },
);
