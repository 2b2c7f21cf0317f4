import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { preview } from "vite";
import { chromiumArgs, ensureChromium } from "../browser.mjs";
import { looks, stories } from "./visual-stories.mjs";

/** The time shown in every picture. */
const now = new Date("2026-10-12T09:00:00.000Z");
const TRIES = 20;

/**
 * Waits until two consecutive pictures are equal.
 * @param {import("playwright").Page} page
 */
async function settled(page) {
  /** @type {Buffer} */
  let before = Buffer.alloc(0);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const picture = await page.screenshot({ animations: "disabled", fullPage: true });
    if (picture.equals(before)) return picture;
    before = picture;
    await page.waitForTimeout(100);
  }
  throw new Error(`${page.url()} does not come to rest.`);
}

/** Whether the story has been drawn and has played, successfully or not. */
const isOver = () => {
  const phase = Reflect.get(globalThis, "__STORYBOOK_PREVIEW__")?.currentRender?.phase;
  return phase === "finished" || phase === "errored";
};

/**
 * Takes pictures of the selected stories from a built Storybook.
 * @param {string} storybook @param {string} pictures a folder, with one PNG per story and look
 * @returns {Promise<string[]>} the stories that it contains
 */
export async function shoot(storybook, pictures) {
  mkdirSync(pictures, { recursive: true });
  const server = await preview({
    configFile: false,
    logLevel: "silent",
    build: { outDir: storybook },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const base = server.resolvedUrls?.local[0] ?? "";
  const { entries } = await (await fetch(`${base}index.json`)).json();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
  for (const { name, globals, width, height } of looks) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.clock.setFixedTime(now);
    for (const story of stories.filter((id) => id in entries)) {
      await page.goto(`${base}iframe.html?id=${story}&viewMode=story&globals=${globals}`, { waitUntil: "networkidle" });
      await page.waitForFunction(isOver, undefined, { timeout: 60_000 });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      writeFileSync(join(pictures, `${story}.${name}.png`), await settled(page));
    }
    await context.close();
  }
  await browser.close();
  await server.close();
  return stories.filter((id) => id in entries);
}
