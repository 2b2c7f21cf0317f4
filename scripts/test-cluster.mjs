import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, root } from "./install.mjs";
import { countPlaywright } from "./reports.mjs";

ensureInstalled();
process.chdir(root);
process.env["CLUSTER"] = "whole";
const file = join(root, "node_modules/.cache/cluster-figures");
process.env["CLUSTER_FIGURES"] = file;
rmSync(file, { force: true });
process.env["WIDTHS"] = "all";
const { ensureChromium } = await import("./browser.mjs");
process.env["CHROMIUM_PATH"] = await ensureChromium();
const { runChecks, runSuites, summarize, vitest } = await import("./suites.mjs");

// Runs all contract tests and journeys on two servers behind a proxy, which are killed and restarted in turns.
await runChecks({ build: "node scripts/build.mjs" });
runSuites({ cluster: "two servers, one killed in turns" }, `${vitest} --project cluster --no-file-parallelism`);
runSuites({ journeys: "journeys" }, "npx playwright test -c apps/e2e/cluster.config.ts --reporter=list,json", {
  count: countPlaywright,
});

// A browser's call that was pending on a killed server has failed, so its journey is run again.
const passed = summarize(30);

/** @type {Record<string, number>} */
const figures = {};
for (const line of existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [])
  for (const [name, figure] of Object.entries(JSON.parse(line))) figures[name] = (figures[name] ?? 0) + figure;
const { kills = 0, contractTests = 0, confirmedWrites = 0, lostWrites } = figures;
console.log(`\nServers killed: ${kills}
Contract tests passed: ${contractTests}
Journeys passed: ${passed["journeys"] ?? 0}
Confirmed writes lost: ${lostWrites === undefined ? "see what failed" : lostWrites} of ${confirmedWrites}`);
