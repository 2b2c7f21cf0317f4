import { createReadStream, existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { blob } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import type { Config } from "../../platform/config";
import { protectData } from "../../platform/data-folder";
import { openPGlite } from "../../platform/database/database";
import { takeDataLock } from "../../platform/database/data-lock";
import { isKnownStep, NewerDatabaseError } from "../../platform/database/migrate";
import type { AuditDetails } from "../../platform/database/schema";
import { types } from "../../platform/files/file-types";
import { openStore } from "../../platform/files/open";
import { recordEvent } from "../audit";
import { AdminError } from "../moderation";
import { type Manifest, partsOf, readManifest } from "./manifest";

/** Reads the database's copy into a folder, and records there that it is one. */
async function restoreDatabase(copy: string, folder: string, details: AuditDetails): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const { PGlite } = await import("@electric-sql/pglite");
  try {
    const tar = createReadStream(copy).pipe(createGunzip());
    const pglite = await PGlite.create({ dataDir: folder, loadDataDir: await blob(tar) });
    const { db, close } = await openPGlite(pglite);
    await recordEvent(db, { event: "admin_act", details });
    await close();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new AdminError(`The database in ${copy} is damaged.`, { cause: error });
  }
}

/**
 * Puts a backup into a data folder, and a store if one is set, that have no database yet. The database gets its name
 * last: a restore that was broken off can be repeated.
 * @throws AdminError where there is a database already, or the backup is not whole; NewerDatabaseError,
 * DataInUseError
 */
export async function restore(
  config: Pick<Config, "databaseUrl" | "dataDir" | "s3">,
  { folder, operator }: { folder: string; operator: string },
): Promise<Manifest> {
  if (config.databaseUrl !== undefined)
    throw new AdminError(
      "npm run restore is for the embedded database. For a PostgreSQL, see docs/operating/backup.md.",
    );
  const manifest = await readManifest(folder);
  if (!isKnownStep(manifest.lastStep)) throw new NewerDatabaseError(manifest.lastStep);
  const names = await readdir(partsOf(folder).files);
  if (names.length !== manifest.files)
    throw new AdminError(`The backup is not whole: it has ${names.length} of its ${manifest.files} files.`);

  const database = join(config.dataDir, "postgres");
  protectData(config.dataDir);
  const lock = takeDataLock(join(config.dataDir, "lock"));
  try {
    if (existsSync(database))
      throw new AdminError(
        `There is a database in ${config.dataDir}. Move it away, or name another folder (DATA_DIR).`,
      );
    const details = { command: "restore", operator, takenAt: manifest.takenAt.toISOString() };
    await restoreDatabase(partsOf(folder).database, `${database}.partial`, details);
    const store = openStore(config);
    for (const name of names)
      await store.put(name, join(partsOf(folder).files, name), name.endsWith(".pdf") ? types.pdf : types.webp);
    await rename(`${database}.partial`, database);
    protectData(config.dataDir);
  } finally {
    lock.release();
  }
  return manifest;
}
