import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../free-port.mjs";
import { root } from "../install.mjs";

/** @type {(() => void)[]} */
const endings = [];
process.on("exit", () => endings.forEach((end) => end()));

/** Runs a function when the process ends, even after a failure. @param {() => void} end */
export const atExit = (end) => void endings.push(end);

/** Creates an empty folder for a server's data; it is removed when the process ends. */
export function temporaryData() {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-bench-"));
  atExit(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Starts a Node program that serves HTTP, and waits for its first answer.
 * @param {string[]} args @param {NodeJS.ProcessEnv} env
 */
export async function serve(args, env = {}) {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "silent", ...env },
  });
  // A part that fails does not stop its servers itself.
  atExit(() => child.kill());
  let output = "";
  child.stdout.on("data", (/** @type {Buffer} */ text) => (output += text.toString()));
  const url = `http://127.0.0.1:${port}`;
  const end = Date.now() + 120_000;
  while (
    !(await fetch(`${url}/login`, { headers: { accept: "text/html" } }).then(
      (r) => r.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`No answer from ${args.join(" ")}.`);
    await wait(25);
  }
  return {
    url,
    secondsToFirstAnswer: (performance.now() - started) / 1000,
    /** The current resident memory in MB. */
    memory: () => Number(spawnSync("ps", ["-o", "rss=", "-p", String(child.pid)]).stdout) / 1024,
    /** The number of lines printed before the one with this text. @param {string} words */
    linesBefore: (words) => (output.split(words)[0] ?? "").split("\n").slice(0, -1).filter(Boolean).length,
    stop: () => new Promise((resolve) => (child.once("exit", resolve), child.kill("SIGTERM"))),
  };
}

/**
 * Fills an empty database with a script from this folder, or from that of another checkout.
 * @param {string} script @param {number[]} sizes @param {NodeJS.ProcessEnv} env
 */
export function fillDatabase(script, sizes, env, checkout = root) {
  const filling = ["scripts/bench/run-fill.mjs", script, ...sizes.map(String)];
  const filled = spawnSync(process.execPath, filling, {
    cwd: checkout,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (filled.status !== 0) throw new Error(`${script} has not filled the database.`);
}

/**
 * Starts the server on an empty database after filling it with a script from this folder.
 * @param {string} script @param {number[]} sizes @param {NodeJS.ProcessEnv} env
 * @param {{ folder?: string; main?: string }} [program] the checkout of the server, and its main file
 */
export async function serveFilled(script, sizes, env, { folder = root, main = "apps/server/dist/main.js" } = {}) {
  fillDatabase(script, sizes, env, folder);
  return serve([join(folder, main)], env);
}

/** @param {number[]} values */
export const p99 = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;

/** @param {number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
