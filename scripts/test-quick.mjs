import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { ensureInstalled, root } from "./install.mjs";

const limit = 90_000;
const end = Date.now() + limit;

ensureInstalled();
process.chdir(root);

/** @param {string[]} args */
const git = (...args) => spawnSync("git", args, { encoding: "utf8" }).stdout.trim();

// The uncommitted changes, and those that the branch adds to main; on a clean main, those of the last commit.
const isClean = git("status", "--porcelain") === "";
const fork = git("merge-base", "HEAD", "main") || "HEAD";
const base = isClean && fork === git("rev-parse", "HEAD") ? "HEAD~1" : fork;
const changed = [
  ...git("diff", "--name-only", "--diff-filter=d", base).split("\n"),
  ...git("ls-files", "--others", "--exclude-standard").split("\n"),
].filter(Boolean);
const code = changed.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
console.log(`${changed.length} files differ from ${base}.`);

const related = `--changed=${base} --passWithNoTests --reporter=dot`;
/** @typedef {{ name: string, command: string }} Step */

/** @type {Step[]} run in parallel */
const checks = [
  { name: "types", command: "npm run --silent typecheck" },
  {
    name: "format",
    command: `npx prettier --check --ignore-unknown --log-level warn ${changed.join(" ")}`,
    of: changed,
  },
  { name: "lint", command: `npx oxlint --type-aware --deny-warnings ${code.join(" ")}`, of: code },
  { name: "imports", command: "npm run --silent imports", of: code },
].filter(({ of }) => of?.length !== 0);

/** @param {RegExp} folders */
const codeIn = (folders) => code.filter((file) => folders.test(file));
/** @type {Step[]} run one after the other, the cheapest first, since each uses all cores */
const suites = [
  {
    name: "unit tests",
    command: `node_modules/.bin/vitest run --project unit --project tolerance ${related}`,
    of: codeIn(/^(packages|mocks|apps\/web|scripts)\//),
  },
  {
    name: "stories",
    command: `env NODE_ENV=production node_modules/.bin/vitest run --project stories --project motion ${related}`,
    of: codeIn(/^(packages|mocks|\.storybook)\//),
  },
  {
    name: "server tests",
    command: `node_modules/.bin/vitest run --project server --project postgres --project contract ${related}`,
    of: codeIn(/^(packages|mocks|apps\/server)\//),
  },
].filter(({ of }) => of.length > 0);

/** @type {string[]} */
const failed = [];
/** @type {string[]} */
const late = [];

/** @param {Step} step */
async function run({ name, command }) {
  console.log(`\n> ${name}`);
  // A timeout of 0 would mean none.
  const timeout = Math.max(1, end - Date.now());
  const child = spawn(`exec ${command}`, { shell: true, stdio: "inherit", timeout });
  const [status] = await once(child, "exit");
  // Some commands exit with 0 when they are stopped.
  if (Date.now() >= end) late.push(name);
  else if (status !== 0) failed.push(name);
}

await Promise.all(checks.map(run));
for (const suite of suites) await run(suite);
if (late.length > 0) console.log(`\nNot finished within ${limit / 1000} s, so left to npm test: ${late.join(", ")}.`);
console.log(failed.length > 0 ? `\nFAILED: ${failed.join(", ")}` : "\nNothing failed.");
process.exitCode = failed.length > 0 ? 1 : 0;
