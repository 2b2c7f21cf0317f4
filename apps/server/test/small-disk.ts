import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, appendFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A separate file system that can be filled. */
export interface SmallDisk {
  path: string;
  /** Fills the remaining space. */
  fill: () => void;
  /** Frees the space that `fill` used. */
  free: () => void;
  remove: () => void;
}

function run(command: string, ...args: string[]): void {
  const isRoot = process.getuid?.() === 0;
  const { status, stderr, error } = isRoot
    ? spawnSync(command, args, { encoding: "utf8" })
    : spawnSync("sudo", ["-n", command, ...args], { encoding: "utf8" });
  if (status !== 0)
    throw new Error(`The tests of a full disk mount one, as root or by sudo: ${error?.message ?? stderr}`);
}

const block = Buffer.alloc(1024 * 1024);

/** Mounts an in-memory disk of some megabytes. */
export function aSmallDisk(megabytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), "passerelle-disk-"));
  run("mount", "-t", "tmpfs", "-o", `size=${megabytes}m,mode=0777`, "tmpfs", path);
  chmodSync(path, 0o777);
  const ballast = join(path, "ballast");
  return {
    path,
    fill: () => {
      for (;;) {
        const { bavail, bsize } = statfsSync(path);
        if (bavail === 0) return;
        appendFileSync(ballast, block.subarray(0, Math.min(block.length, bavail * bsize)));
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      run("umount", "--lazy", path);
      rmSync(path, { recursive: true, force: true });
    },
  };
}
