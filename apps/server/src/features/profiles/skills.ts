import { full, maxStored, skillKey, storedErrors } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database";

/** The columns of applicant_skills that say which entry of the CV a skill was declared in. */
export type SkillSource = "formation_id" | "experience_id" | "project_id" | "certification_id";

/** Where an applicant declares skills: in an entry of the CV, or without one in the profile itself. */
export interface DeclaredIn {
  userId: number;
  entry?: { source: SkillSource; id: number };
}

/** The condition by which rows `s` of applicant_skills are those of the profile itself. */
export const ofProfile = sql<boolean>`num_nonnulls(s.formation_id, s.experience_id, s.project_id, s.certification_id) = 0`;

const declaredIn = ({ userId, entry }: DeclaredIn) =>
  entry ? sql`${sql.ref(`s.${entry.source}`)} = ${entry.id}` : sql`s.user_id = ${userId} and ${ofProfile}`;

/** Rejects more different skills than one person may have. */
async function limitSkills(db: Db, userId: number): Promise<void> {
  const { rows } = await sql<{ total: number }>`
    select count(distinct skill_key) as total from applicant_skills where user_id = ${userId}`.execute(db);
  if ((rows[0]?.total ?? 0) > maxStored.skills) throw full(storedErrors.skills);
}

/** Stores the skills declared in one place, in the given order; matching compares the keys. */
export async function declareSkills(db: Db, place: DeclaredIn, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const { userId, entry } = place;
  const idOf = (source: SkillSource) => (entry?.source === source ? entry.id : null);
  await sql`
    insert into applicant_skills
      (user_id, formation_id, experience_id, project_id, certification_id, position, name, skill_key)
    select ${userId}::bigint, ${idOf("formation_id")}::bigint, ${idOf("experience_id")}::bigint,
      ${idOf("project_id")}::bigint, ${idOf("certification_id")}::bigint, position, name, skill_key
    from unnest(${[...names]}::text[], ${names.map(skillKey)}::text[])
      with ordinality as given (name, skill_key, position)`.execute(db);
  await limitSkills(db, userId);
}

/** Replaces the skills declared in one place. */
export async function redeclareSkills(tx: Tx, place: DeclaredIn, names: readonly string[]): Promise<void> {
  await sql`delete from applicant_skills s where ${declaredIn(place)}`.execute(tx);
  await declareSkills(tx, place, names);
}
