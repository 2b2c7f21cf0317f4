import { spawnSync } from "node:child_process";
import { chromium } from "playwright";
import { buildOnce } from "../build-once.mjs";
import { chromiumArgs, ensureChromium } from "../browser.mjs";
import { root } from "../install.mjs";
import { serveStorybook } from "../storybook/serve.mjs";
import { median } from "./serve.mjs";

/** The profile of Lighthouse's simulated mobile, applied: 1.6 Mbit/s, 150 ms, a processor of a quarter. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/**
 * Seconds until the story or page of an address is seen, and until it can be used.
 * @param {import("playwright").Browser} browser @param {string} address
 */
async function timesOf(browser, address) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", network);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const started = performance.now();
  await page.goto(address, { waitUntil: "commit", timeout: 120_000 });
  const secondsUntil = async (/** @type {string} */ frames) => {
    await page.waitForFunction(
      (selector) => {
        const documents = [...document.querySelectorAll(selector)].map((frame) =>
          frame instanceof HTMLIFrameElement ? frame.contentDocument : document,
        );
        return documents.some((shown) =>
          [...(shown?.querySelectorAll("#storybook-root *, #storybook-docs h1") ?? [])].some(
            (element) => element.getBoundingClientRect().height > 0,
          ),
        );
      },
      frames,
      { polling: 50, timeout: 120_000 },
    );
    return (performance.now() - started) / 1000;
  };
  const isAlone = address.includes("/iframe.html");
  const seen = await secondsUntil(isAlone ? "html" : "iframe");
  const usable = await secondsUntil(isAlone ? "html" : "#storybook-preview-iframe");
  await context.close();
  return { seen, usable };
}

/** Builds the Storybook unless nothing has changed since. */
export const ensureStorybookBuilt = () =>
  buildOnce(
    "storybook-static",
    ["packages", ".storybook", "mocks", "package-lock.json", "openapi.yaml", "scripts/storybook"],
    async () => {
      spawnSync("npm", ["run", "--silent", "storybook:build"], { cwd: root, stdio: "inherit" });
    },
  );

/** The time until the published Storybook shows a story on a slow phone: the median of three. @param {import("./rows.mjs").Report} report */
export async function measure(report) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
  const server = await serveStorybook();
  for (const [name, path] of [
    ["first page", "/"],
    ["a story by its address", "/?path=/story/auth-loginscreen--ready"],
  ]) {
    const runs = [];
    for (let run = 0; run < 3; run += 1) runs.push(await timesOf(browser, `${server.url}${path}`));
    report({ name: `${name}, seen`, figure: median(runs.map((run) => run.seen)), unit: "s", atMost: 2 });
    report({ name: `${name}, usable`, figure: median(runs.map((run) => run.usable)), unit: "s" });
  }
  server.stop();
  await browser.close();
}
