import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import type { BrowserCommand } from "vitest/node";
import { mutants } from "./apps/server/test/faults/mutants";
import { seedFaults } from "./apps/server/test/faults/seeding";
import { chromiumArgs, findChromium } from "./scripts/browser.mjs";

const executablePath = await findChromium();

const runner = "@storybook/addon-vitest/internal/test-utils";
const ownRunner = fileURLToPath(new URL(".storybook/run-story.ts", import.meta.url));

/** Lets every story's test end with the judging of its looks. */
const judging: Plugin = {
  name: "story-judging",
  enforce: "pre",
  resolveId: (id, importer) => (id === runner && importer !== ownRunner ? ownRunner : undefined),
};

type Media = Parameters<Parameters<BrowserCommand>[0]["page"]["emulateMedia"]>[0];
const emulateMedia: BrowserCommand<[Media]> = ({ page }, media) => page.emulateMedia(media);

/** Every story as a test in a real browser. */
const stories = {
  plugins: [storybookTest({ configDir: ".storybook" }), judging],
  test: {
    name: "stories",
    testTimeout: 60_000,
    // As few pages as there are cores: the preview sets each story up from nothing.
    isolate: false,
    maxWorkers: "100%",
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: { ...(executablePath && { executablePath }), args: chromiumArgs } }),
      instances: [{ browser: "chromium" as const }],
      commands: { emulateMedia },
      screenshotFailures: false,
    },
  },
};

const seededFaults = "apps/server/test/seeded-faults.test.ts";

/** What another database cannot change is tested on the embedded one alone. */
const elsewhere = ["main", "data-lock", "differential", "crowd", "restart", "faults"].map(
  (name) => `**/${name}.test.ts`,
);
const sameOnPostgres = process.env["TEST_POSTGRES"] ? [...elsewhere, "apps/server/src/platform/{files,http}/**"] : [];

/** Tests of the server. */
const onServer = (name: string, include: string[]) => ({
  name,
  include,
  environment: "node" as const,
  globalSetup: ["apps/server/test/global-setup.ts"],
  // Each file has a database of its own; a process that keeps the embedded one's code takes half the time.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
});

export default defineConfig({
  test: {
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          // Modules are read once for each worker.
          isolate: false,
          include: [
            "packages/**/*.test.{ts,tsx}",
            "mocks/**/*.test.ts",
            "apps/web/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
          ],
          testTimeout: 60_000,
        },
      },
      { test: { ...onServer("server", ["apps/server/**/*.test.ts"]), exclude: [seededFaults, ...sameOnPostgres] } },
      { plugins: [seedFaults(mutants)], test: onServer("faults", [seededFaults]) },
      stories,
    ],
  },
});
