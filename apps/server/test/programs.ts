import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const find = (names: readonly string[]) =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** Finds a program by one of its names, or installs a package with the system's package manager if possible. */
export function ensureProgram(names: readonly string[], debianPackage: string): string {
  const found = find(names);
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get"))
    spawnSync("sh", ["-c", `apt-get update -qq && apt-get install -y -qq ${debianPackage}`], { stdio: "inherit" });
  const installed = find(names);
  if (installed === undefined) throw new Error(`The tests need ${names.join(" or ")}: install one of them.`);
  return installed;
}
