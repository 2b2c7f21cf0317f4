import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import type { BrowserCommand } from "vitest/node";
import { inMotion, type Judging, played, unplayed } from "./.storybook/judged-looks";
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

const emulateForcedColors: BrowserCommand<["active" | "none"]> = ({ page }, forcedColors) =>
  page.emulateMedia({ forcedColors });

/** Every story as a test in a real browser, in one language and colour mode. */
function stories(name: string, language: string, colorMode: string, width: string, judged: Judging) {
  // Storybook sets the width for each story, by this global alone.
  const initialGlobals = { language, colorMode, viewport: { value: width } };
  const { motionTag } = judged;
  const tags = motionTag && { tags: { include: [motionTag], exclude: [], skip: [] } };
  return {
    plugins: [storybookTest({ configDir: ".storybook", initialGlobals, ...tags }), judging],
    test: {
      name,
      provide: { judging: judged },
      testTimeout: 60_000,
      // As few pages as there are cores: the preview sets each story up from nothing.
      isolate: false,
      maxWorkers: "100%",
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { ...(executablePath && { executablePath }), args: chromiumArgs },
          // Nothing is judged in the middle of a fade.
          contextOptions: { reducedMotion: motionTag ? "no-preference" : "reduce" },
        }),
        instances: [{ browser: "chromium" as const }],
        commands: { emulateForcedColors },
        screenshotFailures: false,
      },
    },
  };
}

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
      stories("stories", "default", "light", "desktop", played),
      stories("stories-motion", "default", "light", "desktop", inMotion),
      stories("stories-unplayed", "fr", "dark", "phone", unplayed),
    ],
  },
});
