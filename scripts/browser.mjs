import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Chromium's switches for tests: no sandbox in containers, and no background connections. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
];

// The headless shell renders the same and takes half the time of the whole browser.
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** @returns {Promise<string | undefined>} CHROMIUM_PATH, an installed Chrome or Chromium, or Playwright's own */
export async function findChromium() {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const { chromium } = await import("playwright");
  const candidates = [process.env["CHROMIUM_PATH"], ...installed, ...places, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/** Finds a browser for the tests or installs one: Playwright's download, or the system's package manager. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  console.log("No Chromium found: installing one...");
  const hasApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const means = [
    ...(hasApt ? ["apt-get update -qq && apt-get install -y -qq chromium-headless-shell"] : []),
    "npx playwright install --with-deps chromium",
    ...(hasApt ? ["apt-get install -y -qq chromium"] : []),
  ];
  for (const command of means) {
    spawnSync(command, { stdio: "inherit", shell: true });
    const path = await findChromium();
    if (path) return path;
  }
  throw new Error("No Chromium to test with. Install Chrome or Chromium, or set CHROMIUM_PATH to one.");
}
