import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The duration of each call of other people, in ms. @param {string} url */
export async function bystander(url) {
  const { stdout } = await run(process.execPath, ["scripts/bench/bystander.mjs", url]);
  /** @type {number[]} */
  const times = JSON.parse(stdout);
  return times;
}
