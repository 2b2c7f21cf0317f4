import { createReadStream, existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { blob } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import type { Config } from "../../platform/config";
import { protectData } from "../../platform/data-folder";
import { type Db, openDatabase, openPGlite } from "../../platform/database/database";
import { takeDataLock } from "../../platform/database/data-lock";
import { isKnownStep, lastStepOf, NewerDatabaseError } from "../../platform/database/migrate";
import { types } from "../../platform/files/stored-file-types";
import { storedNames } from "../../platform/files/files";
import { claimStore, openStore } from "../../platform/files/open-files";
import { recordEvent } from "../audit";
import { AdminError } from "../moderation";
import { type Manifest, partsOf, readManifest } from "./manifest";
import { runPostgresTool } from "./postgres-tools";
import { checkSums } from "./sums";

type Place = Pick<Config, "databaseUrl" | "dataDir" | "s3">;

/** The steps before and after a database is loaded. */
interface Steps {
  putFiles: () => Promise<void>;
  finish: (db: Db) => Promise<void>;
}

function requirePart(path: string, kind: string): void {
  if (!existsSync(path)) throw new AdminError(`The backup is not of ${kind}: DATABASE_URL decides which is restored.`);
}

async function loadEmbedded(copy: string, dataDir: string) {
  const { PGlite } = await import("@electric-sql/pglite");
  const tar = await blob(createReadStream(copy).pipe(createGunzip()));
  return openPGlite(await PGlite.create({ dataDir, loadDataDir: tar }));
}

/** Loads the copy of an embedded database into the data folder, and renames it as the last step. */
async function restoreEmbedded({ dataDir }: Place, folder: string, { putFiles, finish }: Steps): Promise<void> {
  const copy = partsOf(folder).embedded;
  const database = join(dataDir, "postgres");
  const partial = `${database}.partial`;
  requirePart(copy, "an embedded database");
  const lock = takeDataLock(join(dataDir, "lock"));
  try {
    if (existsSync(database))
      throw new AdminError(`There is a database in ${dataDir}. Move it away, or name another folder (DATA_DIR).`);
    await rm(partial, { recursive: true, force: true });
    await putFiles();
    const { db, close } = await loadEmbedded(copy, partial);
    try {
      await finish(db);
    } finally {
      await close();
    }
    await rename(partial, database);
  } finally {
    await rm(partial, { recursive: true, force: true });
    lock.release();
  }
}

/** Fills an empty PostgreSQL from a backup, completely or not at all. */
async function restorePostgres(place: Place, databaseUrl: string, folder: string, { putFiles, finish }: Steps) {
  const copy = partsOf(folder).postgres;
  requirePart(copy, "a PostgreSQL");
  const { db, close } = await openDatabase(place);
  try {
    if ((await lastStepOf(db)) !== undefined)
      throw new AdminError("The database in DATABASE_URL is not empty. Rename it, and create an empty one.");
    await putFiles();
    const options = ["--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction"];
    await runPostgresTool("pg_restore", databaseUrl, [...options, copy]);
    await finish(db);
  } finally {
    await close();
  }
}

/**
 * Restores a backup into an installation without a database: a data folder or an empty PostgreSQL, and an object store
 * if one is set. An interrupted restore can be repeated.
 * @throws AdminError if there is a database already or the backup is incomplete; NewerDatabaseError, DataInUseError,
 * DatabaseUnreachableError
 */
export async function restore(place: Place, { folder, operator }: { folder: string; operator: string }) {
  const manifest: Manifest = await readManifest(folder);
  if (!isKnownStep(manifest.lastStep)) throw new NewerDatabaseError(manifest.lastStep);
  const names = await readdir(partsOf(folder).files);
  if (names.length !== manifest.files)
    throw new AdminError(`The backup is not whole: it has ${names.length} of its ${manifest.files} files.`);
  await checkSums(folder);
  protectData(place.dataDir);
  await claimStore(place, async () => false);
  const store = openStore(place);
  const steps: Steps = {
    putFiles: async () => {
      for (const name of names)
        await store.put(name, join(partsOf(folder).files, name), name.endsWith(".pdf") ? types.pdf : types.webp);
    },
    finish: async (db) => {
      const known = await storedNames(db);
      // The database may not know files that were uploaded during the backup.
      for (const name of names) if (!known.has(name)) await store.delete(name);
      const details = { command: "restore-backup", operator, takenAt: manifest.takenAt.toISOString() };
      await recordEvent(db, { event: "admin_act", details });
    },
  };
  if (place.databaseUrl === undefined) await restoreEmbedded(place, folder, steps);
  else await restorePostgres(place, place.databaseUrl, folder, steps);
  protectData(place.dataDir);
  return manifest;
}
