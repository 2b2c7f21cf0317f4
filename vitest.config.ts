import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArgs, findChromium } from "./scripts/browser.mjs";

const executablePath = await findChromium();

/** Every story as a test in a real browser, in one combination of language, colour mode and width. */
function stories(name: string, language: string, colorMode: string, width: string) {
  // Storybook sets the width for each story, by this global alone.
  const initialGlobals = { language, colorMode, viewport: { value: width } };
  return {
    plugins: [storybookTest({ configDir: ".storybook", initialGlobals })],
    test: {
      name,
      testTimeout: 60_000,
      // One page for all stories of a project: the preview sets each of them up from nothing.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { ...(executablePath && { executablePath }), args: chromiumArgs },
          // Nothing is judged in the middle of a fade.
          contextOptions: { reducedMotion: "reduce" },
        }),
        instances: [{ browser: "chromium" as const }],
        screenshotFailures: false,
      },
    },
  };
}

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
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "server",
          environment: "node",
          include: ["apps/server/**/*.test.ts"],
          globalSetup: ["apps/server/test/global-setup.ts"],
          // Each file has a database of its own; a process that keeps the embedded one's code takes half the time.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      stories("stories", "default", "light", "desktop"),
      stories("stories-fr-dark-phone", "fr", "dark", "phone"),
    ],
  },
});
