import { createWriteStream, existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Clock } from "../../platform/clock";
import type { OpenDatabase } from "../../platform/database/database";
import { lastStepOf } from "../../platform/database/migrate";
import type { Files } from "../../platform/files/files";
import type { Log } from "../../platform/log";
import { recordEvent } from "../audit";
import { AdminError } from "../moderation";
import { type Manifest, partsOf, writeManifest } from "./manifest";
import { writeSums } from "./sums";
import { runPostgresTool } from "./postgres-tools";

export interface BackupParts extends Pick<OpenDatabase, "db" | "dump"> {
  clock: Clock;
  log: Log;
  files: Pick<Files, "all" | "keepDuring">;
  dataDir: string;
  /** Set for PostgreSQL, which has no `dump`. */
  databaseUrl: string | undefined;
}

export interface BackupAnswer extends Record<string, unknown> {
  folder: string;
  files: number;
  /** Files that are missing from the store. */
  missing: number;
}

const create = (path: string) => createWriteStream(path, { flags: "wx", flush: true });

/** Copies the files after the database: files never change, so the copies match unless one is deleted meanwhile. */
async function copyFiles(files: BackupParts["files"], folder: string) {
  let [copied, missing] = [0, 0];
  await mkdir(folder);
  for await (const { name, bytes } of files.all()) {
    if (!bytes) {
      missing += 1;
      continue;
    }
    await pipeline(bytes, create(join(folder, name)));
    copied += 1;
  }
  return { copied, missing };
}

/** Copies the database; returns the time of the snapshot. */
async function copyDatabase({ dump, clock, databaseUrl }: BackupParts, folder: string): Promise<Date> {
  if (databaseUrl !== undefined) {
    const takenAt = clock.now();
    await runPostgresTool("pg_dump", databaseUrl, ["--format=custom", "--file", partsOf(folder).postgres]);
    return takenAt;
  }
  if (!dump) throw new Error("There is no database to copy.");
  const tar = await dump();
  const takenAt = clock.now();
  await pipeline(Readable.from(tar.stream()), createGzip(), create(partsOf(folder).embedded));
  return takenAt;
}

const isInside = (folder: string, parent: string) => {
  const way = relative(parent, folder);
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && !way.startsWith(sep));
};

/**
 * Writes the database and all files into a new folder while the server runs; the folder gets its final name once
 * complete. Queries to an embedded database wait while it is copied in memory, some milliseconds per megabyte.
 * @throws AdminError if the folder cannot be written, or a PostgreSQL tool fails
 */
export async function backUp(
  parts: BackupParts,
  { folder, operator }: { folder: string; operator: string },
): Promise<BackupAnswer> {
  const { db, log, files, dataDir } = parts;
  if (isInside(folder, dataDir)) throw new AdminError(`Choose a folder outside of the data, best on another disk.`);
  if (existsSync(folder)) throw new AdminError(`There is something at ${folder}. Name a new folder.`);
  const partial = `${folder}.partial`;
  try {
    await mkdir(dirname(folder), { recursive: true });
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial);
    const { copied, missing } = await files.keepDuring(async () => {
      const lastStep = (await lastStepOf(db)) ?? "";
      const takenAt = await copyDatabase(parts, partial);
      const counts = await copyFiles(files, partsOf(partial).files);
      const manifest: Manifest = { takenAt, lastStep, files: counts.copied, missing: counts.missing };
      await writeManifest(partial, manifest);
      await writeSums(partial);
      return counts;
    });
    await rename(partial, folder);
    if (missing > 0) log.error({ missing }, "a backup lacks files that the store has lost");
    // An incomplete backup does not count as the last backup.
    const command = missing > 0 ? "incomplete-backup" : "backup";
    await recordEvent(db, { event: "admin_act", details: { command, operator, files: copied } });
    return { folder, files: copied, missing };
  } catch (error) {
    // The error that stopped the backup may also prevent its deletion.
    await rm(partial, { recursive: true, force: true }).catch((err: unknown) => log.warn({ err }, "a part is left"));
    if (error instanceof Error && "code" in error && typeof error.code === "string" && "syscall" in error)
      throw new AdminError(`The backup cannot be written to ${folder} (${error.code}).`, { cause: error });
    throw error;
  }
}
