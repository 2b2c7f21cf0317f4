import { execFile, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../install.mjs";
import { packages } from "./packages.mjs";

const run = promisify(execFile);

/** The dependencies that a team has besides the packages, in this repository's versions. */
const beside = ["react", "react-dom", "vitest", "happy-dom", "@types/node", "@types/react", "@types/react-dom"];

const compilerOptions = {
  target: "ES2023",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  types: ["node"],
  module: "nodenext",
  jsx: "react-jsx",
  outDir: "built",
  rootDir: ".",
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
  skipLibCheck: false,
};

/** @param {string} name */
const versionOf = (name) => JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8")).version;

/** The code examples in the packages' pages, by file name. */
function examples() {
  const pages = packages.map(({ folder }) => readFileSync(join(root, folder, "README.md"), "utf8"));
  return pages.flatMap((page) =>
    [...page.matchAll(/^```tsx? (\S+)\n(.*?)^```$/gms)].map(([, file = "", code = ""]) => ({ file, code })),
  );
}

/**
 * Installs tarballs in an empty folder, and adds the examples of the pages.
 * @param {string} folder @param {string[]} tarballs
 */
export async function installOutside(folder, tarballs) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "outside", private: true, type: "module" }));
  for (const { file, code } of examples()) writeFileSync(join(folder, file), code);
  const config = { compilerOptions, include: ["*.ts", "*.tsx"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const wanted = beside.map((name) => `${name}@${versionOf(name)}`);
  const quiet = ["--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", ["install", ...quiet, ...tarballs, ...wanted], { cwd: folder });
}

/**
 * Starts the mock as a user of the package does.
 * @param {string} folder
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export const startMock = (folder) =>
  new Promise((resolve, reject) => {
    const mock = spawn(process.execPath, [join(folder, "node_modules/.bin/passerelle-mock"), "--port", "0"]);
    let said = "";
    mock.stderr.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
    mock.stdout.setEncoding("utf8").on("data", (text) => {
      said += text;
      const url = /The mock is at (\S+),/.exec(said)?.[1];
      if (url) resolve({ url, stop: () => void mock.kill() });
    });
    mock.once("exit", () => reject(new Error(`passerelle-mock ended: ${said}`)));
  });
