import { ensureInstalled, root } from "./install.mjs";
import { countPlaywright, countVitest } from "./reports.mjs";

ensureInstalled();
process.chdir(root);
const { ensureChromium } = await import("./browser.mjs");
process.env["CHROMIUM_PATH"] = await ensureChromium();
const { runChecks, runSuite, summarize } = await import("./suites.mjs");

const vitest = "npx vitest run --reporter=default --reporter=json --outputFile.json={report}";
const count = countVitest;

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
});
runSuite("unit", `${vitest} --project unit`, { count });
runSuite("server on PGlite", `${vitest} --project server`, { count });
runSuite("seeded faults", `${vitest} --project faults`, { count });
runSuite("server on PostgreSQL", `${vitest} --project server`, { env: { TEST_POSTGRES: "1" }, count });
// React as it is delivered, which takes two thirds of the time of the one that watches over a developer. A shared
// machine may stop for seconds, and a browser with it.
runSuite("stories", `${vitest} --retry=1 --project stories`, { env: { NODE_ENV: "production" }, count });
await runChecks({ build: "node scripts/build-web.mjs" });
await runChecks({ "size budget": "node scripts/size.mjs" });
const journeys = "npx playwright test -c apps/e2e --retries=1 --reporter=list,json";
runSuite("journeys", journeys, { count: countPlaywright });

summarize(3);
