import { type Selectable, sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database";
import type { ApplicationTables } from "../../platform/database/schema/applications";

const columns = ["id", "name", "decision", "text"] as const;

export type TemplateRow = Pick<Selectable<ApplicationTables["letter_templates"]>, (typeof columns)[number]>;
type Fields = Pick<TemplateRow, "name" | "decision" | "text">;

/** A recruiter's templates, oldest first. */
export const listTemplates = (db: Db, recruiterId: number): Promise<TemplateRow[]> =>
  db.selectFrom("letter_templates").select(columns).where("recruiter_id", "=", recruiterId).orderBy("id").execute();

export async function insertTemplate(tx: Tx, recruiterId: number, { name, decision, text }: Fields): Promise<number> {
  const values = { recruiter_id: recruiterId, name, decision, text };
  const { id } = await tx.insertInto("letter_templates").values(values).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** A recruiter's own template; undefined for any other. */
export const findTemplate = (db: Db, recruiterId: number, id: number): Promise<TemplateRow | undefined> =>
  db
    .selectFrom("letter_templates")
    .select(columns)
    .where("recruiter_id", "=", recruiterId)
    .where("id", "=", id)
    .executeTakeFirst();

/** Updates a recruiter's own template and returns it; fields that are not given stay. */
export async function updateTemplate(
  db: Db,
  recruiterId: number,
  id: number,
  { name, decision, text }: Partial<Fields>,
): Promise<TemplateRow | undefined> {
  const { rows } = await sql<TemplateRow>`
    update letter_templates set name = coalesce(${name ?? null}::text, name),
      decision = coalesce(${decision ?? null}::text, decision), text = coalesce(${text ?? null}::text, text)
    where recruiter_id = ${recruiterId} and id = ${id}
    returning id, name, decision, text`.execute(db);
  return rows[0];
}

/** Deletes a recruiter's own template; returns whether it existed. */
export async function deleteTemplate(db: Db, recruiterId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("letter_templates")
    .where("recruiter_id", "=", recruiterId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
