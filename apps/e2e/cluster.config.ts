import config from "./playwright.config";

/** Tests the single process with an embedded database. */
const leftOut = "embedded.spec.ts";

/** Runs all journeys on two servers behind a proxy, which are killed and restarted in turns. */
export default {
  ...config,
  workers: 2,
  retries: 1,
  projects: config.projects
    ?.filter(({ name }) => name !== "cluster")
    .map(({ use, testIgnore = [], ...project }) => ({
      ...project,
      testIgnore: [leftOut, testIgnore].flat(),
      use: { ...use, database: "cluster" },
    })),
};
