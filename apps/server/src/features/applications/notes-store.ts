import type { Selectable } from "kysely";
import type { Db, Tx } from "../../platform/database/database";
import { byId, rowsInOrder } from "../../platform/database/read-in-batches";
import type { ApplicationTables } from "../../platform/database/schema/applications";

export type NoteRow = Pick<Selectable<ApplicationTables["application_notes"]>, "id" | "text" | "created_at">;

const columns = ["n.id", "n.text", "n.created_at"] as const;

/** A recruiter's own notes on an application, oldest first. */
export const listNotes = (db: Db, recruiterId: number, applicationId: number): Promise<NoteRow[]> =>
  db
    .selectFrom("application_notes as n")
    .select(columns)
    .where("n.recruiter_id", "=", recruiterId)
    .where("n.application_id", "=", applicationId)
    .orderBy("n.id")
    .execute();

/** Stores a note and returns its id. */
export async function insertNote(
  tx: Tx,
  note: { application_id: number; recruiter_id: number; text: string },
): Promise<number> {
  const { id } = await tx.insertInto("application_notes").values(note).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Deletes a recruiter's own note on an application; returns whether it existed. */
export async function deleteNote(db: Db, recruiterId: number, applicationId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("application_notes")
    .where("recruiter_id", "=", recruiterId)
    .where("application_id", "=", applicationId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All notes of a recruiter with the offers' titles, oldest first. */
export async function* ownNotes(db: Db, recruiterId: number) {
  const notes = db
    .selectFrom("application_notes as n")
    .innerJoin("applications as a", "a.id", "n.application_id")
    .innerJoin("job_offers as o", "o.id", "a.offer_id")
    .select([...columns, "o.job_title"])
    .where("n.recruiter_id", "=", recruiterId);
  for await (const { job_title: title, ...note } of rowsInOrder(notes, "n.id", byId)) yield { title, note };
}
