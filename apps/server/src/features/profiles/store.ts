import { sql, type Updateable } from "kysely";
import type { Db, Tx } from "../../platform/database/database";
import type { Database } from "../../platform/database/schema";
import { userIdByUsername } from "../auth";
import { isUnblockedBy, mayBeSeenBy, mayOpenResume } from "./access";
import { ofProfile } from "./declared-skills";

const skills = sql<string[]>`array(
  select s.name from applicant_skills s where s.user_id = p.user_id and ${ofProfile} order by s.position, s.id)`;

const applicantProfiles = (db: Db) =>
  db
    .selectFrom("applicant_profiles as p")
    .selectAll("p")
    .select(skills.as("skills"))
    .leftJoin("files as f", "f.name", "p.resume_file")
    .select(["f.given_name as resume_name", "f.size as resume_size", "f.created_at as resume_stored_at"]);

const recruiterProfiles = (db: Db) => db.selectFrom("recruiter_profiles as p").selectAll("p");

export type ApplicantProfileRow = Awaited<ReturnType<typeof ownApplicantProfile>>;
export type RecruiterProfileRow = Awaited<ReturnType<typeof ownRecruiterProfile>>;

/** The profile of the named applicant, if the reader may see it, and whether the reader may open the resume. */
export function findApplicantProfile(db: Db, username: string, now: Date, readerId: number) {
  return applicantProfiles(db)
    .innerJoin("users as u", "u.id", "p.user_id")
    .select(mayOpenResume(readerId).as("may_open_resume"))
    .where("u.id", "=", userIdByUsername(username, now))
    .where("u.role", "=", "applicant")
    .where(mayBeSeenBy(readerId))
    .executeTakeFirst();
}

/** The profile of the recruiter with a current or former name, unless the reader blocks them. */
export function findRecruiterProfile(db: Db, username: string, now: Date, readerId: number) {
  return recruiterProfiles(db)
    .innerJoin("users as u", "u.id", "p.user_id")
    .where("u.id", "=", userIdByUsername(username, now))
    .where("u.role", "=", "recruiter")
    .where(isUnblockedBy(readerId))
    .executeTakeFirst();
}

/** An applicant's profile, if they have one. */
export function findProfileOf(db: Db, userId: number) {
  return applicantProfiles(db).where("p.user_id", "=", userId).executeTakeFirst();
}

/** A recruiter's company, if they have saved one. */
export function findCompanyOf(db: Db, userId: number) {
  return recruiterProfiles(db).where("p.user_id", "=", userId).executeTakeFirst();
}

/** A user's own profile; throws if there is none. */
export function ownApplicantProfile(db: Db, userId: number) {
  return applicantProfiles(db).where("p.user_id", "=", userId).executeTakeFirstOrThrow();
}

/** A user's own profile; throws if there is none. */
export function ownRecruiterProfile(db: Db, userId: number) {
  return recruiterProfiles(db).where("p.user_id", "=", userId).executeTakeFirstOrThrow();
}

type Profiles = "applicant_profiles" | "recruiter_profiles";

/** Creates a user's profile if needed, and locks it until the end of the transaction. */
export async function lockOrCreateProfile(tx: Tx, table: Profiles, userId: number): Promise<void> {
  await sql`insert into ${sql.table(table)} (user_id) values (${userId}) on conflict do nothing`.execute(tx);
  await sql`select from ${sql.table(table)} where user_id = ${userId} for update`.execute(tx);
}

/** Updates a locked profile; `undefined` keeps a field. */
export async function updateApplicantProfile(
  tx: Tx,
  userId: number,
  given: Updateable<Database["applicant_profiles"]>,
): Promise<void> {
  await tx
    .updateTable("applicant_profiles")
    .set({ ...given, updated_at: sql`now()` })
    .where("user_id", "=", userId)
    .execute();
}

/** Updates a locked profile; `undefined` keeps a field. */
export async function updateRecruiterProfile(
  tx: Tx,
  userId: number,
  given: Updateable<Database["recruiter_profiles"]>,
): Promise<void> {
  await tx
    .updateTable("recruiter_profiles")
    .set({ ...given, updated_at: sql`now()` })
    .where("user_id", "=", userId)
    .execute();
}
