import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

// dependency-cruiser reads TypeScript through the compiler's API, which version 7 does not have. It uses the compiler
// installed beside it, so it runs through links to version 5 of packages/api.
const links = join(root, "node_modules/.cache/imports/node_modules");
rmSync(links, { recursive: true, force: true });
mkdirSync(links, { recursive: true });
symlinkSync(join(root, "node_modules/dependency-cruiser"), join(links, "dependency-cruiser"), "junction");
symlinkSync(join(root, "packages/api/node_modules/typescript"), join(links, "typescript"), "junction");

const cruise = join(links, "dependency-cruiser/bin/dependency-cruise.mjs");
const rooms = ["packages", "mocks", "apps", "scripts", ".storybook"];
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  ["--preserve-symlinks", "--preserve-symlinks-main", cruise, "--config", ".dependency-cruiser.mjs", ...rooms],
  { cwd: root, encoding: "utf8" },
);
process.stdout.write(stdout + stderr);
// Without a compiler it would read no TypeScript and report no violations.
const modules = Number(/(\d+) modules/.exec(stdout)?.[1] ?? 0);
if (modules < 1000) console.error(`Only ${modules} modules were read.`);
process.exitCode = status === 0 && modules >= 1000 ? 0 : 1;
