import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumArgs, ensureChromium } from "../browser.mjs";
import { root } from "../install.mjs";
import { median, serve, temporaryData } from "./serve.mjs";

/** Lighthouse on /login as `npm start` serves it: simulated mobile, the median of five runs. */
export async function benchLoginPage() {
  const server = await serve(["--import", "tsx", "apps/server/src/main.ts"], { DATA_DIR: temporaryData() });
  const folder = mkdtempSync(join(tmpdir(), "passerelle-lighthouse-"));
  /** @type {import("lighthouse").Result[]} */
  const runs = [];
  for (let run = 0; run < 5; run += 1) {
    const file = join(folder, `${run}.json`);
    const flags = `--chrome-flags=--headless=new ${chromiumArgs.join(" ")}`;
    const args = [
      "lighthouse",
      `${server.url}/login`,
      "--output=json",
      `--output-path=${file}`,
      "--quiet",
      "--only-categories=performance",
      "--no-enable-error-reporting",
      flags,
    ];
    const done = spawnSync("npx", args, {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, CHROME_PATH: await ensureChromium() },
    });
    if (done.status !== 0) throw new Error("Lighthouse failed.");
    runs.push(JSON.parse(readFileSync(file, "utf8")));
  }
  const audit = (/** @type {string} */ name) => median(runs.map((run) => run.audits[name]?.numericValue ?? Number.NaN));
  console.log(
    `score ${(100 * median(runs.map((run) => run.categories["performance"]?.score ?? Number.NaN))).toFixed(0)}`,
  );
  console.log(`first contentful paint ${(audit("first-contentful-paint") / 1000).toFixed(1)} s`);
  console.log(`largest contentful paint ${(audit("largest-contentful-paint") / 1000).toFixed(1)} s`);
  console.log(`total blocking time ${audit("total-blocking-time").toFixed(0)} ms`);
  console.log(`layout shift ${audit("cumulative-layout-shift").toFixed(3)}`);
  await server.stop();
}
