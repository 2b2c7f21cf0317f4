import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { chromiumArgs, ensureChromium } from "../browser.mjs";
import { root } from "../install.mjs";
import { median, serve, temporaryData } from "./serve.mjs";

const runs = 5;
const peers = { router: "React with a router alone", chakra: "plain Chakra, drawn by the script" };

/** Builds the pages that the login page is compared with; returns their folder. */
async function buildPeers() {
  const folder = temporaryData();
  await build({ configFile: join(root, "apps/web/bench/vite.config.ts"), build: { outDir: folder } });
  return folder;
}

/** @param {string} url @returns {Promise<import("lighthouse").Result>} a run of Lighthouse, simulated mobile */
export async function examine(url) {
  const file = join(mkdtempSync(join(tmpdir(), "passerelle-lighthouse-")), "run.json");
  const args = [
    "node_modules/lighthouse/cli/index.js",
    url,
    "--output=json",
    `--output-path=${file}`,
    "--quiet",
    "--only-categories=performance,accessibility",
    "--no-enable-error-reporting",
    `--chrome-flags=--headless=new ${chromiumArgs.join(" ")}`,
  ];
  const env = { ...process.env, CHROME_PATH: await ensureChromium() };
  const done = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env });
  if (done.status !== 0) throw new Error("Lighthouse failed.");
  return JSON.parse(readFileSync(file, "utf8"));
}

/** @param {import("lighthouse").Result[]} results @param {string} audit */
export const valuesOf = (results, audit) => results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);

/**
 * Runs Lighthouse on /login as `npm start` serves it, and on two peer pages built in the same run.
 * @param {import("./results.mjs").Report} report
 */
export async function measure(report) {
  const folder = await buildPeers();
  // The peers come first, so that none of our pages pays for the browser's first start on this machine.
  for (const [page, name] of Object.entries(peers)) {
    const peer = await serve(["scripts/bench/bare-pages.mjs", folder], { PAGE: page });
    const [paint = Number.NaN] = valuesOf([await examine(`${peer.url}/login`)], "largest-contentful-paint");
    report({ name: `largest paint of ${name}`, figure: paint, unit: "ms" });
    await peer.stop();
  }
  const ours = await serve(["apps/server/dist/main.js"], { DATA_DIR: temporaryData() });
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await examine(`${ours.url}/login`));
  await ours.stop();
  const paint = valuesOf(results, "largest-contentful-paint");
  const shift = Math.max(...valuesOf(results, "cumulative-layout-shift"));
  const access = Math.min(...results.map(({ categories }) => 100 * (categories["accessibility"]?.score ?? Number.NaN)));
  report({ name: "largest paint, median", figure: median(paint), unit: "ms", atMost: 1_000 });
  report({ name: "largest paint, worst of five", figure: Math.max(...paint), unit: "ms", atMost: 1_300 });
  report({ name: "layout shift, worst", figure: shift, unit: "", atMost: 0 });
  report({ name: "accessibility, worst", figure: access, unit: "of 100", atLeast: 100 });
}
