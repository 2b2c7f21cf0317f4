import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { AdminError } from "../moderation";
import { partsOf } from "./manifest";

async function sumOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** Writes a checksum of each file of a backup, in the format of `sha256sum`. */
export async function writeSums(folder: string): Promise<void> {
  const parts = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = parts.filter((part) => part.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  let lines = "";
  for (const path of paths) lines += `${await sumOf(path)}  ${path.slice(folder.length + 1)}\n`;
  await writeFile(partsOf(folder).sums, lines, { flush: true });
}

/** @throws AdminError if a file of a backup is damaged or missing */
export async function checkSums(folder: string): Promise<void> {
  const text = await readFile(partsOf(folder).sums, "utf8").catch(() => "");
  const lines = text.split("\n").filter(Boolean);
  if (lines.length === 0)
    throw new AdminError(`${folder} is no complete backup: it has no SHA256SUMS that can be read.`);
  for (const line of lines) {
    const [sum, name = ""] = line.split("  ");
    if ((await sumOf(join(folder, name)).catch(() => "")) !== sum)
      throw new AdminError(`The backup is not whole: ${join(folder, name)} is damaged or missing. Take another one.`);
  }
}
