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

/** Builds the pages that the login is compared with; returns their folder. */
async function buildPeers() {
  const folder = temporaryData();
  await build({ configFile: join(root, "apps/web/bench/vite.config.ts"), build: { outDir: folder } });
  return folder;
}

/** @param {string} url @returns {Promise<import("lighthouse").Result>} a run of Lighthouse, simulated mobile */
async function examine(url) {
  const file = join(mkdtempSync(join(tmpdir(), "passerelle-lighthouse-")), "run.json");
  const args = [
    "lighthouse",
    url,
    "--output=json",
    `--output-path=${file}`,
    "--quiet",
    "--only-categories=performance,accessibility",
    "--no-enable-error-reporting",
    `--chrome-flags=--headless=new ${chromiumArgs.join(" ")}`,
  ];
  const env = { ...process.env, CHROME_PATH: await ensureChromium() };
  const done = spawnSync("npx", args, { cwd: root, stdio: "inherit", env });
  if (done.status !== 0) throw new Error("Lighthouse failed.");
  return JSON.parse(readFileSync(file, "utf8"));
}

/** @param {string} name @param {import("lighthouse").Result[]} results */
function show(name, results) {
  const values = (/** @type {string} */ audit) =>
    results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN).toSorted((a, b) => a - b);
  const score = (/** @type {string} */ category) =>
    100 * median(results.map(({ categories }) => categories[category]?.score ?? Number.NaN));
  const paint = values("largest-contentful-paint");
  console.log(
    `${name}: largest contentful paint ${median(paint).toFixed(0)} ms, at worst ${paint.at(-1)?.toFixed(0)} ms;` +
      ` total blocking time ${median(values("total-blocking-time")).toFixed(0)} ms;` +
      ` layout shift ${median(values("cumulative-layout-shift")).toFixed(3)};` +
      ` performance ${score("performance").toFixed(0)}, accessibility ${score("accessibility").toFixed(0)}`,
  );
}

/** Lighthouse on /login as `npm start` serves it, beside two peers built in the same run, in turns. */
export async function benchLoginPage() {
  const folder = await buildPeers();
  const ours = await serve(["--import", "tsx", "apps/server/src/main.ts"], { DATA_DIR: temporaryData() });
  const others = await Promise.all(
    Object.keys(peers).map((page) => serve(["scripts/bench/bare-pages.mjs", folder], { PAGE: page })),
  );
  const pages = [ours, ...others];
  /** @type {import("lighthouse").Result[][]} */
  const results = pages.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, { url }] of pages.entries()) results[index]?.push(await examine(`${url}/login`));
  for (const [index, name] of ["/login", ...Object.values(peers)].entries()) show(name, results[index] ?? []);
  for (const { stop } of pages) await stop();
}
