import type { StatsFs } from "node:fs";
import { statfs } from "node:fs/promises";
import type { Log } from "./log";

/** The embedded database needs 16 MB at a time for its log, and crashes if it cannot get them. */
const reserve = 64 * 1024 * 1024;
const interval = 1_000;

/** The free bytes of a disk; infinite for file systems that do not report their size. */
export const freeOn = ({ blocks, bavail, bsize }: Pick<StatsFs, "blocks" | "bavail" | "bsize">): number =>
  blocks === 0 ? Infinity : bavail * bsize;

/** The free space on a folder's disk. */
interface Room {
  hasDiskSpace: () => boolean;
  stop: () => void;
}

/** Checks the free space every second, and logs when it becomes too low or sufficient again. */
export async function watchDiskSpace(folder: string, log: Log): Promise<Room> {
  let isEnough = true;
  const look = async () => {
    const free = freeOn(await statfs(folder));
    if (free >= reserve === isEnough) return;
    isEnough = free >= reserve;
    if (isEnough) log.warn({ folder, free }, "there is room on the disk again");
    else log.error({ folder, free, reserve }, "the disk is full: changes are refused, and stored data can be read");
  };
  const tryToLook = () => look().catch((error: unknown) => log.error({ err: error }, "the disk could not be read"));
  await tryToLook();
  const timer = setInterval(() => void tryToLook(), interval).unref();
  return { hasDiskSpace: () => isEnough, stop: () => clearInterval(timer) };
}
