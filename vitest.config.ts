import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { storyProjects } from "./scripts/storybook/test-projects.mjs";
import { parsedContract } from "./scripts/parsed-contract.mjs";
import { ensurePlacesBuilt } from "./scripts/places/build.mjs";

await ensurePlacesBuilt();

/** One more than the number of cores, because tests also wait. */
const maxWorkers = availableParallelism() + 1;

/** A larger nursery: most objects of a test die at once, and collecting them took a sixth of the time. */
const execArgv = ["--max-semi-space-size=64", "--min-semi-space-size=64"];

/** Screens against servers that break the contract. */
const tolerance = "packages/ui/src/tolerance/*.test.tsx";

/** Contract tests behind a proxy that adds faults, and must find each fault. */
const faults = "apps/server/test/faults/*.test.ts";

/** Two servers behind a proxy, and one is killed. `npm test` runs two of these files, `npm run test:cluster` all. */
const cluster = "apps/server/test/cluster/*.test.ts";
const inShort = ["ledger", "conformance"].map((name) => `apps/server/test/cluster/${name}.test.ts`);
const clusterTests = process.env["CLUSTER"] === "whole" ? [cluster] : inShort;

const serverTests = ["src", "test"].flatMap((folder) =>
  readdirSync(`apps/server/${folder}`, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".test.ts"),
  ),
);

/** Server tests by the end of their path; throws for a name without a file, so that a renamed test keeps its project. */
const named = (names: string[]) =>
  names.map((name) => {
    const end = `${name}.test.ts`;
    if (serverTests.some((file) => `/${file}`.endsWith(`/${end}`))) return `apps/server/**/${end}`;
    throw new Error(`vitest.config.ts names ${end}, which does not exist.`);
  });

/** Tests that need concurrent connections, which only PostgreSQL has. */
const onPostgres = [
  "apps/server/src/features/**/*.test.ts",
  ...named([
    "admin",
    "backup-tool",
    "cross-process-broker",
    "deletions",
    "demo",
    "failover",
    "full-disk-postgres",
    "live",
    "message-plans",
    "migrate",
    "offer-plans",
    "mail-queue",
    "post-plans",
    "processes",
    "query-plans",
    "rate-limiter",
    "search-plans",
    "side-by-side",
    "wait-for-database",
  ]),
];

/**
 * Tests of the platform that run on PostgreSQL at every change, because a separate database for each file costs only a
 * quarter there, and on the embedded database before a release.
 */
const onBoth = named([
  "database/database",
  "database/prepared-queries",
  "database/search-words",
  "files/file-store",
  "files/files",
  "files/multipart-form",
  "files/signed-links",
  "http/ambiguous-requests",
  "http/api",
  "http/call-queues",
  "http/connections",
  "http/contract-reference",
  "http/errors",
  "http/cache-headers",
  "http/app-pages",
  "http/serializer",
  "live/ignore-upgrade",
  "platform/log",
  "platform/metrics",
]);

/** Reading a CV needs no server. */
const reader = ["apps/server/src/features/cv/{reader,word}/**/*.test.ts", ...named(["cv/parse-cv"])];

/** The same for reading places. */
const places = named(["places/read-place", "places/read-search", "places/distance"]);

/** Races, floods, leaks and searches for secrets, on both databases. */
const security = "apps/server/test/security/*.test.ts";

/** A project of server tests. */
const onServer = (name: string, setup: string, include: string[], exclude: string[] = []) => ({
  plugins: [parsedContract()],
  test: {
    name,
    execArgv,
    include,
    exclude,
    environment: "node" as const,
    globalSetup: [`apps/server/test/${setup}.ts`],
    // Each file has its own database, but reusing the process keeps the embedded database's compiled code and halves
    // the time.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
const conformance = "apps/server/test/conformance/*.test.ts";
const upgrade = "apps/server/test/upgrade.test.ts";

/**
 * Runs one project after the other, because only the next file of the same project reuses a worker. Each project starts
 * with its longest files, and the config with the longest projects, so that no long file runs alone at the end.
 */
class LongestFirst extends BaseSequencer {
  static readonly longest = /\/(conformance\/\w+|main|reads|changes|walk|restart|crowd|\w+-plans)\.test\.tsx?$/;
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId, project }: TestSpecification) =>
      2 * project.vitest.projects.indexOf(project) + Number(!LongestFirst.longest.test(moduleId));
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    maxWorkers,
    // Files that begin with `@module-tag release` run only in `npm run test:release`.
    tags: [
      { name: "release", description: "Restarts, crowds, disks, clocks, processes, races, floods and validators" },
    ],
    sequence: { sequencer: LongestFirst },
    projects: [
      // On the server's default database; PostgreSQL takes about as long.
      onServer("contract", "setup-embedded", [conformance]),
      onServer(
        "server",
        "setup-embedded",
        ["apps/server/**/*.test.ts"],
        [faults, cluster, conformance, ...onPostgres, ...onBoth],
      ),
      onServer("postgres", "setup-postgres", [upgrade, security, ...onPostgres, ...onBoth], [...reader, ...places]),
      {
        // The production build of React, as for the stories.
        oxc: { jsx: { development: false } },
        plugins: [parsedContract()],
        test: {
          name: "tolerance",
          execArgv,
          environment: "happy-dom",
          isolate: false,
          env: { NODE_ENV: "production" },
          include: [tolerance],
        },
      },
      {
        plugins: [parsedContract()],
        test: {
          name: "unit",
          execArgv,
          environment: "node",
          // Modules are loaded once per worker.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          restoreMocks: true,
          include: [
            "packages/**/*.test.{ts,tsx}",
            "mocks/**/*.test.ts",
            "apps/web/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
            ...reader,
            ...places,
          ],
          exclude: [tolerance],
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      onServer("embedded", "setup-embedded", onBoth),
      onServer("contract-postgres", "setup-postgres", [conformance]),
      onServer("cluster", "setup-cluster", clusterTests),
      onServer("faults", "setup-embedded", [faults]),
      ...storyProjects(maxWorkers),
    ],
  },
});
