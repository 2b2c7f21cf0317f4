import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Passerelle needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

/** @typedef {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean, link?: boolean } | undefined> }} Lock */

/** @param {string} file @returns {Lock} */
const read = (file) => JSON.parse(readFileSync(file, "utf8"));

/**
 * Whether an installation holds every package of a lock file. Optional packages may be for other platforms.
 * @param {Lock} lock @param {Lock} installed
 */
export const isInstalled = (lock, installed) =>
  Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === "" || wanted?.optional) return true;
    const found = installed.packages[path];
    return found && found.version === wanted?.version && found.integrity === wanted?.integrity;
  });

/**
 * Installs the dependencies of package-lock.json unless they are installed already, here or by the user. npm lists them
 * in node_modules last, so that an interrupted installation is repeated.
 */
export function ensureInstalled() {
  const list = join(root, "node_modules", ".package-lock.json");
  if (existsSync(list) && isInstalled(read(join(root, "package-lock.json")), read(list))) return;
  console.log("Installing the dependencies (about a minute the first time)...");
  const { status } = spawnSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled();
