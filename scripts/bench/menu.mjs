/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "playwright";
import { chromiumArgs, ensureChromium } from "../browser.mjs";
import { embedded } from "./databases.mjs";
import { serve } from "./serve.mjs";

const rounds = 2;
const speeds = [
  { slowdown: 1, limit: 100 },
  { slowdown: 4, limit: 350 },
];
const people = { applicant: "jeanne.martin@passerelle.example", recruiter: "claire.moreau@passerelle.example" };

/**
 * @param {string} url @param {string} email @returns {Promise<Record<string, string>>} the session as the browser
 * stores it
 */
async function logIn(url, email) {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ email, password: "Passerelle-2026!" });
  const answer = await fetch(`${url}/user/login`, { method: "POST", headers, body });
  const { token, username, role } = Object(await answer.json());
  return { token, username, role };
}

/**
 * Runs in the page: the milliseconds from the next click until a different heading is drawn. @returns {Promise<number>}
 */
function nextHeading() {
  const before = document.querySelector("h1")?.textContent;
  let clicked = 0;
  addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
  return new Promise((resolve) => {
    const look = () => {
      const shown = document.querySelector("h1");
      const isNew = clicked > 0 && shown && shown.textContent !== before && shown.getBoundingClientRect().height > 0;
      if (isNew) resolve(performance.now() - clicked);
      else requestAnimationFrame(look);
    };
    look();
  });
}

/**
 * Opens the dashboard, waits until it has prefetched everything, and visits each menu entry for the first time.
 * @param {import("playwright").Browser} browser @param {string} url @param {Record<string, string>} session @param
 * {number} slowdown
 * @returns {Promise<{ entry: string; time: number }[]>}
 */
async function visit(browser, url, session, slowdown) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, session);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(`${url}/dashboard`);
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await menu.getByRole("link").first().waitFor();
  await page.waitForLoadState("networkidle");
  await wait(500 * slowdown);
  const times = [];
  for (const link of (await menu.getByRole("link").all()).slice(1)) {
    const [time] = await Promise.all([page.evaluate(nextHeading), link.click({ timeout: 10_000 })]);
    times.push({ entry: (await link.textContent())?.trim() ?? "", time });
    await page.waitForLoadState("networkidle");
  }
  await context.close();
  return times;
}

/**
 * The time from a click on a menu entry until its heading is drawn: the maximum of all entries and rounds.
 * @param {import("./results.mjs").Report} report
 */
export async function measure(report) {
  const server = await serve(["apps/server/dist/main.js"], { ...embedded(), DEMO: "1" });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
  for (const [role, email] of Object.entries(people)) {
    const session = await logIn(server.url, email);
    for (const { slowdown, limit } of speeds) {
      const times = [];
      for (let round = 0; round < rounds; round += 1)
        times.push(...(await visit(browser, server.url, session, slowdown)));
      const worst = times.toSorted((one, other) => other.time - one.time)[0];
      const name = `click to heading, ${role}, ${slowdown}× slowdown`;
      report({ name, figure: worst?.time ?? Number.NaN, unit: "ms", atMost: limit, note: worst?.entry ?? "" });
    }
  }
  await browser.close();
  await server.stop();
}
