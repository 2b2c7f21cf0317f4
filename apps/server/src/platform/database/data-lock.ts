// The package has no types, and projects that import the server find them only here.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./fs-native-extensions.d.ts" />
import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { tryLock } from "fs-native-extensions";

export class DataInUseError extends Error {
  override name = "DataInUseError";
  constructor(file: string, pid: string) {
    super(
      `The data folder is in use by another Passerelle (process ${pid}), and two would lose each other's data.\n` +
        `Stop that one first, or start this one with another folder (DATA_DIR). The lock is ${file}.`,
    );
  }
}

export interface DataLock {
  release: () => void;
}

/**
 * Locks the folder of an embedded database, which has no lock itself. The system holds the lock while the file is open,
 * so until the process ends for any reason; the process id in the file is only for people.
 */
export function takeDataLock(file: string): DataLock {
  mkdirSync(dirname(file), { recursive: true });
  const fd = openSync(file, "a+", 0o600);
  if (!tryLock(fd)) {
    closeSync(fd);
    throw new DataInUseError(file, readFileSync(file, "utf8"));
  }
  ftruncateSync(fd);
  writeSync(fd, String(process.pid));
  let isHeld = true;
  return {
    release: () => {
      if (isHeld) closeSync(fd);
      isHeld = false;
    },
  };
}
