import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { ensureInstalled, root } from "../install.mjs";
import { comparisonOf, isMet, runPart, tableOf } from "./results.mjs";

/** @typedef {{ measure: (report: import("./results.mjs").Report) => Promise<void> }} Part */

/** The parts in running order; each module is loaded when it runs. @type {Record<string, () => Promise<Part>>} */
const parts = {
  size: () => import("./size.mjs"),
  start: () => import("./start.mjs"),
  "login-page": () => import("./login-page.mjs"),
  "start-tasks": () => import("./start-tasks.mjs"),
  menu: () => import("./menu.mjs"),
  storybook: () => import("./storybook.mjs"),
  calls: () => import("./calls.mjs"),
  "offers-page": () => import("./offers-page.mjs"),
  search: () => import("./search.mjs"),
  matching: () => import("./matching.mjs"),
  messages: () => import("./messages.mjs"),
  floods: () => import("./floods.mjs"),
};

const folder = join(root, ".cache/bench");
const wanted = process.argv.slice(2);

/** @param {string[]} files @returns {import("./results.mjs").Run[]} the runs in those files, or the last two */
function readRuns(files) {
  const kept = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const chosen = files.length > 0 ? files : kept.slice(-2).map((file) => join(folder, file));
  return chosen.map((file) => JSON.parse(readFileSync(file, "utf8")));
}

function compare() {
  const [before, after] = readRuns(wanted.filter((word) => !word.startsWith("--")));
  if (!before || !after) throw new Error("There are no two runs to compare.");
  console.log(comparisonOf(before, after));
}

async function bench() {
  const unknown = wanted.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(", ")}. There are ${Object.keys(parts).join(", ")}.`);
  ensureInstalled();
  process.chdir(root);
  const { ensureServerBuilt, ensureWebBuilt } = await import("../build.mjs");
  const { ensureStorybookBuilt } = await import("./storybook.mjs");
  await ensureWebBuilt();
  await ensureServerBuilt();
  if (wanted.length === 0 || wanted.includes("storybook")) await ensureStorybookBuilt();

  const [load = 0] = loadavg();
  const cores = availableParallelism();
  if (load > cores / 4)
    console.log(`The machine is busy (load ${load.toFixed(1)} on ${cores} cores): figures in time will be worse.`);
  const started = performance.now();
  const rows = [];
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const { measure } = await part();
    const start = performance.now();
    rows.push(...(await runPart(name, measure, (row) => console.log(tableOf([row]).split("\n")[1]))));
    console.log(`(${name} took ${Math.round((performance.now() - start) / 1000)} s)`);
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  const commit = execFileSync("git", ["describe", "--always", "--dirty"], { encoding: "utf8" }).trim();
  const date = new Date().toISOString();
  const run = { date, commit, cores, node: process.version, load, seconds, rows };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${date.replaceAll(":", "-")}.json`);
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);
  console.log(`\n${tableOf(rows)}\n\n${rows.filter(isMet).length} of ${rows.length} met, in ${seconds} s: ${file}`);
  // The table shows the missed goals. Exits explicitly, because a part may have left a process or socket open.
  process.exit(rows.every(isMet) ? 0 : 1);
}

if (wanted.includes("--list")) console.log(Object.keys(parts).join("\n"));
else if (wanted.includes("--compare")) compare();
else await bench();
