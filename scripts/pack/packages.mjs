import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../install.mjs";

/**
 * The content of a package's package.json.
 * @typedef {{
 *   name: string, version: string, description: string, type: string, license: string,
 *   engines: Record<string, string>, exports: Record<string, string>, sideEffects?: false | string[],
 *   dependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional: boolean }>,
 * }} Manifest
 */

/**
 * A package that is used outside the repository: its programs by command name, modules that are loaded by path, data
 * that its modules read by their own address, files that are copied unchanged (by import path), and replacements for
 * its `#` imports.
 * @typedef {{
 *   folder: string, programs?: Record<string, string>, loaded?: string[], data?: string[],
 *   files?: Record<string, string>, aliases?: Record<string, string>,
 * }} Packed
 */

const pages = readdirSync(join(root, "docs/product")).filter((name) => name.endsWith(".md"));

/** @type {readonly Packed[]} */
export const packages = [
  { folder: "packages/domain" },
  {
    folder: "packages/api",
    programs: { "passerelle-conformance": "conformance/kit/command.ts" },
    loaded: ["conformance/kit/suite.ts"],
    // The text is part of the package, because a browser has no file to read it from.
    aliases: { "#contract-text": "src/contract/text.browser.ts" },
    files: {
      "./openapi.yaml": "openapi.yaml",
      // The rules that a failure of the contract tests cites.
      ...Object.fromEntries(pages.map((name) => [`./docs/product/${name}`, `docs/product/${name}`])),
      "./vectors/matching.json": "packages/api/conformance/vectors/matching.json",
      "./vectors/words.json": "packages/api/conformance/vectors/words.json",
    },
  },
  {
    folder: "apps/server",
    programs: { "passerelle-mock": "src/mock/main.ts" },
    data: ["places/places.tsv", "places/index.tsv"],
  },
  { folder: "mocks" },
  { folder: "packages/ui", files: { "./fonts.css": "packages/ui/src/theme/fonts.css" } },
];

/**
 * @param {Packed} packed
 * @returns {Manifest}
 */
export const manifestOf = ({ folder }) => JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));

/**
 * The modules that others import, relative to the package's folder.
 * @param {Packed} packed
 */
export const entriesOf = (packed) => Object.values(manifestOf(packed).exports);

/**
 * `entriesOf` plus programs and loaded modules, which need no types.
 * @param {Packed} packed
 */
export const modulesOf = (packed) => [
  ...entriesOf(packed),
  ...Object.values(packed.programs ?? {}),
  ...(packed.loaded ?? []),
];

/** @param {string} path */
export const isStylesheet = (path) => path.endsWith(".css");
/** @param {string} path */
const isModule = (path) => /\.tsx?$/.test(path);

/**
 * The path of a module in the packed package.
 * @param {string} source relative to the package's folder @param {".js" | ".d.ts"} ending
 */
const built = (source, ending) => `./dist/${source.replace(/^\.\//, "").replace(/\.tsx?$/, ending)}`;

/**
 * The packed package.json, which refers to built files instead of sources.
 * @param {Packed} packed
 */
export function packedManifest(packed) {
  const { programs = {}, files = {} } = packed;
  const { name, version, description, type, license, engines, exports, ...rest } = manifestOf(packed);
  const { dependencies, peerDependencies, peerDependenciesMeta } = rest;
  const sideEffects = rest.sideEffects && rest.sideEffects.map((path) => (isModule(path) ? built(path, ".js") : path));
  const modules = Object.entries(exports).map(([path, source]) => [
    path,
    { types: built(source, ".d.ts"), default: built(source, ".js") },
  ]);
  // Pages are read as files, not imported.
  const imported = Object.keys(files).filter((path) => !path.endsWith(".md"));
  const delivered = imported.map((path) => [
    path,
    isStylesheet(path) ? { types: `${path}.d.ts`, default: path } : path,
  ]);
  const bin = Object.entries(programs).map(([command, source]) => [command, built(source, ".js")]);
  return {
    name,
    version,
    description,
    type,
    license,
    engines,
    sideEffects,
    exports: Object.fromEntries([...modules, ...delivered, ["./package.json", "./package.json"]]),
    ...(bin.length > 0 && { bin: Object.fromEntries(bin) }),
    files: ["dist", ...Object.keys(files).flatMap((path) => (isStylesheet(path) ? [path, `${path}.d.ts`] : [path]))],
    dependencies,
    peerDependencies,
    peerDependenciesMeta,
  };
}
