import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { root } from "../install.mjs";

/**
 * Builds the contract's reference page, which needs no other file and no network, beside openapi.yaml.
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
  writeFileSync(`${page}.gz`, gzipSync(readFileSync(page)));
  copyFileSync(contract, join(folder, "openapi.yaml"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? "public/contract";
  buildReference(join(root, folder));
  console.log(`The contract's reference page is ${join(folder, "index.html")}.`);
}
