import { full, maxPerPerson, skillKey, storedErrors } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database";

/** The columns of applicant_skills that refer to the CV entry of a skill. */
export type SkillSource = "formation_id" | "experience_id" | "project_id" | "certification_id";

/** The place where an applicant declares skills: an entry of the CV, or the profile itself. */
export interface DeclaredIn {
  userId: number;
  entry?: { source: SkillSource; id: number };
}

/** Selects the rows `s` of applicant_skills that belong to the profile itself. */
export const ofProfile = sql<boolean>`num_nonnulls(s.formation_id, s.experience_id, s.project_id, s.certification_id) = 0`;

const declaredIn = ({ userId, entry }: DeclaredIn) =>
  entry ? sql`${sql.ref(`s.${entry.source}`)} = ${entry.id}` : sql`s.user_id = ${userId} and ${ofProfile}`;

/** Throws if a person has more distinct skills than allowed. */
async function limitSkills(db: Db, userId: number): Promise<void> {
  const { rows } = await sql<{ total: number }>`
    select count(distinct skill_key) as total from applicant_skills where user_id = ${userId}`.execute(db);
  if ((rows[0]?.total ?? 0) > maxPerPerson.skills) throw full(storedErrors.skills);
}

/** Stores the skills declared in one place, in the given order, with the keys that matching compares. */
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
