import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isRecord } from "@passerelle/api/contract";
import { AdminError } from "../moderation";

/** The description of a backup, in its `backup.json`. */
export interface Manifest {
  takenAt: Date;
  /** The last migration of its database. */
  lastStep: string;
  files: number;
  /** The number of files that the database names but the store had lost. */
  missing: number;
}

export const partsOf = (folder: string) => ({
  manifest: join(folder, "backup.json"),
  embedded: join(folder, "database.tar.gz"),
  postgres: join(folder, "database.dump"),
  sums: join(folder, "SHA256SUMS"),
  files: join(folder, "files"),
});

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(partsOf(folder).manifest, `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });

/** @throws AdminError if the folder is not a complete backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(partsOf(folder).manifest, "utf8").catch(() => {
    throw new AdminError(`${folder} is no complete backup: it has no backup.json that can be read.`);
  });
  try {
    const read: unknown = JSON.parse(text);
    if (!isRecord(read)) throw new TypeError("It is no object.");
    const { takenAt, lastStep, files, missing } = read;
    const moment = new Date(String(takenAt));
    const areCounts = Number.isInteger(files) && Number.isInteger(missing);
    if (Number.isNaN(moment.getTime()) || typeof lastStep !== "string" || !areCounts)
      throw new TypeError("A value is missing.");
    return { takenAt: moment, lastStep, files: Number(files), missing: Number(missing) };
  } catch (error) {
    throw new AdminError(`${folder} is no backup of Passerelle: its backup.json says something else.`, {
      cause: error,
    });
  }
}
