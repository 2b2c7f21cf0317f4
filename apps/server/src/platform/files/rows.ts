import { sql } from "kysely";
import type { Db } from "../database/database";
import type { FileKind, FilesTable } from "../database/schema/files";

type Row = Pick<FilesTable, "name" | "kind" | "owner_id"> & { created_at: Date };

/** Announces a file that is about to be stored. */
export async function insertFile(db: Db, row: Row): Promise<void> {
  await db.insertInto("files").values(row).execute();
}

/** Makes a new file one that is given to who asks; nothing else can become one. */
export async function markKept(db: Db, name: string): Promise<void> {
  const marked = db.updateTable("files").set({ state: "kept" }).where("name", "=", name).where("state", "=", "new");
  await marked.returning("name").executeTakeFirstOrThrow();
}

/** Makes a file one that nobody gets any more. */
export async function markDropped(db: Db, name: string): Promise<void> {
  await db.updateTable("files").set({ state: "dropped" }).where("name", "=", name).execute();
}

/** Forgets a file whose bytes are gone. */
export async function deleteFile(db: Db, name: string): Promise<void> {
  await db.deleteFrom("files").where("name", "=", name).execute();
}

/** Of what kind a file is that may be given to somebody: attached, and of an account that exists. */
export async function findKind(db: Db, name: string): Promise<FileKind | undefined> {
  const row = await db
    .selectFrom("files")
    .select("kind")
    .where("name", "=", name)
    .where("state", "=", "kept")
    .where("owner_id", "is not", null)
    .executeTakeFirst();
  return row?.kind;
}

/** Which of these files are not attached. */
export async function findLeft(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("files")
    .select("name")
    .where("name", "=", sql<string>`any(${names})`)
    .where("state", "!=", "kept")
    .execute();
  return rows.map(({ name }) => name);
}

/** Files that nobody has: dropped ones, those of deleted accounts, and those that no call has attached since `moment`. */
export async function findLeftovers(db: Db, moment: Date): Promise<string[]> {
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
