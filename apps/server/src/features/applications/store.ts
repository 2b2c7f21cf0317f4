import { wordsOfText } from "@passerelle/domain";
import { sql } from "kysely";
import type { Paging } from "../../platform/http/paging";
import type { Db, Tx } from "../../platform/database/database";
import { latestFirst, readPage } from "../../platform/database/keyset-pagination";
import { mayBeSeenBy, ofProfile } from "../profiles";
import { isOwnOffer } from "./access";
import { lockAround } from "./locks";
import { offerAsNow } from "./offer-snapshot";

/** Stores an application unless one exists; the unique constraint decides between concurrent requests. */
export async function insertApplication(
  tx: Tx,
  application: { offerId: number; applicantId: number; message: string },
): Promise<number | undefined> {
  const stored = await tx
    .insertInto("applications")
    .values({
      offer_id: application.offerId,
      applicant_id: application.applicantId,
      message: application.message,
      offer: offerAsNow(application.offerId),
      letter_words: sql`array_to_tsvector(${wordsOfText(application.message)}::text[])`,
    })
    .onConflict((conflict) => conflict.columns(["offer_id", "applicant_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return stored?.id;
}

export const ownApplications = (db: Db, applicantId: number) =>
  db
    .selectFrom("applications")
    .select(["applications.id", "applications.offer_id", "applications.message", "applications.created_at"])
    .select(["applications.seen_at", "applications.decision", "applications.decided_at"])
    .select(["applications.decision_message", "applications.offer"])
    .where("applications.applicant_id", "=", applicantId);

/** An applicant's own application; undefined for any other. */
export function findOwnApplication(db: Db, applicantId: number, id: number) {
  return ownApplications(db, applicantId).where("applications.id", "=", id).executeTakeFirst();
}

export type OwnApplicationRow = NonNullable<Awaited<ReturnType<typeof findOwnApplication>>>;

/** Deletes an applicant's own application, so that they may apply again, and records when it was sent and withdrawn. */
export async function withdrawOwnApplication(tx: Tx, now: Date, applicantId: number, id: number) {
  await lockAround(tx, id);
  const withdrawn = await tx
    .deleteFrom("applications as a")
    .using("job_offers as o")
    .whereRef("o.id", "=", "a.offer_id")
    .where("a.id", "=", id)
    .where("a.applicant_id", "=", applicantId)
    .returning(["o.id as offer_id", "o.recruiter_id", "o.job_title", "a.created_at"])
    .executeTakeFirst();
  if (withdrawn)
    await tx
      .insertInto("withdrawn_applications")
      .values({
        applicant_id: applicantId,
        offer_id: withdrawn.offer_id,
        created_at: withdrawn.created_at,
        withdrawn_at: now,
      })
      .execute();
  return withdrawn;
}

const profileSkills = sql<string[]>`array(
  select s.name from applicant_skills s where s.user_id = a.applicant_id and ${ofProfile} order by s.position, s.id)`;

/** Applications with the applicant's data that their recruiter may see. */
const applications = (db: Db) =>
  db
    .selectFrom("applications as a")
    .leftJoin("users as u", "u.id", "a.applicant_id")
    .leftJoin("applicant_profiles as p", "p.user_id", "a.applicant_id")
    .select(["a.id", "a.offer_id", "a.applicant_id", "a.message", "a.created_at", "a.seen_at", "a.decision"])
    .select(["a.decided_at", "a.decision_message"])
    .select(["u.firstname", "u.lastname", "u.email", "u.username", "p.profile", "p.resume_file"])
    .select(profileSkills.as("skills"));

/** One page of an offer's applications, newest first, and their total. */
export async function listApplications(db: Db, offerId: number, page: Paging) {
  const total = db
    .selectFrom("applications")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("offer_id", "=", offerId)
    .$asScalar()
    .$notNull();
  const list = applications(db).where("a.offer_id", "=", offerId);
  return readPage(db, list, { keys: latestFirst("a.created_at", "a.id"), page, total });
}

type WholeApplication = Awaited<ReturnType<typeof findApplication>>;
export type ApplicationRow = Omit<WholeApplication, "offer"> & Partial<Pick<WholeApplication, "offer">>;

/** Finds an application, with the offer as it was when the person applied; throws if there is none. */
export function findApplication(db: Db, id: number) {
  return applications(db).select("a.offer").where("a.id", "=", id).executeTakeFirstOrThrow();
}

/** An application to a recruiter's own offer, and whether the recruiter may see the profile and CV. */
export function findReceived(db: Db, recruiterId: number, id: number) {
  return applications(db)
    .innerJoin("job_offers as o", "o.id", "a.offer_id")
    .select(mayBeSeenBy(recruiterId).as("is_visible"))
    .where("a.id", "=", id)
    .where(isOwnOffer(recruiterId))
    .executeTakeFirst();
}
