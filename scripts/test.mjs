import { ensureInstalled, root } from "./install.mjs";
import { countPlaywright } from "./reports.mjs";

ensureInstalled();
process.chdir(root);
const { ensureChromium } = await import("./browser.mjs");
process.env["CHROMIUM_PATH"] = await ensureChromium();
const { runChecks, runSuites, summarize, vitest } = await import("./suites.mjs");

await runChecks({
  "generated client is current": "npm run --silent generate:check -w packages/api",
  "types and lint": "npm run --silent lint",
  imports: "npm run --silent imports",
  format: "npm run --silent format:check",
  "unused code and dependencies": "npm run --silent unused",
  "references of the documentation": "npm run --silent docs:check",
  // Needed by the journeys; it runs here to use the second core.
  build: "node scripts/build.mjs",
});
runSuites(
  {
    unit: "units",
    tolerance: "tolerance",
    contract: "contract tests on the embedded database",
    server: "server without a database, or on the embedded one",
    postgres: "server on PostgreSQL",
  },
  `${vitest} --project contract --project unit --project tolerance --project server --project postgres --tags-filter='!release'`,
);
runSuites({ smoke: "main stories" }, `${vitest} --retry=1 --project smoke`, { env: { NODE_ENV: "production" } });
runSuites(
  { journeys: "main journeys" },
  "npx playwright test -c apps/e2e --grep @smoke --project phone --project desktop --retries=1 --reporter=list,json",
  { count: countPlaywright },
);

summarize(3);
