import { execFileSync, spawnSync } from "node:child_process";
import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "../install.mjs";

/** @param {string[]} args */
const git = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout.trim();

/** The last release: the newest tag or, before there is one, the commit that released the contract. */
export const lastRelease = () =>
  git("describe", "--tags", "--abbrev=0") ||
  git("log", "-1", "--format=%h", "--", "docs/contract/released.yaml") ||
  "HEAD";

/** @param {string} folder */
const lockOf = (folder) => readFileSync(join(folder, "package-lock.json"), "utf8");

/** @param {string} path */
const isFolder = (path) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Links the packages installed here into a checkout, except for its own workspaces.
 * @param {string} folder
 */
function linkPackages(folder) {
  const rooms = ["packages", "apps"];
  const places = rooms.flatMap((room) => readdirSync(join(root, room)).map((name) => join(room, name)));
  for (const place of ["", ...places]) {
    const installed = join(root, place, "node_modules");
    if (!isFolder(installed) || !isFolder(join(folder, place))) continue;
    const here = join(folder, place, "node_modules");
    mkdirSync(here, { recursive: true });
    for (const name of readdirSync(installed).filter((each) => ![".cache", "@passerelle"].includes(each)))
      symlinkSync(join(installed, name), join(here, name));
  }
  const ours = join(root, "node_modules/@passerelle");
  mkdirSync(join(folder, "node_modules/@passerelle"), { recursive: true });
  for (const name of readdirSync(ours)) {
    const workspace = [...rooms, "."].map((room) => join(folder, room, name)).find(isFolder);
    if (workspace) symlinkSync(workspace, join(folder, "node_modules/@passerelle", name));
  }
}

/**
 * Checks out a revision beside the working tree, ready to build with its own packages, or with those installed here.
 * @param {string} revision @param {string} folder @param {{ hasOwnPackages?: boolean }} [options]
 */
export function checkOut(revision, folder, { hasOwnPackages = true } = {}) {
  execFileSync("git", ["worktree", "add", "--quiet", "--detach", folder, revision], { cwd: root });
  if (hasOwnPackages && lockOf(folder) !== lockOf(root))
    execFileSync("npm", ["ci", "--silent"], { cwd: folder, stdio: "inherit" });
  else linkPackages(folder);
}

/** @param {string} folder */
export const removeCheckout = (folder) =>
  spawnSync("git", ["worktree", "remove", "--force", folder], { cwd: root, stdio: "ignore" });

/**
 * Builds a checkout's Storybook.
 * @param {string} checkout @param {string} output
 */
export function buildStorybook(checkout, output) {
  const args = ["run", "--silent", "storybook:build", "--", "--quiet", "-o", output];
  execFileSync("npm", args, { cwd: checkout, stdio: ["ignore", "ignore", "inherit"] });
}
