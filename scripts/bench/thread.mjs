/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { chromium } from "playwright";
import { chromiumArgs, ensureChromium } from "../browser.mjs";
import { median, serveFilled, temporaryData } from "./serve.mjs";

const messages = 10_000;
const read = 2_000;
const runs = 3;

/** The numbers of the messages that are drawn, how much the thread is made of, and whatever took over 50 ms. */
function look() {
  const thread = document.querySelector("[role=log]");
  const numbers = [...(thread?.textContent ?? "").matchAll(/Message (\d+)/g)].map(([, number]) => Number(number));
  const tasks = performance.getEntriesByType("mark").filter(({ name }) => name === "long task");
  const long = tasks.map((task) => Number(Object(task).detail));
  return { numbers, nodes: thread?.querySelectorAll("*").length ?? 0, long };
}

/** Before the application: somebody is logged in, and tasks that are too long are noted. */
function prepare() {
  const session = { token: "bench-1", username: "bench-1", role: "applicant" };
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) performance.mark("long task", { detail: duration });
  }).observe({ entryTypes: ["longtask"] });
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** @param {import("playwright").Page} page @param {string} url */
async function run(page, url) {
  await page.addInitScript(prepare);
  await page.goto(`${url}/dashboard/messages`);
  const row = page.getByRole("button", { name: /Personne Numéro 2/ });
  await row.waitFor();
  await page.waitForLoadState("networkidle");
  const before = (await page.evaluate(look)).long.length;
  const start = await page.evaluate(() => performance.now());
  await row.click();
  const end = await page.waitForFunction(
    (last) => document.querySelector("[role=log]")?.textContent?.includes(`Message ${last}`) && performance.now(),
    messages,
  );
  await page.evaluate(nextFrame);
  const opened = await page.evaluate(look);
  await page.getByRole("log").hover();
  let most = opened.nodes;
  for (let oldest = messages; oldest > messages - read;) {
    await page.mouse.wheel(0, -1_200);
    await page.evaluate(nextFrame);
    const { nodes, numbers } = await page.evaluate(look);
    most = Math.max(most, nodes);
    oldest = Math.min(oldest, ...numbers);
  }
  const { long } = await page.evaluate(look);
  return {
    opening: Number(await end.jsonValue()) - start,
    drawn: opened.numbers.length,
    nodes: opened.nodes,
    most,
    late: opened.long.slice(before),
    held: long.slice(opened.long.length),
  };
}

/**
 * @typedef {Awaited<ReturnType<typeof run>>} Run
 * @param {Run[]} all
 */
function show(all) {
  const of = (/** @type {(one: Run) => number} */ figure) => median(all.map(figure)).toFixed(0);
  const each = (/** @type {(one: Run) => number[]} */ tasks) =>
    all.map((one) => `${tasks(one).length} (longest ${Math.max(0, ...tasks(one)).toFixed(0)} ms)`).join(", ");
  console.log(`opening: ${of(({ opening }) => opening)} ms`);
  console.log(`drawn: ${of(({ drawn }) => drawn)} messages, ${of(({ nodes }) => nodes)} elements`);
  console.log(`scrolling up through ${read}: at most ${of(({ most }) => most)} elements`);
  console.log(`tasks over 50 ms, each run: opening ${each(({ late }) => late)}; scrolling ${each(({ held }) => held)}`);
}

/**
 * A thread of 10,000 messages in a browser: how long it takes to open at its end, how much of it is drawn, and which
 * tasks take over 50 ms, then and while somebody scrolls up through two thousand messages.
 */
export async function benchThread() {
  const env = { DATABASE_URL: "", DATA_DIR: temporaryData() };
  const server = await serveFilled("fill-messages.ts", [2, messages], env);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
  /** @type {Run[]} */
  const all = [];
  for (let n = 0; n < runs; n += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    all.push(await run(await context.newPage(), server.url));
    await context.close();
  }
  await browser.close();
  await server.stop();
  show(all);
}
