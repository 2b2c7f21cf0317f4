import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const skipped = new Set(["node_modules", "dist", "conformance"]);

/**
 * @param {string} path
 * @returns {string[]} every file below it with its size and modification time
 */
function fingerprint(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return [`${path} ${stat.size} ${stat.mtimeMs}`];
  return readdirSync(path)
    .filter((name) => !skipped.has(name))
    .toSorted()
    .flatMap((name) => fingerprint(join(path, name)));
}

/**
 * Builds into a folder unless no source has changed since its last build.
 * @param {string} dist the folder, relative to the root
 * @param {string[]} sources files and folders, relative to the root
 * @param {(dist: string) => Promise<void>} build
 */
export async function buildOnce(dist, sources, build) {
  const folder = join(root, dist);
  const stamp = join(folder, ".built-from");
  const current = createHash("sha256")
    .update(sources.flatMap((source) => fingerprint(join(root, source))).join("\n"))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === current) return;
  await build(folder);
  writeFileSync(stamp, current);
}
