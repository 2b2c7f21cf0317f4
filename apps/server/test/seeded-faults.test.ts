import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createTestContext, contractTests, type OperationId } from "@passerelle/api/conformance";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerFaults } from "./faults/answers";
import { liveFaults } from "./faults/live";
import { mutants } from "./faults/mutants";
import { startFaultyServer, type FaultyServer } from "./faults/proxy";
import { ruleFaults } from "./faults/rules";
import { isSource, makeMistake } from "./faults/seeding";
import { startTestServer, type TestServer } from "./test-server";
import { targetOf } from "./target";

let server: TestServer;
let faulty: FaultyServer;
beforeAll(async () => {
  // A heartbeat looks for sessions that have ended: one that comes just then would hide that a logout closes nothing.
  server = await startTestServer({ heartbeatInterval: 3_600_000 });
  faulty = await startFaultyServer(server.url);
});
beforeEach(() => server.db.deleteFrom("rate_limits").execute());
afterEach(() => {
  faulty.become(undefined);
  makeMistake(undefined);
});
afterAll(async () => {
  await faulty.close();
  await server.close();
});

const withoutNumbers = (title: string) => title.replace(/ \(D-[^()]*\)$/, "");
const all = new Map(
  Object.values(contractTests)
    .flat()
    .flatMap((one) => [one.title, withoutNumbers(one.title)].map((title) => [`${one.operationId}: ${title}`, one])),
);

/** What has to be found, and by which test. */
interface Found {
  found: readonly [OperationId, string];
  says?: RegExp;
}

const contractTestOf = ({ found: [operationId, title] }: Found) => all.get(`${operationId}: ${title}`);

/** What does not come from a server with a fault is not waited for long, in milliseconds. */
const shortPatience = 1_500;

const held = new Set<string>();

/** Tries the contract test that has to find a fault, at the server itself or behind the proxy. */
async function tryIt(fault: Found, url: string, patience = 5_000) {
  const test = contractTestOf(fault);
  if (!test) throw new Error(`There is no contract test "${fault.found.join(": ")}".`);
  await test.run(createTestContext({ ...targetOf(server, url), patience }));
}

/** Fails unless the contract test holds without the fault, so that it is the fault that breaks it; looked at once for each. */
async function holds(fault: Found, url: string) {
  const key = `${url} ${fault.found.join()}`;
  if (!held.has(key)) await tryIt(fault, url);
  held.add(key);
}

describe.each(Object.entries({ answers: answerFaults, rules: ruleFaults, "the live channel": liveFaults }))(
  "a server with a fault in %s is found out",
  (_, faults) => {
    it.each(faults)("$name: $found.0 $found.1", async (fault) => {
      await holds(fault, faulty.url);
      faulty.become(fault);
      await expect(tryIt(fault, faulty.url, shortPatience)).rejects.toThrow(fault.says ?? /./);
    });
  },
);

const needsClock = (mutant: Found) => Number(contractTestOf(mutant)?.needs === "clock");

/** All the source that a mistake can be in. */
function source(): string[] {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  return ["apps/server/src", "packages/domain/src", "packages/api/src/contract"].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
      .map((path) => `${root}${folder}/${path}`)
      .filter(isSource)
      .map((path) => readFileSync(path, "utf8")),
  );
}

describe("a server with a mistake in its source is found out", () => {
  const texts = source();

  // What puts the server's clock forward comes last.
  it.each(mutants.toSorted((a, b) => needsClock(a) - needsClock(b)))("$name: $found.0 $found.1", async (mutant) => {
    const places = texts.reduce((count, text) => count + text.split(mutant.reads).length - 1, 0);
    expect(places, `places of the source that read ${mutant.reads}`).toBe(1);
    await holds(mutant, server.url);
    makeMistake(mutant.name);
    await expect(tryIt(mutant, server.url, shortPatience)).rejects.toThrow(mutant.says ?? /./);
  });
});
