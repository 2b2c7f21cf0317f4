import { defineConfig, devices } from "@playwright/test";
import type { MachineKind } from "./machine";
import { chromiumArgs, findChromium } from "../../scripts/browser.mjs";

const executablePath = await findChromium();

/** The assembled application in a real browser: each worker has a server and a database of its own. */
export default defineConfig<object, { database: MachineKind }>({
  testDir: ".",
  globalSetup: "./postgres.ts",
  outputDir: "../../test-results",
  // Waits are set here, for a machine that has much else to do; a journey ends as soon as what it waits for is there.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // One more than a machine of two cores has: a journey also waits, for heartbeats and pauses.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  use: {
    actionTimeout: 40_000,
    trace: "on-first-retry",
    // It answers navigations where there is no connection: a journey of its own (installed.spec.ts) lets it.
    serviceWorkers: "block",
    // What moves is the matter of stories; here it would take a third of the time.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumArgs },
  },
  projects: [
    // What a session does is the same at every width; the journey's screens are not. The longest journeys come first.
    {
      name: "phone",
      testMatch: [
        "journey.spec.ts",
        "first-page.spec.ts",
        "cv.spec.ts",
        "cv-document.spec.ts",
        "addresses.spec.ts",
        "posts.spec.ts",
        "notifications.spec.ts",
        "offer-alerts.spec.ts",
        "messages.spec.ts",
        "message-search.spec.ts",
        "read-marks.spec.ts",
        "company-page.spec.ts",
        "person-page.spec.ts",
        "received-applications.spec.ts",
        "many-applications.spec.ts",
        "no-dead-end.spec.ts",
        "post-page.spec.ts",
        "navigation.spec.ts",
        "scroll.spec.ts",
        "search.spec.ts",
      ],
      use: { ...devices["Pixel 7"], viewport: { width: 375, height: 740 } },
    },
    {
      name: "desktop",
      testIgnore: "cv.spec.ts",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
    {
      name: "cluster",
      testMatch: "journey.spec.ts",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 }, database: "cluster" },
    },
  ],
});
