import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestCase, Vitest } from "vitest/node";
import { createVitest } from "vitest/node";
import { operations } from "../../src/contract/load-contract";
import { registeredPeople } from "../context/target";
import { contractTests } from "../index";
import { help } from "./help";
import { readAccounts } from "./ready-accounts";
import { createLocalNetworks } from "./networks";
import { parallelFor, readOptions, UsageError, type Options } from "./options";
import { findMissing } from "./probe";
import { stopTests } from "./interrupt";
import { isGood, isIncomplete, writeReport, type Result } from "./report";

// Colours in diffs are for terminals only.
const say = (text: string) =>
  void process.stdout.write(`${process.stdout.isTTY ? text : stripVTControlCharacters(text)}\n`);

/** Prints one line for each feature as soon as it is done. */
const progress: Reporter = {
  onTestSuiteResult(suite) {
    const tests = [...suite.children.allTests()];
    const held = tests.filter((test) => test.result().state === "passed").length;
    say(`  ${suite.name.padEnd(16)}${held} of ${tests.length} hold`);
  },
};

function readNames({ only }: Options): void {
  const known = new Set([...Object.keys(contractTests), ...operations().map(({ id }) => id)]);
  const unknown = only.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new UsageError(`--only: ${unknown.join(", ")} is no operation and no feature; --list shows them.`);
}

const counted = (name: string, count: number) => `  ${name.padEnd(32)}${count}`;

function writeList(): string {
  const all = Object.values(contractTests).flat();
  return [
    "Features",
    ...Object.entries(contractTests).map(([feature, list]) => counted(feature, list.length)),
    "Operations",
    ...operations().map(({ id }) => counted(id, all.filter(({ operationId }) => operationId === id).length)),
  ].join("\n");
}

const junitTo = (outputFile: string): ["junit", object] => [
  "junit",
  { outputFile, suiteName: "Passerelle contract", classnameTemplate: "conformance" },
];

/** Runs the suite in Vitest, which provides assertions, diffs, timeouts and JUnit reports. */
async function run(options: Options, given: { missing: Record<string, number>; parallel: number }): Promise<Vitest> {
  const { junit } = options;
  const files = junit === undefined ? [] : [junitTo(resolve(junit))];
  const vitest = await createVitest("test", {
    config: false,
    root: fileURLToPath(new URL("../..", import.meta.url)),
    include: ["conformance/kit/suite.{ts,js}"],
    watch: false,
    // An interrupt from a terminal would end a worker that is a process.
    pool: "threads",
    // Allows for hundreds of calls to a slow server; each call has its own timeout.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    maxConcurrency: given.parallel,
    reporters: [progress, ...files],
    provide: { options, ...given },
  });
  // The first interrupt ends the run early, with its clean-up and report; the next one ends the process. Vitest's own
  // listener would end it at once.
  process.removeAllListeners("SIGINT");
  process.once("SIGINT", () => {
    say("\nStopping after the current test; interrupt again to end without a report.");
    stopTests();
  });
  await vitest.start();
  return vitest;
}

function resultOf(test: TestCase): Result {
  const { operationId = "", outcome, isIncomplete = false } = test.meta();
  const title = test.name.slice(operationId.length + 2);
  const result = test.result();
  if (result.state === "passed") return { operationId, title, kind: "holds", reason: "" };
  if (result.state === "skipped")
    return { operationId, title, kind: "not run", reason: result.note ?? "", isIncomplete };
  const [error] = result.errors ?? [];
  const reason = [error?.message ?? "", error?.diff ?? ""].filter((part) => part !== "").join("\n\n");
  return { operationId, title, kind: outcome ?? "fails", reason };
}

/** Names of the errors before the first test for which the server is not to blame. */
const isObstacle = (name: unknown) => name === "NoCodes" || name === "NoPeople";

const needsRoom = ({ access, isProxy, only, grep }: Options) =>
  access.kind !== "tokens" && !isProxy && only.length === 0 && grep === undefined;

/** Runs the command documented in `help`; returns the exit code. */
async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (options === "help" || options === "list") {
    say(options === "help" ? help : writeList());
    return 0;
  }
  readNames(options);
  if (options.access.kind === "tokens") readAccounts(options.access.value);
  const { missing, callMs } = await findMissing(options.url);
  const parallel = parallelFor(options, callMs);
  say(`Passerelle's contract, kept by ${options.url}?\n`);
  if (needsRoom(options) && (await createLocalNetworks(options.url)).length === 0)
    say(`All checks together register about ${registeredPeople} people from one network address; see --proxy.\n`);
  if (parallel > 1) say(`${parallel} features are tested side by side; see --parallel.\n`);
  const vitest = await run(options, { missing, parallel });
  const modules = vitest.state.getTestModules();
  const results = modules.flatMap((module) => [...module.children.allTests()].map(resultOf));
  const errors = [...modules.flatMap((module) => module.errors()), ...vitest.state.getUnhandledErrors()];
  await vitest.close();
  if (results.length === 0) throw new UsageError("No check has such a name; --list shows what there is.");
  const obstacle = errors.find((error) => error instanceof Object && "name" in error && isObstacle(error.name));
  if (obstacle instanceof Object && "message" in obstacle) throw new UsageError(String(obstacle.message));
  const { leftovers, notes } = modules[0]?.meta() ?? {};
  say(`\n${writeReport(results, { leftovers, notes }, options.verbose)}`);
  for (const error of errors)
    say(`\nBeside the checks: ${error instanceof Error ? error.stack : JSON.stringify(error)}`);
  if (!isGood(results) || errors.length > 0) return 1;
  return isIncomplete(results) ? 2 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n\npasserelle-conformance --help says more.\n`);
  process.exitCode = 2;
}
