import { exec, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const reports = join(root, "node_modules/.cache/reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Runs tests and counts them for the summary. */
export const vitest = "npx vitest run --reporter=default --reporter=./scripts/count-tests.mjs";

/** @type {(import("./reports.mjs").Counted & { name: string })[]} */
const results = [];
const startOfAll = Date.now();

/**
 * Runs checks in parallel; each counts as one test.
 * @param {Record<string, string>} commands by name
 */
export async function runChecks(commands) {
  const running = Object.entries(commands).map(async ([name, command]) => {
    const start = Date.now();
    const { held, output } = await new Promise((resolve) => {
      exec(command, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
        resolve({ held: !error, output: stdout + stderr }),
      );
    });
    console.log(`\n> ${command}\n${output}`);
    const failures = held ? [] : [{ name: command, why: output.slice(-1500) }];
    results.push({ name, passed: held ? 1 : 0, failures, retried: [], seconds: (Date.now() - start) / 1000 });
  });
  await Promise.all(running);
}

/**
 * Runs suites with one command, which writes a JSON report to the file that the environment names. A suite missing from
 * the report counts as a failure, and so does a command that fails without a failed test.
 * @param {Record<string, string>} suites their names in the summary, by those in the report
 * @param {string} command
 * @param {{ env?: NodeJS.ProcessEnv, count?: (report: any) => Record<string, import("./reports.mjs").Counted> }}
 * options
 */
export function runSuites(suites, command, { env = {}, count = (report) => report } = {}) {
  const file = join(reports, `${Object.keys(suites).join("-")}.json`);
  console.log(`\n> ${command}`);
  const all = { ...process.env, ...env, TEST_REPORT: file, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const { status } = spawnSync(command, { shell: true, stdio: "inherit", env: all });
  const report = existsSync(file) ? count(JSON.parse(readFileSync(file, "utf8"))) : {};
  const failed = Object.values(report).some(({ failures }) => failures.length > 0);
  for (const [key, name] of Object.entries(suites)) {
    const counted = report[key] ?? { passed: 0, failures: [], retried: [], seconds: 0 };
    if (counted.passed === 0 || (status !== 0 && !failed))
      counted.failures.push({ name: command, why: "It did not finish well." });
    results.push({ ...counted, name });
  }
}

/**
 * Prints the failed tests, those that passed only on a retry, and the number of tests that passed; after a failure the
 * process exits with 1. Returns the number of passed tests by suite.
 * @param {number} maxRetried the number of tests in the whole run that may need a retry
 */
export function summarize(maxRetried) {
  const retried = results.flatMap(({ name, retried }) => retried.map((trouble) => ({ suite: name, ...trouble })));
  for (const { suite, name, why } of retried) console.log(`\nHeld at the second try (${suite}): ${name}\n${why}`);
  if (retried.length > maxRetried) {
    const why = `${retried.length} tests held only at their second try; ${maxRetried} may.`;
    results.push({ name: "second tries", passed: 0, failures: [{ name: "all", why }], retried: [], seconds: 0 });
  }
  for (const { name, failures } of results)
    for (const trouble of failures) console.log(`\nFAILED (${name}): ${trouble.name}\n${trouble.why}`);
  console.log("");
  for (const { name, passed, failures, seconds } of results) {
    const outcome = failures.length > 0 ? "FAILED" : "ok    ";
    console.log(`${outcome}  ${name}: ${passed} passed, ${failures.length} failed (${seconds.toFixed(1)} s)`);
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failures.length, 0);
  console.log(`\n${passed} passed, ${failed} failed, ${retried.length} at a second try`);
  console.log(`The whole took ${((Date.now() - startOfAll) / 60_000).toFixed(1)} minutes.`);
  process.exitCode = failed > 0 ? 1 : 0;
  return Object.fromEntries(results.map(({ name, passed }) => [name, passed]));
}
