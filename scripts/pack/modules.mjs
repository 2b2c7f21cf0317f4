import { dirname, isAbsolute, join, relative } from "node:path";
import { root } from "../install.mjs";
import { ownFiles } from "../own-files.mjs";
import { modulesOf } from "./packages.mjs";

/** @param {string} path */
const withoutEnding = (path) => path.replace(/^\.\//, "").replace(/\.tsx?$/, "");

/** @param {string} id */
const isOfAnother = (id) => !(id.startsWith(".") || id.startsWith("#") || id.startsWith("\0") || isAbsolute(id));

/**
 * Builds the JavaScript of a package, one file per module. The stylesheet is delivered separately, because Node cannot
 * import it.
 * @param {import("./packages.mjs").Packed} packed @param {string} outDir
 */
export async function buildModules(packed, outDir) {
  const { build } = await import("vite");
  const folder = join(root, packed.folder);
  await build({
    configFile: false,
    root: folder,
    logLevel: "warn",
    publicDir: false,
    plugins: [
      ownFiles((module) => ({
        folder: dirname(relative(folder, module)),
        address: (path) => `new URL("./${path}", import.meta.url)`,
      })),
    ],
    resolve: {
      alias: Object.entries(packed.aliases ?? {}).map(([find, path]) => ({ find, replacement: join(folder, path) })),
    },
    build: {
      ssr: true,
      ssrEmitAssets: true,
      outDir,
      emptyOutDir: true,
      target: "es2023",
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(modulesOf(packed).map((entry) => [withoutEnding(entry), join(folder, entry)])),
        external: isOfAnother,
        output: {
          preserveModules: true,
          preserveModulesRoot: folder,
          entryFileNames: "[name].js",
        },
      },
    },
  });
}
