import { hour } from "@passerelle/domain";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { type Clock, secondsAfter } from "../clock";
import type { Db } from "../database/database";
import type { Deletions } from "./deletions";

/** Dropped files, files of deleted accounts, and files from before `moment` that were never attached. */
export async function findOrphans(db: Db, moment: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("files")
    .select("name")
    .where(sql<boolean>`(state <> 'kept' or owner_id is null)`)
    .where((row) => row.or([row("state", "!=", "new"), row("created_at", "<", moment)]))
    .orderBy("created_at")
    .limit(sql<number>`1000`)
    .execute();
  return rows.map(({ name }) => name);
}

interface OrphanParts extends Pick<Deletions, "remove"> {
  db: Db;
  clock: Clock;
  uploadFolder: string;
}

/** Deletes unreferenced files and unfinished uploads. */
export async function cleanUpOrphans({ db, clock, uploadFolder, remove }: OrphanParts): Promise<void> {
  const anHourAgo = secondsAfter(clock.now(), -hour);
  await remove(await findOrphans(db, anHourAgo));
  for (const name of await readdir(uploadFolder).catch(() => [])) {
    const path = join(uploadFolder, name);
    const { mtime } = await stat(path).catch(() => ({ mtime: clock.now() }));
    if (mtime < anHourAgo) await rm(path, { force: true });
  }
}
