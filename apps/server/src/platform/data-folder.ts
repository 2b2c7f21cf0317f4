import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "./config";

/** What group and others may do. */
const others = 0o077;

/**
 * Makes the data folder and what is in it readable for its owner alone, and whatever this process creates from now on.
 * The embedded database opens its files to everybody all the same: they are closed at each start, and their folders
 * always are.
 * @throws ConfigError where something in it belongs to somebody else
 */
export function protectData(folder: string): void {
  process.umask(others);
  mkdirSync(folder, { recursive: true });
  if (process.platform === "win32") return;
  try {
    for (const path of ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })].map((name) =>
      join(folder, name),
    )) {
      const status = lstatSync(path, { throwIfNoEntry: false });
      if (status && !status.isSymbolicLink() && (status.mode & others) > 0) chmodSync(path, status.mode & 0o700);
    }
  } catch (error) {
    throw new ConfigError(
      `Others can read the data folder ${folder}, and this user may not change that. Make it private: chmod -R go= ${folder}`,
      { cause: error },
    );
  }
}
