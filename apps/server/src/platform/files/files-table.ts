import { sql } from "kysely";
import type { Db } from "../database/database";
import type { FileKind, FileTables } from "../database/schema/files";

type FilesTable = FileTables["files"];
type Row = Pick<FilesTable, "name" | "kind" | "owner_id"> &
  Partial<Pick<FilesTable, "given_name" | "size">> & { created_at: Date };

/** Records a file before it is stored. */
export async function insertFile(db: Db, row: Row): Promise<void> {
  await db.insertInto("files").values(row).execute();
}

/** Marks a new file as kept, which makes it downloadable. */
export async function markAttached(db: Db, name: string): Promise<void> {
  const marked = db.updateTable("files").set({ state: "kept" }).where("name", "=", name).where("state", "=", "new");
  await marked.returning("name").executeTakeFirstOrThrow();
}

/** Hides or shows a file; hidden files are kept but not served. Does nothing without a name. */
export async function setHidden(db: Db, name: string | null, hidden: boolean): Promise<void> {
  await db.updateTable("files").set({ hidden }).where("name", "=", name).execute();
}

/** Marks a file as dropped, which ends downloads. */
export async function markDropped(db: Db, name: string): Promise<void> {
  await db.updateTable("files").set({ state: "dropped" }).where("name", "=", name).execute();
}

/** Marks all files of an owner as dropped; returns their names. */
export async function markAllDropped(db: Db, ownerId: number): Promise<string[]> {
  const dropped = db.updateTable("files").set({ state: "dropped" }).where("owner_id", "=", ownerId);
  return (await dropped.returning("name").execute()).map(({ name }) => name);
}

/** Deletes the row of a file whose bytes are deleted. */
export async function deleteFile(db: Db, name: string): Promise<void> {
  await db.deleteFrom("files").where("name", "=", name).execute();
}

/** The kind of a downloadable file: attached, not hidden, and of an existing account. */
export async function findKind(db: Db, name: string): Promise<FileKind | undefined> {
  const row = await db
    .selectFrom("files")
    .select("kind")
    .where("name", "=", name)
    .where("state", "=", "kept")
    .where("hidden", "=", false)
    .where("owner_id", "is not", null)
    .executeTakeFirst();
  return row?.kind;
}

/** The next hundred of an owner's kept files after a name, ordered by name. */
export function listKept(db: Db, ownerId: number, after: string) {
  return db
    .selectFrom("files")
    .select(["name", "kind"])
    .where("owner_id", "=", ownerId)
    .where("state", "=", "kept")
    .where("name", ">", after)
    .orderBy("name")
    .limit(sql<number>`100`)
    .execute();
}

/** The next hundred names of files that are or were attached, after a given one, ordered by name. */
export async function listStored(db: Db, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom("files")
    .select("name")
    .where("state", "!=", "new")
    .where("name", ">", after)
    .orderBy("name")
    .limit(sql<number>`100`)
    .execute();
  return rows.map(({ name }) => name);
}

/** The files that are not attached, out of the given ones. */
export async function findUnattached(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("files")
    .select("name")
    .where("name", "=", sql<string>`any(${names})`)
    .where("state", "!=", "kept")
    .execute();
  return rows.map(({ name }) => name);
}
