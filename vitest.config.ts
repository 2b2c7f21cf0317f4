import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type BrowserCommand, type TestSpecification } from "vitest/node";
import { chromiumArgs, findChromium } from "./scripts/browser.mjs";

const executablePath = await findChromium();

/** One more than there are cores: tests also wait. */
const maxWorkers = availableParallelism() + 1;

/** A larger nursery: a story leaves many objects behind, and all of them die at once. */
const largeNursery = "--js-flags=--max-semi-space-size=64 --min-semi-space-size=64";

const runner = "@storybook/addon-vitest/internal/test-utils";
const ownRunner = fileURLToPath(new URL(".storybook/run-story.ts", import.meta.url));

// Storybook would record every call of `play` for its panel, with the texts of the elements in it.
const unrecorded = "window.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (each) => each };";

/** What the pages found right in their audits: each audits what no other did. */
const right: string[] = [];
const shareRight: BrowserCommand<[found: string[], from: number]> = (_context, found, from) => {
  right.push(...found);
  return right.slice(from);
};

/** Lets every story's test end with an audit of what it shows, and plays it unrecorded. */
const audit: Plugin = {
  name: "story-audit",
  enforce: "pre",
  resolveId: (id, importer) => (id === runner && importer !== ownRunner ? ownRunner : undefined),
  transformIndexHtml: () => [{ tag: "script", children: unrecorded, injectTo: "head-prepend" }],
  // Whoever watches may have changed what it depends on.
  configureVitest: ({ vitest }) => vitest.onTestsRerun(() => void right.splice(0)),
};

type Media = Parameters<Parameters<BrowserCommand>[0]["page"]["emulateMedia"]>[0];
const emulateMedia: BrowserCommand<[Media]> = ({ page }, media) => page.emulateMedia(media);

type StoryTags = NonNullable<NonNullable<Parameters<typeof storybookTest>[0]>["tags"]>;

/** Stories with these tags as tests in a real browser. */
const stories = (name: string, tags: StoryTags, plugins: Plugin[]) => ({
  plugins: [storybookTest({ configDir: ".storybook", tags }), ...plugins],
  test: {
    name,
    testTimeout: 60_000,
    // Pages are kept: the preview sets itself up in each.
    isolate: false,
    maxWorkers,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { ...(executablePath && { executablePath }), args: [...chromiumArgs, largeNursery] },
        contextOptions: { reducedMotion: "reduce" as const },
      }),
      instances: [{ browser: "chromium" as const }],
      commands: { emulateMedia, shareRight },
      screenshotFailures: false,
    },
  },
});

/** Screens in front of servers that break the contract. */
const tolerance = "packages/ui/src/tolerance/*.test.tsx";

/** A proxy in front of the server adds faults, which the contract tests have to find. */
const faults = "apps/server/test/faults/*.test.ts";

/** Two servers behind a proxy, one of which is killed; `npm test` runs two of its files, `npm run test:cluster` all. */
const cluster = "apps/server/test/cluster/*.test.ts";
const inShort = ["ledger", "conformance"].map((name) => `apps/server/test/cluster/${name}.test.ts`);
const clusterTests = process.env["CLUSTER"] === "whole" ? [cluster] : inShort;

/** What works on data, which PostgreSQL lets several connections do at once, and what is about its connections. */
const onPostgres = [
  "apps/server/src/features/**/*.test.ts",
  ...[
    "admin",
    "backup-tool",
    "deletions",
    "demo",
    "failover",
    "full-disk-postgres",
    "live",
    "migrate",
    "outbox",
    "shared-broker",
    "side-by-side",
    "processes",
    "availability",
    "message-plans",
    "offer-plans",
    "query-plans",
    "rate-limits",
    "search-plans",
  ].map((name) => `apps/server/**/${name}.test.ts`),
];

/** Races, floods, leaks and searches for secrets: on both databases. */
const security = "apps/server/test/security/*.test.ts";

/** Tests of the server. */
const onServer = (name: string, setup: string, include: string[]) => ({
  name,
  include,
  environment: "node" as const,
  globalSetup: [`apps/server/test/${setup}.ts`],
  // Each file has a database of its own; a process that keeps the embedded one's code takes half the time.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
});
const conformance = "apps/server/test/conformance.test.ts";
const upgrade = "apps/server/test/upgrade.test.ts";

/** Starts with the files that take longest: nothing else is left to do beside the last one. */
class LongestFirst extends BaseSequencer {
  static readonly longest = /\/(conformance|main|reads|changes|walk|restart|crowd)\.test\.tsx?$/;
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => Number(LongestFirst.longest.test(moduleId));
    return files.toSorted((a, b) => isLong(b) - isLong(a));
  }
}

export default defineConfig({
  test: {
    maxWorkers,
    // A file that begins with `@module-tag release` is left to `npm run test:release`.
    tags: [{ name: "release", description: "Restarts, crowds, disks, clocks, processes, races and floods" }],
    sequence: { sequencer: LongestFirst },
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
          exclude: [tolerance],
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        // React as it is delivered, as for the stories.
        oxc: { jsx: { development: false } },
        test: {
          name: "tolerance",
          environment: "happy-dom",
          isolate: false,
          env: { NODE_ENV: "production" },
          include: [tolerance],
        },
      },
      {
        test: {
          ...onServer("server", "setup-embedded", ["apps/server/**/*.test.ts"]),
          exclude: [faults, cluster, conformance, ...onPostgres],
        },
      },
      { test: onServer("postgres", "setup-postgres", [conformance, upgrade, security, ...onPostgres]) },
      // The contract tests on the other database.
      { test: onServer("embedded", "setup-embedded", [conformance]) },
      { test: onServer("cluster", "setup-cluster", clusterTests) },
      { test: onServer("faults", "setup-embedded", [faults]) },
      stories("smoke", { include: ["smoke"] }, []),
      stories("stories", {}, [audit]),
    ],
  },
});
