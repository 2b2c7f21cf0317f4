import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildOnce } from "./build-once.mjs";
import { root } from "./install.mjs";

// What only a build needs is imported by it: mostly there is nothing to build, and `npm start` is to answer soon.

const shared = ["packages/api", "packages/domain", "package-lock.json", "openapi.yaml"];

/** What is delivered with either build says under which licences. */
const noticesFile = "third-party-notices.txt";

/** Builds apps/web, and the contract's reference page beside it, into apps/web/dist. */
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
      "scripts/installable.mjs",
      "scripts/notices.mjs",
    ],
    async (dist) => {
      console.log("Building the application...");
      const [{ build }, { prerender, write }, { makeInstallable }, { buildReference }, notices] = await Promise.all([
        import("vite"),
        import("./prerender.mjs"),
        import("./installable.mjs"),
        import("./contract/docs.mjs"),
        import("./notices.mjs"),
      ]);
      /** @type {Set<string>} */
      const modules = new Set();
      await build({ root: join(root, "apps/web"), logLevel: "warn", plugins: [notices.collectModules(modules)] });
      write(join(dist, noticesFile), notices.writeNotices(notices.dependenciesOf(modules)));
      await prerender(dist);
      await makeInstallable(dist);
      buildReference(join(dist, "contract"));
    },
  );

/**
 * Each module finds its files by its own address, in a bundle too.
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
 * Bundles the modules that run in threads, each into a file of its own.
 * @param {string} outDir @returns {import("vite").Plugin}
 */
const workers = (outDir) => ({
  name: "workers",
  enforce: "pre",
  transform(code, id) {
    return code.replaceAll(/new URL\("\.\/([\w-]+\.worker)\.ts", import\.meta\.url\)/g, (_, name) => {
      const fileName = `${name}.js`;
      this.emitFile({ type: "chunk", id: join(dirname(id), `${name}.ts`), fileName });
      return `new URL(${JSON.stringify(pathToFileURL(join(outDir, fileName)))})`;
    });
  },
});

const parsing = "parse(contractText, { maxAliasCount: -1 })";

/**
 * The server's bundle holds openapi.yaml parsed: parsing it takes a quarter of a second.
 * @returns {Promise<import("vite").Plugin>}
 */
async function parsedContract() {
  const { parse } = createRequire(join(root, "packages/api/package.json"))("yaml");
  const contract = JSON.stringify(parse(readFileSync(join(root, "openapi.yaml"), "utf8"), { maxAliasCount: -1 }));
  return {
    name: "parsed-contract",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith("/src/contract/openapi-document.ts")) return undefined;
      if (!code.includes(parsing))
        throw new Error("openapi-document.ts parses the contract otherwise than scripts/build.mjs knows.");
      return code.replace(parsing, () => `JSON.parse(${JSON.stringify(contract)})`);
    },
  };
}

/**
 * Bundles programs of apps/server.
 * @param {string} outDir @param {Record<string, string>} input
 */
async function bundle(outDir, input) {
  const { build } = await import("vite");
  await build({
    configFile: false,
    root: join(root, "apps/server"),
    logLevel: "warn",
    plugins: [workers(outDir), ownAddresses, await parsedContract()],
    // Kysely is some hundred files, and takes five times as long to load from them.
    ssr: { noExternal: [/^@passerelle\//, "kysely"] },
    build: { ssr: true, outDir, rollupOptions: { input } },
  });
}

const serverSources = [...shared, "apps/server/src", "scripts/build.mjs", "scripts/notices.mjs"];

/** Bundles the server and the operators' tools into apps/server/dist: translated at each start, they take six times as long. */
export const ensureServerBuilt = () =>
  buildOnce("apps/server/dist", serverSources, async (outDir) => {
    console.log("Building the server...");
    const programs = ["main", "admin", "backup", "restore"].map((name) => [name, `src/${name}.ts`]);
    await bundle(outDir, { ...Object.fromEntries(programs), mock: "src/mock/main.ts" });
    const { installedWith, writeNotices } = await import("./notices.mjs");
    writeFileSync(join(outDir, noticesFile), writeNotices(installedWith(join(root, "apps/server"))));
  });

// Within the server's own: what is built into that anew takes this with it.
const recorded = "apps/server/dist/recorded";

/** Bundles the server that the bench compares with its own statements, as the one that is served; its program. */
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
