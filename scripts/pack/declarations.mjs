import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "../install.mjs";
import { entriesOf, manifestOf, packages } from "./packages.mjs";

/** Except in comments, whose examples contain imports too. */
const specifier = /(?<!^\s*\/?\*.*)(\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)"([.#][^"]*)"/gm;
const stylesheet = /^import "[^"]*\.css";\n/gm;

/** @param {string} path */
const declarationOf = (path) => path.replace(/\.tsx?$/, ".d.ts");

/**
 * Resolves the packages' imports of each other to their sources; modules found in node_modules would not be emitted.
 */
const paths = Object.fromEntries(
  packages.flatMap((packed) => {
    const { name, exports } = manifestOf(packed);
    return Object.entries(exports).map(([path, source]) => [join(name, path), [join(root, packed.folder, source)]]);
  }),
);

/**
 * Writes the declarations of all packages into a folder, at their sources' paths relative to the root.
 * @param {string} outDir
 */
export function emitDeclarations(outDir) {
  const entries = packages.flatMap((packed) =>
    [...entriesOf(packed), ...Object.values(packed.aliases ?? {})].map((entry) => join(root, packed.folder, entry)),
  );
  const project = join(outDir, "tsconfig.json");
  mkdirSync(outDir, { recursive: true });
  const compilerOptions = {
    noEmit: false,
    incremental: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir,
    paths,
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    types: ["node", "vite/client"],
    // The project file is outside the repository.
    typeRoots: [join(root, "node_modules/@types"), join(root, "node_modules")],
  };
  const files = [...entries, join(root, "packages/api/src/contract/raw.d.ts")];
  writeFileSync(project, JSON.stringify({ extends: join(root, "tsconfig.base.json"), compilerOptions, files }));
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  execFileSync(process.execPath, [tsc, "-p", project, "--checkers", "1"], { stdio: "inherit" });
}

/**
 * The type of a translation catalogue, which is a module in the packed package.
 * @param {unknown} value
 * @returns {string}
 */
const typeOf = (value) =>
  typeof value === "object" && value !== null
    ? `{ ${Object.entries(value)
        .map(([key, each]) => `${JSON.stringify(key)}: ${typeOf(each)}`)
        .join("; ")} }`
    : typeof value;

/**
 * The declaration of a module; handwritten declarations are not emitted.
 * @param {string} folder the package's @param {string} path @param {string} emitted
 */
function readDeclaration(folder, path, emitted) {
  const generated = join(emitted, folder, path);
  const source = join(root, folder, path);
  const catalogue = source.replace(/\.d\.ts$/, ".json");
  if (existsSync(generated)) return readFileSync(generated, "utf8");
  if (existsSync(source)) return readFileSync(source, "utf8");
  if (!existsSync(catalogue)) return undefined;
  return `declare const texts: ${typeOf(JSON.parse(readFileSync(catalogue, "utf8")))};\nexport default texts;\n`;
}

/**
 * Copies the declarations that a package's entries need to its JavaScript, with the file extensions that Node's
 * resolution requires.
 * @param {import("./packages.mjs").Packed} packed @param {string} emitted @param {string} outDir
 */
export function placeDeclarations(packed, emitted, outDir) {
  const reached = new Set(entriesOf(packed).map((entry) => join(declarationOf(entry))));
  // Iterating over a set includes entries added meanwhile.
  for (const path of reached) {
    const from = dirname(path);
    const text = readDeclaration(packed.folder, path, emitted);
    if (text === undefined) throw new Error(`${packed.folder}/${path} is missing.`);
    const resolved = text.replaceAll(stylesheet, "").replaceAll(specifier, (_, before, wanted) => {
      const alias = packed.aliases?.[wanted];
      const module = alias === undefined ? join(from, wanted.replace(/\.json$/, "")) : alias.replace(/\.ts$/, "");
      const found = [`${module}.d.ts`, `${module}/index.d.ts`].find(
        (each) => !each.startsWith("..") && readDeclaration(packed.folder, each, emitted) !== undefined,
      );
      if (found === undefined) throw new Error(`${packed.folder}/${path} imports ${wanted}, which has no declaration.`);
      reached.add(found);
      const target = relative(from, found).replace(/\.d\.ts$/, ".js");
      return `${before}"${target.startsWith(".") ? target : `./${target}`}"`;
    });
    mkdirSync(join(outDir, from), { recursive: true });
    writeFileSync(join(outDir, path), resolved);
  }
}
