import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildOnce } from "./build-once.mjs";
import { root } from "./install.mjs";
import { ownFiles } from "./own-files.mjs";
import { parsedContract } from "./parsed-contract.mjs";
import { ensurePlacesBuilt } from "./places/build.mjs";

// Build tools are imported only by a build: usually nothing has to be built, and `npm start` should answer quickly.

const shared = ["packages/api", "packages/domain", "package-lock.json", "openapi.yaml"];

/** The licences of the dependencies, delivered with either build. */
const noticesFile = "third-party-notices.txt";

/** Builds apps/web and the contract's reference page into apps/web/dist. */
export const ensureWebBuilt = () =>
  buildOnce(
    "apps/web/dist",
    [
      ...shared,
      "apps/web",
      "packages/ui",
      "redocly.yaml",
      "scripts/contract",
      "scripts/prerender.mjs",
      "scripts/public-pages.mjs",
      "scripts/inline-script.mjs",
      "scripts/installable.mjs",
      "scripts/chunks.mjs",
      "scripts/notices.mjs",
    ],
    async (dist) => {
      console.log("Building the application...");
      const [
        { build },
        { checkChunks },
        { prerender, write },
        { buildPublicPages },
        { makeInstallable },
        { buildReference },
        notices,
      ] = await Promise.all([
        import("vite"),
        import("./chunks.mjs"),
        import("./prerender.mjs"),
        import("./public-pages.mjs"),
        import("./installable.mjs"),
        import("./contract/docs.mjs"),
        import("./notices.mjs"),
      ]);
      /** @type {Set<string>} */
      const modules = new Set();
      const plugins = [notices.collectModules(modules), checkChunks()];
      await build({ root: join(root, "apps/web"), logLevel: "warn", plugins });
      write(join(dist, noticesFile), notices.writeNotices(notices.dependenciesOf(modules)));
      await prerender(dist);
      await buildPublicPages(dist);
      await makeInstallable(dist);
      buildReference(join(dist, "contract"));
    },
  );

/**
 * Keeps `import.meta.url` of each module in a bundle, by which modules find their files.
 * @type {import("vite").Plugin}
 */
const ownAddresses = {
  name: "own-addresses",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("/node_modules/")
      ? undefined
      : code.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href)),
};

/**
 * Bundles programs of apps/server.
 * @param {string} outDir @param {Record<string, string>} input
 */
async function bundle(outDir, input) {
  const { build } = await import("vite");
  const address = (/** @type {string} */ path) => `new URL(${JSON.stringify(pathToFileURL(`${outDir}/${path}`))})`;
  const files = ownFiles(() => ({ folder: "", address }));
  await build({
    configFile: false,
    root: join(root, "apps/server"),
    logLevel: "warn",
    plugins: [files, ownAddresses, parsedContract()],
    // These consist of hundreds of files, which load five times slower than a bundle.
    ssr: { noExternal: [/^@passerelle\//, "kysely", "@cantoo/pdf-lib"] },
    build: { ssr: true, ssrEmitAssets: true, outDir, rollupOptions: { input } },
  });
}

const serverSources = [
  ...shared,
  "apps/server/src",
  "scripts/build.mjs",
  "scripts/own-files.mjs",
  "scripts/parsed-contract.mjs",
  "scripts/notices.mjs",
  "scripts/places",
];

/**
 * Bundles the server and the operators' tools into apps/server/dist; transpiling at each start would take six times as
 * long.
 */
export const ensureServerBuilt = async () => {
  await ensurePlacesBuilt();
  await buildOnce("apps/server/dist", serverSources, async (outDir) => {
    console.log("Building the server...");
    const programs = ["main", "admin", "backup", "restore"].map((name) => [name, `src/${name}.ts`]);
    await bundle(outDir, { ...Object.fromEntries(programs), mock: "src/mock/main.ts" });
    const { installedWith, writeNotices } = await import("./notices.mjs");
    writeFileSync(join(outDir, noticesFile), writeNotices(installedWith(join(root, "apps/server"))));
  });
};

// Inside the server's folder, so that a new build of the server removes it.
const recorded = "apps/server/dist/recorded";

/** Bundles the server that the bench compares with its own statements, like the real one; returns its main file. */
export async function ensureRecordedServerBuilt() {
  await buildOnce(recorded, [...serverSources, "apps/server/scripts"], (outDir) =>
    bundle(outDir, { main: "scripts/recorded-server.ts" }),
  );
  return `${recorded}/main.js`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureWebBuilt();
  await ensureServerBuilt();
}
