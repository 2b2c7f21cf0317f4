import { ensureInstalled, root } from "./install.mjs";
import { countPlaywright } from "./reports.mjs";

ensureInstalled();
process.chdir(root);
const { ensureChromium } = await import("./browser.mjs");
process.env["CHROMIUM_PATH"] = await ensureChromium();
const { runChecks, runSuites, summarize } = await import("./suites.mjs");

const vitest = "npx vitest run --reporter=default --reporter=./scripts/count-tests.mjs";

await runChecks({
  "generated client is current": "npm run --silent generate:check -w packages/api",
  types: "npm run --silent typecheck",
  lint: "npm run --silent lint",
  imports: "npm run --silent imports",
  format: "npm run --silent format:check",
  "unused code and dependencies": "npm run --silent unused",
  "references of the documentation": "npm run --silent docs:check",
  "contract lint": "npm run --silent lint:contract",
  "contract beside the released one": "npm run --silent contract:check",
  "clients of the contract": "npm run --silent contract:clients",
  "packages outside the repository": "npm run --silent pack:check",
  // The journeys' as well; here the other core has something to do beside it.
  "build and size budget": "node scripts/build.mjs && node scripts/check-size.mjs",
});
runSuites(
  {
    unit: "unit",
    tolerance: "tolerance",
    server: "server on PGlite",
    postgres: "server on PostgreSQL",
    cluster: "two servers, one killed in turns",
    faults: "seeded faults",
  },
  `${vitest} --project unit --project tolerance --project server --project postgres --project cluster --project faults`,
);
// React as it is delivered, which takes two thirds of the time of the one that watches over a developer. A shared
// machine may stop for seconds, and a browser with it.
runSuites({ stories: "stories" }, `${vitest} --retry=1 --project stories`, { env: { NODE_ENV: "production" } });
runSuites({ journeys: "journeys" }, "npx playwright test -c apps/e2e --retries=1 --reporter=list,json", {
  count: countPlaywright,
});

summarize(3);
