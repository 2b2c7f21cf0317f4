import { exec, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, root } from "./install.mjs";
import { countPlaywright, countVitest } from "./reports.mjs";

ensureInstalled();
process.chdir(root);
const { ensureChromium } = await import("./browser.mjs");
process.env["CHROMIUM_PATH"] = await ensureChromium();
const reports = join(root, "node_modules/.cache/reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @type {(import("./reports.mjs").Counted & { name: string, seconds: number })[]} */
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
    const failures = held ? [] : [{ name: command, why: output.slice(-1500) }];
    results.push({ name, passed: held ? 1 : 0, failures, retried: [], seconds: (Date.now() - start) / 1000 });
  });
  await Promise.all(running);
}

/**
 * Runs a suite that reports each of its tests in a JSON file. A suite that dies without its report, or fails without
 * a failed test (an unhandled error), counts as one failure.
 * @param {string} name @param {string} command @param {NodeJS.ProcessEnv} env
 * @template Report
 * @param {(report: Report) => import("./reports.mjs").Counted} count
 */
function suite(name, command, env, count) {
  const start = Date.now();
  const file = join(reports, `${name.replaceAll(" ", "-")}.json`);
  const held = run(command.replace("{report}", file), { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const { passed, failures, retried } = existsSync(file)
    ? count(JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, failures: [], retried: [] };
  if (failures.length === 0 && (!held || passed === 0))
    failures.push({ name: command, why: "It did not finish well." });
  results.push({ name, passed, failures, retried, seconds: (Date.now() - start) / 1000 });
}

// A shared machine may stop for seconds: what held only at the second try is named in the summary.
const vitestCommand = "npx vitest run --retry=1 --reporter=default --reporter=json --outputFile.json={report}";

await checks({
  "generated client is current": "npm run --silent generate:check -w packages/api",
  types: "npm run --silent typecheck",
  lint: "npm run --silent lint",
  imports: "npm run --silent imports",
  format: "npm run --silent format:check",
  "unused code and dependencies": "npm run --silent unused",
  "references of the documentation": "npm run --silent docs:check",
  "contract lint": "npm run --silent lint:contract",
  "contract beside the released one": "npm run --silent contract:check",
  "clients of the contract": "npm run --silent contract:clients",
});
suite("unit", `${vitestCommand} --project unit`, {}, countVitest);
suite("server on PGlite", `${vitestCommand} --project server`, {}, countVitest);
suite("seeded faults", `${vitestCommand} --project faults`, {}, countVitest);
// Not again what is about the embedded database's folder.
const onPostgres = `${vitestCommand} --project server --exclude "**/{main,data-lock}.test.ts"`;
suite("server on PostgreSQL", onPostgres, { TEST_POSTGRES: "1" }, countVitest);
// React as it is delivered, which takes two thirds of the time of the one that watches over a developer.
const stories = `${vitestCommand} --project "stories*"`;
suite("stories", stories, { NODE_ENV: "production" }, countVitest);
await checks({ build: "node scripts/build-web.mjs" });
await checks({ "size budget": "node scripts/size.mjs" });
suite("journeys", "npx playwright test -c apps/e2e --retries=1 --reporter=list,json", {}, countPlaywright);

for (const { name, failures, retried } of results) {
  for (const trouble of retried) console.log(`\nHeld at the second try (${name}): ${trouble.name}\n${trouble.why}`);
  for (const trouble of failures) console.log(`\nFAILED (${name}): ${trouble.name}\n${trouble.why}`);
}
console.log("");
for (const { name, passed, failures, seconds } of results) {
  const outcome = failures.length > 0 ? "FAILED" : "ok    ";
  console.log(`${outcome}  ${name}: ${passed} passed, ${failures.length} failed (${seconds.toFixed(1)} s)`);
}
const faults = results.find(({ name }) => name === "seeded faults");
if (faults) console.log(`\nseeded faults: ${faults.passed} of ${faults.passed + faults.failures.length} found`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failures.length, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
