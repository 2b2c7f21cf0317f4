import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { serve, temporaryData } from "../bench/serve.mjs";
import { chromiumArgs, ensureChromium } from "../browser.mjs";
import { ensureInstalled, root } from "../install.mjs";

/** The README's pictures: pages of demo people, at laptop and phone widths. */
const pictures = [
  { name: "offers", path: "/dashboard/applications", colorMode: "light", width: 1280, height: 800 },
  { name: "posts", path: "/dashboard/posts", colorMode: "dark", width: 375, height: 780 },
];
const reader = { email: "jeanne.martin@passerelle.example", password: "Passerelle-2026!" };
const folder = join(root, "docs/pictures");

/** @param {string} url */
async function logIn(url) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${url}/user/login`, { method: "POST", headers, body: JSON.stringify(reader) });
  const { token, username, role, id } = await answer.json();
  return { token, username, role, userId: String(id), language: "fr" };
}

ensureInstalled();
mkdirSync(folder, { recursive: true });
const { url, stop } = await serve([join(root, "scripts/start.mjs"), "--demo"], { DATA_DIR: temporaryData() });
const session = await logIn(url);
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
for (const { name, path, colorMode, width, height } of pictures) {
  const localStorage = Object.entries({ ...session, colorMode }).map(([key, value]) => ({ name: key, value }));
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    reducedMotion: "reduce",
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  await page.goto(`${url}${path}`, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const file = join(folder, `${name}.webp`);
  const { size } = await sharp(await page.screenshot({ animations: "disabled" }))
    .webp({ quality: 82, effort: 6 })
    .toFile(file);
  console.log(`${file}: ${Math.round(size / 1024)} KB`);
  await context.close();
}
await browser.close();
await stop();
