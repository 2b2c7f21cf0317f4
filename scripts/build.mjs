import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildOnce } from "./build-once.mjs";
import { buildReference } from "./contract/docs.mjs";
import { root } from "./install.mjs";
import { prerender } from "./prerender.mjs";

const shared = ["packages/api", "packages/domain", "package-lock.json", "openapi.yaml"];

/** Builds apps/web, and the contract's reference page beside it, into apps/web/dist. */
export const ensureWebBuilt = () =>
  buildOnce(
    "apps/web/dist",
    [...shared, "apps/web", "packages/ui", "redocly.yaml", "scripts/contract", "scripts/prerender.mjs"],
    async (dist) => {
      console.log("Building the application...");
      const { build } = await import("vite");
      await build({ root: join(root, "apps/web"), logLevel: "warn" });
      await prerender(dist);
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

/** Bundles the server and the operator's tool into apps/server/dist: translated at each start, they take six times as long. */
export const ensureServerBuilt = () =>
  buildOnce("apps/server/dist", [...shared, "apps/server/src", "scripts/build.mjs"], async (outDir) => {
    const { build } = await import("vite");
    await build({
      configFile: false,
      root: join(root, "apps/server"),
      logLevel: "warn",
      plugins: [ownAddresses],
      ssr: { noExternal: [/^@passerelle\//] },
      build: { ssr: true, outDir, rollupOptions: { input: { main: "src/main.ts", admin: "src/admin.ts" } } },
    });
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureWebBuilt();
  await ensureServerBuilt();
}
