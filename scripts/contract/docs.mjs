import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { root } from "../install.mjs";

/**
 * Builds the contract's reference page, which needs no other file and no network, beside openapi.yaml. The logo of its
 * makers is left out, because the page's policy forbids to load it.
 * @param {string} folder the folder for index.html, its compressed form, and openapi.yaml
 */
export function buildReference(folder) {
  mkdirSync(folder, { recursive: true });
  const page = join(folder, "index.html");
  const contract = join(root, "openapi.yaml");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/@redocly/cli/bin/cli.js", "build-docs", contract, "-o", page, "--inlineBundle"],
    { cwd: root, encoding: "utf8", env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } },
  );
  if (status !== 0) throw new Error(`The contract's reference page cannot be built:\n${stdout}${stderr}`);
  const text = readFileSync(page, "utf8");
  const own = text.replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g, "data:,");
  if (own === text) throw new Error("The contract's reference page names its makers' logo by another address.");
  writeFileSync(page, own);
  writeFileSync(`${page}.gz`, gzipSync(readFileSync(page)));
  copyFileSync(contract, join(folder, "openapi.yaml"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? "public/contract";
  buildReference(join(root, folder));
  console.log(`The contract's reference page is ${join(folder, "index.html")}.`);
}
