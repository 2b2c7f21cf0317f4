import { defineConfig, devices } from "@playwright/test";
import type { MachineKind } from "./machine";
import { chromiumArgs, findChromium } from "../../scripts/browser.mjs";

const executablePath = await findChromium();

/**
 * Each journey runs once, at the width where it tests most. On a phone: layout, scrolling, the menu's drawer,
 * full-screen forms, and tasks that people do on the go. On a desktop: keyboards, several tabs, and sessions. Only the
 * main journey runs at both.
 */
const onPhone = [
  "journey.spec.ts",
  "cv-document.spec.ts",
  "cv.spec.ts",
  "first-page.spec.ts",
  "installed.spec.ts",
  "large-text.spec.ts",
  "legal.spec.ts",
  "lost-password.spec.ts",
  "navigation.spec.ts",
  "no-dead-end.spec.ts",
  "notifications.spec.ts",
  "own-data.spec.ts",
  "posts.spec.ts",
  "profiles.spec.ts",
  "public-offers.spec.ts",
  "received-applications.spec.ts",
  "scroll.spec.ts",
  "uploads.spec.ts",
];
/** Journeys whose phone layout is tested elsewhere or irrelevant. */
const neverOnPhone = [
  "live.spec.ts",
  "message-faults.spec.ts",
  "odd-answers.spec.ts",
  "outbox.spec.ts",
  "pictures.spec.ts",
];
/** With WIDTHS=all every journey that can runs at both widths. */
const atEveryWidth = process.env["WIDTHS"] === "all";
const phone = { ...devices["Pixel 7"], viewport: { width: 375, height: 740 } };
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } };

/** The assembled application in a real browser. Each worker has its own server and database. */
export default defineConfig<object, { database: MachineKind }>({
  testDir: ".",
  globalSetup: "./postgres.ts",
  outputDir: "../../test-results",
  // Generous, for a busy machine; a journey continues as soon as its condition is met.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Two more than the cores of a small machine, because journeys also wait for heartbeats and pauses.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  use: {
    actionTimeout: 40_000,
    trace: "on-first-retry",
    // The worker answers navigations without a connection; only installed.spec.ts allows it.
    serviceWorkers: "block",
    // Stories test animations; here they would take a third of the time.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...chromiumArgs,
        // Pages are short-lived, so optimising their code or keeping spare processes costs more than it saves.
        "--js-flags=--no-opt --no-maglev",
        "--disable-site-isolation-trials",
      ],
    },
  },
  projects: [
    // First, because its servers take the longest to start.
    { name: "cluster", testMatch: "journey.spec.ts", use: { ...desktop, database: "cluster" } },
    { name: "phone", ...(atEveryWidth ? { testIgnore: neverOnPhone } : { testMatch: onPhone }), use: phone },
    { name: "desktop", testIgnore: atEveryWidth ? "cv.spec.ts" : onPhone, use: desktop },
  ],
});
