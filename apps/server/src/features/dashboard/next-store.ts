import { sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Db } from "../../platform/database/database";
import { isOpen } from "../../platform/database/is-offer-open";
import { ofProfile } from "../profiles";
import { startInParis } from "./weeks";

/** The parts of an applicant's profile and CV; null and false for parts that are missing. */
export const findApplicantParts = (db: Db, userId: number) =>
  db
    .selectFrom(db.selectNoFrom(sql<number>`1`.as("row")).as("one"))
    .leftJoin("applicant_profiles as p", (join) => join.on("p.user_id", "=", userId))
    .select(["p.profile", "p.resume_file as resume", "p.sector"])
    .select(
      sql<boolean>`exists (select from applicant_skills s where s.user_id = ${userId} and ${ofProfile})`.as(
        "hasSkills",
      ),
    )
    .select(
      sql<boolean>`exists (select from applications where applicant_id = ${userId})
        or exists (select from kept_applications where applicant_id = ${userId})
        or exists (select from withdrawn_applications where applicant_id = ${userId})`.as("hasApplied"),
    )
    .executeTakeFirstOrThrow();

/** The parts of a recruiter's profile; null for parts that are missing. */
export const findRecruiterParts = (db: Db, userId: number) =>
  db
    .selectFrom("users as u")
    .leftJoin("recruiter_profiles as p", "p.user_id", "u.id")
    .select(["p.company", "p.description"])
    .select(
      sql<boolean>`u.has_deleted_offers or exists (select from job_offers where recruiter_id = u.id)`.as(
        "hasPublished",
      ),
    )
    .where("u.id", "=", userId)
    .executeTakeFirstOrThrow();

/** The latest decisions on an applicant's applications. */
export const listDecisions = (db: Db, applicantId: number, count: number) =>
  db
    .selectFrom("applications as a")
    .innerJoin("job_offers as o", "o.id", "a.offer_id")
    .leftJoin("recruiter_profiles as r", "r.user_id", "o.recruiter_id")
    .select(["o.id", "o.job_title", "r.company"])
    .select((eb) => [
      eb.ref("a.decision").$notNull().as("decision"),
      eb.ref("a.decided_at").$notNull().as("decided_at"),
    ])
    .where("a.applicant_id", "=", applicantId)
    .where("a.decision", "is not", null)
    .orderBy(sql`a.decided_at desc, a.id desc`)
    .limit(sql.lit(count))
    .execute();

const openOffers = (db: Db, today: string, recruiterId: number) =>
  db.selectFrom("job_offers as o").where(sql<boolean>`o.recruiter_id = ${recruiterId} and ${isOpen(today)}`);

const isWaiting = () => sql<boolean>`p.decision is null`;

/** The undecided applications to a recruiter's open offers, oldest first, and their total. */
export async function listWaiting(db: Db, today: string, recruiterId: number, count: number) {
  const items = await openOffers(db, today, recruiterId)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("applications as p")
          .select(["p.id", "p.applicant_id", "p.created_at"])
          .whereRef("p.offer_id", "=", "o.id")
          .where(isWaiting())
          .orderBy(sql`p.created_at, p.id`)
          .limit(sql.lit(count))
          .as("a"),
      (join) => join.onTrue(),
    )
    .select(["a.id", "a.created_at", "o.id as offer_id", "o.job_title"])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom("users as u")
          .select(["u.id", "u.username", "u.firstname", "u.lastname", "u.avatar"])
          .whereRef("u.id", "=", "a.applicant_id"),
      ).as("applicant"),
    )
    .orderBy(sql`a.created_at, a.id`)
    .limit(sql.lit(count))
    .execute();
  const { total } = await openOffers(db, today, recruiterId)
    .innerJoin("applications as p", "p.offer_id", "o.id")
    .where(isWaiting())
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { items, total };
}

/** A recruiter's open offers without applications, oldest first, and their total. */
export async function listQuietOffers(db: Db, today: string, recruiterId: number, count: number) {
  const items = await openOffers(db, today, recruiterId)
    .where(sql<boolean>`not exists (select from applications n where n.offer_id = o.id)`)
    .select(["o.id", "o.job_title", "o.created_at", sql<number>`count(*) over ()`.as("total")])
    .orderBy(sql`o.created_at, o.id`)
    .limit(sql.lit(count))
    .execute();
  return { items, total: items[0]?.total ?? 0 };
}

/** The number of applications to a recruiter's offers in each week, by the weeks' Mondays. */
export async function countByWeek(db: Db, recruiterId: number, mondays: readonly string[]): Promise<number[]> {
  const starts = mondays.map((monday) => startInParis(monday).toISOString());
  const { rows } = await sql<{ week: number; total: number }>`
    select week, count(*) as total from (
      select width_bucket(a.created_at, ${starts}::timestamptz[]) as week
      from job_offers o join applications a on a.offer_id = o.id
      where o.recruiter_id = ${recruiterId} and a.created_at >= ${starts[0]}::timestamptz
    ) as received group by week`.execute(db);
  const totals = new Map(rows.map(({ week, total }) => [week, total]));
  return mondays.map((_, index) => totals.get(index + 1) ?? 0);
}
