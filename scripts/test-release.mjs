import { ensureInstalled, root } from "./install.mjs";
import { countPlaywright } from "./reports.mjs";

ensureInstalled();
process.chdir(root);
const { ensureChromium } = await import("./browser.mjs");
process.env["CHROMIUM_PATH"] = await ensureChromium();
const { runChecks, runSuites, summarize, vitest } = await import("./suites.mjs");

// Everything that `npm test` leaves out.
await runChecks({
  "types of each package": "npm run --silent typecheck",
  "contract lint": "npm run --silent lint:contract",
  "contract beside the released one": "npm run --silent contract:check",
  "clients of the contract": "npm run --silent contract:clients",
  "packages outside the repository": "npm run --silent pack:check",
  "entries proposed from PDFs": "npm run --silent score:cv",
  "build and size budget": "node scripts/build.mjs && node scripts/check-size.mjs",
});
runSuites(
  {
    unit: "units that start processes",
    tolerance: "tolerance of the other screens and answers",
    server: "restarts, crowds, disks, clocks, races and floods on the embedded database",
    postgres: "the same on PostgreSQL",
  },
  `${vitest} --project unit --project tolerance --project server --project postgres --tags-filter=release`,
);
runSuites(
  {
    embedded: "the platform on the embedded database",
    "contract-postgres": "contract tests on PostgreSQL",
    cluster: "two servers, one killed in turns",
    faults: "faults that the contract tests must find",
  },
  `${vitest} --project embedded --project contract-postgres --project cluster --project faults`,
);
// A busy machine may stall for seconds, and the browser with it.
runSuites(
  { stories: "stories", motion: "stories in motion" },
  `${vitest} --retry=1 --project stories --project motion`,
  { env: { NODE_ENV: "production" } },
);
runSuites({ journeys: "journeys" }, "npx playwright test -c apps/e2e --retries=1 --reporter=list,json", {
  count: countPlaywright,
});

summarize(3);
