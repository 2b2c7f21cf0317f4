import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { chromiumArgs, findChromium } from "../browser.mjs";
import { root } from "../install.mjs";

const executablePath = await findChromium();

/** A larger nursery: a story creates many objects that all die at once. */
const largeNursery = "--js-flags=--max-semi-space-size=64 --min-semi-space-size=64";

/**
 * Sets forced colours in the page, for the audit of stories.
 *
 * @type {import("vitest/node").BrowserCommand<[forcedColors: "active" | "none"]>}
 */
const emulateForcedColors = ({ page }, forcedColors) => page.emulateMedia({ forcedColors });

/**
 * @typedef {object} StoryProject
 * @property {NonNullable<NonNullable<Parameters<typeof storybookTest>[0]>["tags"]>} tags
 * @property {"reduce" | "no-preference"} [reducedMotion]
 * @property {string[]} [setupFiles]
 * @property {string[]} [exclude]
 */

/**
 * Runs the stories with these tags as tests in a browser.
 *
 * @param {string} name
 * @param {number} maxWorkers
 * @param {StoryProject} project
 */
const stories = (name, maxWorkers, { tags, reducedMotion = "reduce", setupFiles = [], exclude = [] }) => ({
  // The add-on's own window, 1200 pixels wide, is too narrow for the layout with two columns.
  plugins: [storybookTest({ configDir: ".storybook", tags, initialGlobals: { viewport: { value: "desktop" } } })],
  test: {
    name,
    exclude,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Pages are reused; the preview initialises itself in each.
    isolate: false,
    maxWorkers,
    setupFiles: [join(root, ".storybook/prefetched.ts"), ...setupFiles],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { ...(executablePath && { executablePath }), args: [...chromiumArgs, largeNursery] },
        contextOptions: { reducedMotion },
      }),
      instances: [{ browser: /** @type {const} */ ("chromium") }],
      commands: { emulateForcedColors },
      screenshotFailures: false,
    },
  },
});

/** Stories with this tag open, fade or arrive live, so they run with full motion. */
const motion = "motion";
const audit = join(root, ".storybook/audit.ts");

/**
 * The story files in which no story has this tag. A browser would load them and run none of their tests.
 *
 * @param {string} tag
 */
const filesWithout = (tag) =>
  ["packages/ui/src", ".storybook/journeys"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith(".stories.tsx"))
    .filter((file) => !readFileSync(join(root, file), "utf8").includes(`"${tag}"`));

/**
 * The projects that run stories: the main ones, all, and those with motion.
 *
 * @param {number} maxWorkers
 */
export const storyProjects = (maxWorkers) => [
  stories("smoke", maxWorkers, { tags: { include: ["smoke"] }, exclude: filesWithout("smoke") }),
  stories("stories", maxWorkers, { tags: { exclude: [motion] }, setupFiles: [audit] }),
  stories("motion", maxWorkers, { tags: { include: [motion] }, reducedMotion: "no-preference", setupFiles: [audit] }),
];
