import { exec, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, root } from "./install.mjs";

ensureInstalled();
process.chdir(root);
const { ensureChromium } = await import("./browser.mjs");
process.env["CHROMIUM_PATH"] = await ensureChromium();
const reports = join(root, "node_modules/.cache/reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @type {{ name: string, passed: number, failed: number, seconds: number }[]} */
const results = [];

/** @param {string} command @param {NodeJS.ProcessEnv} env */
function run(command, env = {}) {
  console.log(`\n> ${command}`);
  return spawnSync(command, { shell: true, stdio: "inherit", env: { ...process.env, ...env } }).status === 0;
}

/**
 * Runs checks that either hold or do not, all at once: each is one test.
 * @param {Record<string, string>} commands by name
 */
async function checks(commands) {
  const running = Object.entries(commands).map(async ([name, command]) => {
    const start = Date.now();
    const { held, output } = await new Promise((resolve) => {
      exec(command, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
        resolve({ held: !error, output: stdout + stderr }),
      );
    });
    console.log(`\n> ${command}\n${output}`);
    results.push({ name, passed: held ? 1 : 0, failed: held ? 0 : 1, seconds: (Date.now() - start) / 1000 });
  });
  await Promise.all(running);
}

/**
 * Runs a suite that reports each of its tests in a JSON file. A suite that dies without its report, or fails without
 * a failed test (a file that does not load, an unhandled error), counts as one failure.
 * @param {string} name @param {string} command @param {NodeJS.ProcessEnv} env
 * @template Report
 * @param {(report: Report) => { passed: number, failed: number }} count
 */
function suite(name, command, env, count) {
  const start = Date.now();
  const file = join(reports, `${name.replaceAll(" ", "-")}.json`);
  const held = run(command.replace("{report}", file), { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, "utf8"))) : { passed: 0, failed: 0 };
  if (!held && counted.failed === 0) counted.failed = 1;
  if (held && counted.passed === 0) counted.failed += 1;
  results.push({ name, ...counted, seconds: (Date.now() - start) / 1000 });
}

/** @param {{ numPassedTests: number, numFailedTests: number }} report */
const vitest = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests });
/** @param {{ stats: { expected: number, unexpected: number, flaky: number } }} report */
const playwright = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });
const vitestCommand = "npx vitest run --reporter=default --reporter=json --outputFile.json={report}";

await checks({
  "generated client is current": "npm run --silent generate:check -w packages/api",
  types: "npm run --silent typecheck",
  "lint and import walls": "npm run --silent lint",
  format: "npm run --silent format:check",
  "unused code and dependencies": "npm run --silent unused",
  "contract lint": "npm run --silent lint:contract",
});
suite("unit", `${vitestCommand} --project unit`, {}, vitest);
suite("server on PGlite", `${vitestCommand} --project server`, {}, vitest);
// Not again what is about the embedded database's folder.
const onPostgres = `${vitestCommand} --project server --exclude "**/{main,data-lock}.test.ts"`;
suite("server on PostgreSQL", onPostgres, { TEST_POSTGRES: "1" }, vitest);
suite("stories", `${vitestCommand} --project stories --project stories-fr-dark-phone`, {}, vitest);
await checks({ build: "node scripts/build-web.mjs" });
await checks({ "size budget": "node scripts/size.mjs" });
suite("journeys", "npx playwright test -c apps/e2e --reporter=list,json", {}, playwright);

console.log("");
for (const { name, passed, failed, seconds } of results) {
  console.log(`${failed ? "FAILED" : "ok    "}  ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`);
}
/** @param {"passed" | "failed"} kind */
const total = (kind) => results.reduce((sum, result) => sum + result[kind], 0);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") ? 1 : 0;
