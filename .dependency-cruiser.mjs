/** Additional modules that tests and stories may import. */
const tests = "[.]test[.]tsx?$|[.]stories[.]tsx$|/story-[^/]+[.]tsx?$|^packages/ui/src/tolerance/";
const feature = "^apps/server/src/features/([^/]+)/";
const uiFeature = "^packages/ui/src/features/([^/]+)/";

/** A rule that forbids an import. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });
const packages = (...names) => `node_modules/(?:${names.join("|")})(?:/|$)`;

/** The imports of docs/architecture.md, by path. @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    forbid(
      "resolved",
      "An import that is not found is not checked either.",
      {},
      { couldNotResolve: true, path: "^(?:[.]|@passerelle/)" },
    ),
    forbid(
      "no-cycle",
      "Nothing imports itself, except modules that are loaded later.",
      { pathNot: "^packages/ui/" },
      { circular: true, viaOnly: { dependencyTypesNot: ["dynamic-import"] } },
    ),
    forbid(
      "no-cycle-at-run-time",
      "Nothing needs itself to load; parts may share types with the whole that they belong to.",
      { path: "^packages/ui/" },
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only", "dynamic-import"] } },
    ),

    forbid(
      "domain-alone",
      "packages/domain imports no package, and does no input or output.",
      { path: "^packages/domain/src/", pathNot: tests },
      { pathNot: "^packages/domain/src/" },
    ),
    forbid(
      "domain-tests",
      "packages/domain imports nothing of ours, in its tests the vectors alone.",
      { path: "^packages/domain/" },
      { path: "^(?:packages/(?!domain/|api/conformance/vectors/)|mocks/|apps/)" },
    ),
    forbid(
      "api",
      "packages/api imports packages/domain alone.",
      { path: "^packages/api/" },
      { path: "^(?:packages/ui|mocks|apps)/" },
    ),
    forbid(
      "api-without-react",
      "packages/api knows no React.",
      { path: "^packages/api/" },
      { path: packages("react", "@tanstack") },
    ),
    forbid(
      "ui",
      "packages/ui imports packages/api and packages/domain alone; mocks are for stories and tests.",
      { path: "^packages/ui/", pathNot: tests },
      { path: "^(?:mocks|apps)/" },
    ),
    forbid(
      "mocks",
      "mocks imports packages/api and packages/domain alone.",
      { path: "^mocks/" },
      { path: "^(?:packages/ui|apps)/" },
    ),
    forbid(
      "web",
      "apps/web imports packages/ui and packages/api; the mock in mock.ts alone, for `npm run dev:mock`.",
      { path: "^apps/web/src/", pathNot: "^apps/web/src/mock[.]ts$" },
      { path: "^(?:mocks|apps/(?!web/))" },
    ),
    forbid(
      "server",
      "apps/server imports packages/api and packages/domain alone; its tests may compare it with the mock.",
      { path: "^apps/server/src/" },
      { path: "^(?:packages/ui|mocks|apps/(?!server/))" },
    ),
    forbid(
      "cast-in-data",
      "The cast is for the mock, the server's demo, stories and tests: people who use the product do not load it.",
      { path: "^(?:packages/(?:api|ui)|apps/web|apps/server/src/(?!demo/|mock/|main[.]ts$))", pathNot: tests },
      { path: "^packages/domain/src/cast/" },
    ),
    forbid(
      "kit-in-tests",
      "The conformance kit is for tests.",
      { path: "^(?:packages/ui|apps/web|apps/server)/src/", pathNot: tests },
      { path: "^packages/api/conformance/" },
    ),

    forbid(
      "react-router",
      "React Router is known to apps/web alone: take a callback or a link slot.",
      { pathNot: "^apps/web/" },
      { path: packages("react-router", "react-router-dom") },
    ),
    forbid(
      "chakra",
      "Chakra is known to packages/ui alone, and to the page that the first one is compared with.",
      { pathNot: "^(?:packages/ui|[.]storybook|apps/web/bench)/" },
      { path: packages("@chakra-ui", "@emotion") },
    ),
    forbid(
      "msw",
      "MSW and mock-socket are known to mocks and .storybook alone.",
      { pathNot: "^(?:mocks|[.]storybook)/" },
      { path: packages("msw", "mock-socket", "@mswjs") },
    ),

    forbid(
      "server-platform",
      "The platform imports no feature.",
      { path: "^apps/server/src/platform/", pathNot: tests },
      { path: "^apps/server/src/(?!platform/)" },
    ),
    forbid(
      "slow-work-in-threads",
      "Readers of uploaded files and the estimator of passwords run in threads, in modules that end with .worker.ts: import only their types.",
      { path: "^apps/server/src/main[.]ts$" },
      {
        path: `[.]worker[.]ts$|^apps/server/src/platform/(?:files/(?:reencode-picture|sanitize-pdf|pdf-[^/]+)|pdf/runs)[.]ts$|^apps/server/src/features/cv/read-cv[.]ts$|${packages("sharp", "unpdf", "@cantoo/pdf-lib", "fast-xml-parser", "@zxcvbn-ts")}`,
        reachable: true,
      },
    ),
    forbid(
      "server-features",
      "A feature imports another only through its index.ts.",
      { path: feature, pathNot: tests },
      { path: feature, pathNot: `${feature.replace("([^/]+)", "$1")}|/index[.]ts$` },
    ),
    forbid(
      "server-features-from-outside",
      "Features are imported only through their index.ts.",
      { path: "^apps/server/src/", pathNot: `${feature}|${tests}` },
      { path: feature, pathNot: "/index[.]ts$" },
    ),
    forbid(
      "ui-kit",
      "The kit has no domain.",
      { path: "^packages/ui/src/(?!features/|tolerance/|index[.]ts$)" },
      { path: "^packages/ui/src/features/" },
    ),
    forbid(
      "ui-features",
      "A feature imports another only through its index.ts.",
      { path: uiFeature, pathNot: tests },
      { path: uiFeature, pathNot: `${uiFeature.replace("([^/]+)", "$1")}|/index[.]tsx?$` },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    // Builds may create and remove these files during the check.
    exclude: { path: "^(?:apps|packages)/[^/]+/dist/|^mocks/dist/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
    },
  },
};
