import { statements } from "./execute";

const tables = [
  "applicant_profiles",
  "applicant_skills",
  "experiences",
  "formations",
  "projects",
  "certifications",
] as const;
const changes = { insert: "new", update: "new", delete: "old" } as const;

/**
 * The start of the last transaction that changed a profile or a CV, so that processes can keep what they have read of it.
 * Null until the first change.
 */
export const migration = statements(
  `alter table users add column declared_at timestamptz`,
  `create function note_declared() returns trigger language plpgsql as $$
   begin
     update users set declared_at = now()
     where id in (select user_id from changed) and declared_at is distinct from now();
     return null;
   end $$`,
  ...tables.flatMap((table) =>
    Object.entries(changes).map(
      ([change, rows]) => `create trigger ${table}_${change}_declared after ${change} on ${table}
        referencing ${rows} table as changed for each statement execute function note_declared()`,
    ),
  ),
);
