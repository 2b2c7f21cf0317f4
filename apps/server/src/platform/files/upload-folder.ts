import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type DataLock, takeDataLock } from "../database/data-lock";

const suffix = ".lock";

function lockOrNone(file: string): DataLock | undefined {
  try {
    return takeDataLock(file);
  } catch {
    return undefined;
  }
}

/**
 * Creates a folder for this process's uploads in progress, and removes those of ended processes. Other running
 * processes may share `parent`.
 */
export function claimUploadFolder(parent: string): string {
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  const names = readdirSync(parent);
  for (const name of names.filter((one) => !one.endsWith(suffix))) {
    const lock = lockOrNone(join(parent, name + suffix));
    if (!lock) continue;
    rmSync(join(parent, name), { recursive: true, force: true });
    rmSync(join(parent, name + suffix), { force: true });
    lock.release();
  }
  const own = join(parent, randomUUID());
  takeDataLock(own + suffix);
  mkdirSync(own, { mode: 0o700 });
  return own;
}
