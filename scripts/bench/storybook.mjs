import { spawnSync } from "node:child_process";
import { chromium } from "playwright";
import { buildOnce } from "../build-once.mjs";
import { chromiumArgs, ensureChromium } from "../browser.mjs";
import { root } from "../install.mjs";
import { serveStorybook } from "../storybook/serve.mjs";
import { median, temporaryData } from "./serve.mjs";

/**
 * Lighthouse's profile of a simulated phone, applied to the browser: 1.6 Mbit/s, 150 ms, a quarter of the processor's
 * speed.
 */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/**
 * Seconds until the story or page at an address is visible.
 * @param {import("playwright").Browser} browser @param {string} address
 */
async function timeOf(browser, address) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", network);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const started = performance.now();
  await page.goto(address, { waitUntil: "commit", timeout: 120_000 });
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll("iframe")].some(({ contentDocument }) =>
        [...(contentDocument?.querySelectorAll("#storybook-root *, #storybook-docs h1") ?? [])].some(
          (element) => element.getBoundingClientRect().height > 0,
        ),
      ),
    undefined,
    { polling: 50, timeout: 120_000 },
  );
  const seconds = (performance.now() - started) / 1000;
  await context.close();
  return seconds;
}

/** Builds the Storybook unless nothing has changed since the last build. */
export const ensureStorybookBuilt = () =>
  buildOnce(
    "storybook-static",
    ["packages", ".storybook", "mocks", "package-lock.json", "openapi.yaml", "scripts/storybook"],
    async () => {
      spawnSync("npm", ["run", "--silent", "storybook:build"], { cwd: root, stdio: "inherit" });
    },
  );

/** Builds a Storybook of a single story; returns its folder. */
function buildBare() {
  const folder = temporaryData();
  const args = ["storybook", "build", "--config-dir", "apps/web/bench/storybook", "--output-dir", folder, "--quiet"];
  const built = spawnSync("npx", args, { cwd: root });
  if (built.status !== 0) throw new Error(`The bare Storybook was not built. ${built.stderr.toString()}`);
  return folder;
}

/**
 * The median of three runs of a page of a built Storybook.
 * @param {import("playwright").Browser} browser @param {string | undefined} folder @param {string} path
 */
async function medianOf(browser, folder, path) {
  const server = await serveStorybook(folder);
  const runs = [];
  for (let run = 0; run < 3; run += 1) runs.push(await timeOf(browser, `${server.url}${path}`));
  server.stop();
  return median(runs);
}

/**
 * The time until the published Storybook shows its first page and a story on a slow phone; the story relative to the
 * one of a bare Storybook.
 * @param {import("./results.mjs").Report} report
 */
export async function measure(report) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
  report({ name: "first page, seen", figure: await medianOf(browser, undefined, "/"), unit: "s", atMost: 2 });
  const bare = await medianOf(browser, buildBare(), "/?path=/story/button--ready");
  const story = await medianOf(browser, undefined, "/?path=/story/auth-loginscreen--ready");
  const note = `${story.toFixed(1)} of ${bare.toFixed(1)} s`;
  report({ name: "a story by its address, seen", figure: story / bare, unit: "of bare", atMost: 1.5, note });
  await browser.close();
}
