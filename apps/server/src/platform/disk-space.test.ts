/** @module-tag release */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createLog } from "./log";
import { freeOn, watchDiskSpace } from "./disk-space";

it.each([
  ["a disk with room", { blocks: 100, bavail: 50, bsize: 4096 }, 204_800],
  ["a full disk", { blocks: 100, bavail: 0, bsize: 4096 }, 0],
  ["a file system that does not say how large it is", { blocks: 0, bavail: 0, bsize: 4096 }, Infinity],
])("%s", (_, statistics, free) => expect(freeOn(statistics)).toBe(free));

it("continues if the free space cannot be read, and logs it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-room-"));
  rmSync(folder, { recursive: true });
  const lines: string[] = [];
  const { hasDiskSpace, stop } = await watchDiskSpace(
    folder,
    createLog({ logLevel: "info" }, { write: (line) => void lines.push(line) }),
  );
  expect(hasDiskSpace()).toBe(true);
  expect(lines.join("")).toContain("the disk could not be read");
  stop();
});
