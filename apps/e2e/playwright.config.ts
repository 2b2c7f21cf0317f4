import { defineConfig, devices } from "@playwright/test";
import type { MachineKind } from "./machine";
import { chromiumArgs, findChromium } from "../../scripts/browser.mjs";

const executablePath = await findChromium();

/**
 * Each journey is walked once, at the width where it proves most: on a phone what is about layout, scrolling, the menu's
 * drawer, forms that fill the screen, and what people do on the way; on a desktop keyboards, several tabs, and sessions.
 * The first of all is walked at both.
 */
const onPhone = [
  "journey.spec.ts",
  "cv-document.spec.ts",
  "cv-import-export.spec.ts",
  "cv.spec.ts",
  "first-page.spec.ts",
  "home.spec.ts",
  "installed.spec.ts",
  "legal.spec.ts",
  "lost-password.spec.ts",
  "message-changes.spec.ts",
  "message-search.spec.ts",
  "navigation.spec.ts",
  "no-dead-end.spec.ts",
  "notifications.spec.ts",
  "offer-search.spec.ts",
  "own-data.spec.ts",
  "post-page.spec.ts",
  "posts.spec.ts",
  "profiles.spec.ts",
  "received-applications.spec.ts",
  "scroll.spec.ts",
  "unsubscribe.spec.ts",
  "uploads.spec.ts",
];
/** What is seen of these on a phone at another place, or not at all. */
const neverOnPhone = [
  "live.spec.ts",
  "message-faults.spec.ts",
  "odd-answers.spec.ts",
  "outbox.spec.ts",
  "pictures.spec.ts",
  "rename.spec.ts",
];
/** With WIDTHS=all each that can be is walked at both. */
const atEveryWidth = process.env["WIDTHS"] === "all";
const phone = { ...devices["Pixel 7"], viewport: { width: 375, height: 740 } };
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } };

/** The assembled application in a real browser: each worker has a server and a database of its own. */
export default defineConfig<object, { database: MachineKind }>({
  testDir: ".",
  globalSetup: "./postgres.ts",
  outputDir: "../../test-results",
  // Waits are set here, for a machine that has much else to do; a journey ends as soon as what it waits for is there.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Two more than a machine of two cores has: a journey also waits, for heartbeats and pauses.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  use: {
    actionTimeout: 40_000,
    trace: "on-first-retry",
    // It answers navigations where there is no connection: a journey of its own (installed.spec.ts) lets it.
    serviceWorkers: "block",
    // What moves is the matter of stories; here it would take a third of the time.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...chromiumArgs,
        // A page lives for seconds: to optimise its code costs more than it gains, and so does a process held ready.
        "--js-flags=--no-opt --no-maglev",
        "--disable-site-isolation-trials",
      ],
    },
  },
  projects: [
    // Its machine takes the longest to start.
    { name: "cluster", testMatch: "journey.spec.ts", use: { ...desktop, database: "cluster" } },
    { name: "phone", ...(atEveryWidth ? { testIgnore: neverOnPhone } : { testMatch: onPhone }), use: phone },
    { name: "desktop", testIgnore: atEveryWidth ? "cv.spec.ts" : onPhone, use: desktop },
  ],
});
