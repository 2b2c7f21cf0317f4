import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./install.mjs";

/**
 * Budgets in KB of gzipped JavaScript: everything /login needs, what it loads once idle, the dashboard's frame, and each
 * route's own code.
 */
const budget = { login: 194.5, idle: 10.5, shell: 70.6, route: 48 };

const dist = join(root, "apps/web/dist");
/** @type {Record<string, { file: string, name?: string, src?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));

/**
 * @param {string} key @param {Set<string>} seen @returns {Set<string>} the chunk and everything that it imports
 * statically
 */
function needed(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) needed(next, seen);
  return seen;
}

/** @param {Iterable<string>} keys */
function kilobytes(keys) {
  const files = new Set([...keys].map((key) => manifest[key]?.file).filter((file) => file?.endsWith(".js")));
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(dist, String(file)))).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Every route except /login has its own chunk under apps/web/src/routes; the dashboard's frame has another. */
const keys = Object.keys(manifest);
const entry = keys.find((key) => manifest[key]?.isEntry) ?? "index.html";
const shell = keys.find((key) => key.endsWith("/DashboardArea.tsx")) ?? "";
const idle = keys.find((key) => key.endsWith("/deferred.ts")) ?? "";
const routes = keys.filter((key) => manifest[key]?.src?.startsWith("src/routes/"));
// /login is in the entry's own chunk.
const first = needed(entry);
const inDashboard = new Set([...first, ...needed(shell)]);

/**
 * @param {string} key @param {Set<string>} there @returns {number} the additional size of a chunk, without modules
 * already loaded
 */
const own = (key, there) => kilobytes([...needed(key)].filter((each) => !there.has(each)));

/** The sizes with their budgets, `/login` first. */
export const sizes = [
  { name: "/login in all", size: kilobytes(first), limit: budget.login },
  { name: "/login once idle", size: own(idle, first), limit: budget.idle },
  { name: "the dashboard's frame", size: own(shell, first), limit: budget.shell },
  ...routes.map((key) => ({
    name: key.replace("src/routes/", ""),
    size: own(key, inDashboard),
    limit: budget.route,
  })),
];
if (process.argv[1] === import.meta.filename) {
  for (const { name, size, limit } of sizes) {
    console.log(`${size > limit ? "TOO LARGE" : "ok       "}  ${size.toFixed(1).padStart(6)} KB of ${limit}  ${name}`);
  }
  // Not the keys, whose hashes may contain these letters.
  const mocks = Object.values(manifest)
    .flatMap(({ src = "", name = "" }) => [src, name])
    .filter((name) => /mocks?[/.]|msw/.test(name));
  if (mocks.length > 0) console.log(`NOT WANTED  ${mocks.join(", ")}: the mock is for development alone`);
  process.exitCode = mocks.length > 0 || sizes.some(({ size, limit }) => size > limit) ? 1 : 0;
}
