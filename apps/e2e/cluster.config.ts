import config from "./playwright.config";

/** About the one process that has an embedded database. */
const leftOut = "embedded.spec.ts";

/** All journeys on two servers behind a proxy, one of which is killed and started again in turns. */
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
