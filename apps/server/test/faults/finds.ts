import { CannotRun, createTestContext, contractTests, newMemory, type OperationId } from "@passerelle/api/conformance";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { targetOf, publicUrl } from "../target";
import { startTestServer, type TestServer } from "../test-server";
import type { Fault } from "./fault";
import { type FaultyServer, startFaultyServer } from "./proxy";

let server: TestServer;
let faulty: FaultyServer;

/** Starts the server and the proxy for a test file. */
export function startServers(): void {
  beforeAll(async () => {
    // A heartbeat also closes ended sessions, which would hide a logout that closes nothing.
    server = await startTestServer({ heartbeatInterval: 3_600_000, publicUrl });
    faulty = await startFaultyServer(server.url);
  });
  beforeEach(() => server.db.deleteFrom("rate_limits").execute());
  afterEach(() => faulty.become(undefined));
  afterAll(async () => {
    await faulty.close();
    await server.close();
  });
}

const withoutNumbers = (title: string) => title.replace(/ \(D-[^()]*\)$/, "");
const all = new Map(
  Object.values(contractTests)
    .flat()
    .map((one) => [`${one.operationId}: ${withoutNumbers(one.title)}`, one]),
);

/** The timeout for messages that a faulty server does not send, in milliseconds. */
const shortPatience = 1_500;

type Faults = Record<string, Fault>;

/** Declares that contract tests, named without their rule numbers, pass, and fail with each of their faults. */
export function finds(tests: Partial<Record<`${OperationId}: ${string}`, Faults>>): void {
  for (const [name, faults = {}] of Object.entries(tests)) findsIn(name, faults);
}

function findsIn(name: string, faults: Faults): void {
  const test = all.get(name);
  if (!test) throw new Error(`There is no contract test "${name}".`);

  async function run({ operation = (target) => target }: Fault, patience: number) {
    // An answer changed by an earlier fault kept its ETag.
    const memory = newMemory();
    await test?.run(createTestContext(operation({ ...targetOf(server, faulty.url), patience, memory })));
  }

  describe(`${test.operationId}: ${test.title}`, () => {
    beforeAll(async () => {
      await server.db.deleteFrom("rate_limits").execute();
      // A fault may have ended the sessions of shared people; at the second attempt they sign in again.
      await run({}, 5_000).catch(() => run({}, 5_000));
    });
    for (const [fault, what] of Object.entries(faults))
      it(`finds ${fault}`, async () => {
        faulty.become(what);
        const failure = await run(what, shortPatience).catch((error: unknown) => error);
        expect(failure, "what the contract test says").toBeInstanceOf(Error);
        expect(failure).not.toBeInstanceOf(CannotRun);
        expect(String(failure)).toMatch(what.says ?? /./);
        expect(faulty.failures).toEqual([]);
      });
  });
}
