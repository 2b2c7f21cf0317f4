import { spawnSync } from "node:child_process";
import { ensureInstalled, root } from "./install.mjs";

const limit = 90_000;
const end = Date.now() + limit;

ensureInstalled();
process.chdir(root);

/** @param {string[]} args */
const git = (...args) => spawnSync("git", args, { encoding: "utf8" }).stdout.trim();

// What is not committed; what the branch adds to main; on a clean main, its last commit.
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
/**
 * What a change needs, the cheapest first.
 * @type {{ name: string, command: string, of?: string[] }[]} a step is left out where it is `of` no files
 */
const steps = [
  { name: "types", command: "npm run --silent typecheck" },
  {
    name: "format",
    command: `npx prettier --check --ignore-unknown --log-level warn ${changed.join(" ")}`,
    of: changed,
  },
  { name: "lint", command: `npx oxlint --type-aware --deny-warnings ${code.join(" ")}`, of: code },
  { name: "imports", command: "npm run --silent imports", of: code },
  { name: "unit tests", command: `exec node_modules/.bin/vitest run --project unit ${related}` },
  { name: "stories", command: `NODE_ENV=production exec node_modules/.bin/vitest run --project stories ${related}` },
  { name: "server tests", command: `exec node_modules/.bin/vitest run --project server ${related}` },
];

const failed = [];
const late = [];
for (const { name, command } of steps.filter(({ of }) => of?.length !== 0)) {
  console.log(`\n> ${name}`);
  // A time-out of 0 would be none.
  const timeout = Math.max(1, end - Date.now());
  const { status, signal } = spawnSync(command, { shell: true, stdio: "inherit", timeout });
  if (signal) late.push(name);
  else if (status !== 0) failed.push(name);
}
if (late.length > 0) console.log(`\nNot finished within ${limit / 1000} s, so left to npm test: ${late.join(", ")}.`);
console.log(failed.length > 0 ? `\nFAILED: ${failed.join(", ")}` : "\nNothing failed.");
process.exitCode = failed.length > 0 ? 1 : 0;
