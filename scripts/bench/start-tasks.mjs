import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "playwright";
import { chromiumArgs, ensureChromium } from "../browser.mjs";
import { median, serve, temporaryData } from "./serve.mjs";

/** @typedef {{ ph: string, name: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: { name?: string } }} TraceEvent */

const rounds = 3;
const limit = 50;

/**
 * The processor time of each task on the page's main thread, in milliseconds; unaffected by other processes.
 * @param {TraceEvent[]} events
 */
function mainThreadTasks(events) {
  const threads = new Set(
    events.filter((e) => e.name === "thread_name" && e.args?.name === "CrRendererMain").map((e) => `${e.pid} ${e.tid}`),
  );
  return events
    .filter((e) => e.ph === "X" && e.name === "RunTask" && threads.has(`${e.pid} ${e.tid}`))
    .map((e) => (e.tdur ?? e.dur ?? 0) / 1000);
}

/**
 * Loads a page without interaction until its form is ready, plus one second.
 * @param {import("playwright").Browser} browser @param {string} url @param {number} slowdown
 */
async function tasksOf(browser, url, slowdown) {
  const page = await browser.newPage();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline", "__metadata"] });
  await page.goto(url, { waitUntil: "commit" });
  // Playwright's own waiting functions would run in the page and be measured.
  const expression = 'new Promise((resolve) => addEventListener("form-ready", resolve, { once: true })).then(() => 0)';
  await cdp.send("Runtime.evaluate", { expression, awaitPromise: true });
  await wait(1_000);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await page.context().close();
  return mainThreadTasks(traceEvents);
}

/** @param {number[]} tasks */
const beyond = (tasks) => tasks.reduce((sum, time) => sum + Math.max(0, time - limit), 0);

/**
 * The main thread's tasks while /login starts, at full and at a quarter of the speed.
 * @param {import("./results.mjs").Report} report
 */
export async function measure(report) {
  const server = await serve(["apps/server/dist/main.js"], { DATA_DIR: temporaryData() });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
  const runsAt = async (/** @type {number} */ slowdown) => {
    const runs = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await tasksOf(browser, `${server.url}/login`, slowdown));
    return runs;
  };
  const longest = median((await runsAt(1)).map((tasks) => Math.max(...tasks)));
  report({ name: "longest task", figure: longest, unit: "ms", atMost: limit });
  const slowed = median((await runsAt(4)).map(beyond));
  report({ name: `beyond ${limit} ms, 4× slowdown`, figure: slowed, unit: "ms", atMost: 120 });
  await browser.close();
  await server.stop();
}
