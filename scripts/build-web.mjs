import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildReference } from "./contract/docs.mjs";
import { root } from "./install.mjs";

const dist = join(root, "apps/web/dist");
const sources = [
  "apps/web",
  "packages/ui",
  "packages/api",
  "packages/domain",
  "package-lock.json",
  "openapi.yaml",
  "redocly.yaml",
  "scripts/contract",
];
const skipped = new Set(["node_modules", "dist", "conformance"]);

/**
 * @param {string} path
 * @returns {string[]} every file below it with its size and time of change
 */
function fingerprint(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return [`${path} ${stat.size} ${stat.mtimeMs}`];
  return readdirSync(path)
    .filter((name) => !skipped.has(name))
    .toSorted()
    .flatMap((name) => fingerprint(join(path, name)));
}

/** Builds apps/web, and the contract's reference page beside it, into apps/web/dist, unless no source has changed since the last build. */
export async function ensureWebBuilt() {
  const stamp = join(dist, ".built-from");
  const current = createHash("sha256")
    .update(sources.flatMap((source) => fingerprint(join(root, source))).join("\n"))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === current) return;
  console.log("Building the application...");
  const { build } = await import("vite");
  await build({ root: join(root, "apps/web"), logLevel: "warn" });
  buildReference(join(dist, "contract"));
  writeFileSync(stamp, current);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureWebBuilt();
