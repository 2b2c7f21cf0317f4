import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createTestContext, contractTests, forgetSessions, type OperationId } from "@passerelle/api/conformance";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerFaults } from "./faults/answers";
import { liveFaults } from "./faults/live";
import { mutants } from "./faults/mutants";
import { startFaultyServer, type FaultyServer } from "./faults/proxy";
import { ruleFaults } from "./faults/rules";
import { isSource, makeMistake } from "./faults/seeding";
import { forgetCompiled } from "../src/platform/database/prepared";
import { startTestServer, type TestServer } from "./test-server";
import { publicUrl, targetOf } from "./target";

let server: TestServer;
/** For tests that put the clock forward, which changes who is old enough for all others. */
let ageing: TestServer;
let faulty: FaultyServer;
beforeAll(async () => {
  // A heartbeat also closes ended sessions, which would hide that a logout closes nothing.
  const settings = { heartbeatInterval: 3_600_000, publicUrl };
  server = await startTestServer(settings);
  ageing = await startTestServer(settings);
  faulty = await startFaultyServer(server.url);
});
beforeEach(() => Promise.all([server, ageing].map(({ db }) => db.deleteFrom("rate_limits").execute())));
afterEach(() => {
  faulty.become(undefined);
  makeMistake(undefined);
  forgetCompiled();
});
afterAll(async () => {
  await faulty.close();
  await Promise.all([server.close(), ageing.close()]);
});

const withoutNumbers = (title: string) => title.replace(/ \(D-[^()]*\)$/, "");
const all = new Map(
  Object.values(contractTests)
    .flat()
    .flatMap((one) => [one.title, withoutNumbers(one.title)].map((title) => [`${one.operationId}: ${title}`, one])),
);

/** The contract test that has to find the fault. */
interface Found {
  found: readonly [OperationId, string];
  says?: RegExp;
}

const contractTestOf = ({ found: [operationId, title] }: Found) => all.get(`${operationId}: ${title}`);

/** Timeout for messages that a faulty server does not send, in milliseconds. */
const shortPatience = 1_500;

const held = new Set<string>();

/** Runs the contract test of a fault, against the server or the proxy. */
async function tryIt(fault: Found, url: string, patience = 5_000) {
  const test = contractTestOf(fault);
  if (!test) throw new Error(`There is no contract test "${fault.found.join(": ")}".`);
  await test.run(createTestContext({ ...targetOf(url === ageing.url ? ageing : server, url), patience }));
}

/** Fails unless the contract test passes without the fault; runs once per test. */
async function holds(fault: Found, url: string) {
  const key = `${url} ${fault.found.join()}`;
  if (!held.has(key)) await tryIt(fault, url);
  held.add(key);
}

describe.each(Object.entries({ answers: answerFaults, rules: ruleFaults, "the live channel": liveFaults }))(
  "a server with a fault in %s is found out",
  (_, faults) => {
    // Not by `it.each`, which cuts long names: each can be run by its own.
    for (const fault of faults)
      it(`${fault.name}: ${fault.found.join(" ")}`, async () => {
        await holds(fault, faulty.url);
        faulty.become(fault);
        await expect(tryIt(fault, faulty.url, shortPatience)).rejects.toThrow(fault.says ?? /./);
      });
  },
);

const needsClock = (mutant: Found) => Number([contractTestOf(mutant)?.needs].flat().includes("clock"));

/** All source files that can be mutated. */
function source(): string[] {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  return ["apps/server/src", "packages/domain/src", "packages/api/src/contract"].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
      .map((path) => `${root}${folder}/${path}`)
      .filter(isSource)
      .map((path) => readFileSync(path, "utf8")),
  );
}

describe("a server with a mistake in its source is detected", () => {
  const texts = source();

  // Tests that advance a clock come last: they end the sessions of the people whom others share.
  for (const mutant of mutants.toSorted((a, b) => needsClock(a) - needsClock(b)))
    it(`${mutant.name}: ${mutant.found.join(" ")}`, async () => {
      const places = texts.reduce((count, text) => count + text.split(mutant.reads).length - 1, 0);
      expect(places, `places of the source that read ${mutant.reads}`).toBe(1);
      const { url } = needsClock(mutant) ? ageing : server;
      await holds(mutant, url);
      makeMistake(mutant.name);
      forgetCompiled();
      await expect(tryIt(mutant, url, shortPatience)).rejects.toThrow(mutant.says ?? /./);
      if (mutant.endsSessions) forgetSessions();
    });
});
