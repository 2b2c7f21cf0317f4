import { maxWithdrawnApplications, type StatedPay } from "@passerelle/domain";
import { type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Paging } from "../../platform/http/paging";
import type { Db, Tx } from "../../platform/database/database";
import { latestFirst, readPage } from "../../platform/database/keyset-pagination";
import { lockUser } from "../../platform/database/lock-user";
import { prepared } from "../../platform/database/prepared-queries";
import { userIdByUsername } from "../auth";
import { blockedBy, doesBlock } from "../blocks";
import { isOpened } from "./opened-store";
import { type OwnNumbers, ownNumbers } from "./offer-statistics";
import { isOpen, isOpenFor } from "../../platform/database/is-offer-open";

const skillNames = sql<
  string[]
>`array(select s.name from job_offer_skills s where s.offer_id = o.id order by s.position)`;
const skillKeys = sql<
  (string | null)[]
>`array(select s.skill_key from job_offer_skills s where s.offer_id = o.id order by s.position)`;

/** The offers `o`, with all columns. */
export const offers = (db: Db, active: RawBuilder<boolean>) =>
  db
    .selectFrom("job_offers as o")
    .select(["o.id", "o.recruiter_id", "o.job_title", "o.description", "o.location", "o.contract"])
    .select(["o.place_id", "o.place_text"])
    .select(["o.salary", "o.salary_min", "o.salary_max", "o.salary_period"])
    .select(["o.benefits", "o.remote", "o.closing_date", "o.positions", "o.public"])
    .select(["o.hidden_at", "o.created_at", "o.modified_at", skillNames.as("skills"), active.as("active")])
    .select(sql<boolean>`o.published_at is null`.as("is_draft"));

export type OwnOfferRow = NonNullable<Awaited<ReturnType<typeof findOwnOffer>>>;
export type OfferRow = Omit<OwnOfferRow, keyof OwnNumbers>;

/** The pay that an offer states; without a stated amount, its monthly salary. */
export const payOf = (row: Pick<OfferRow, "salary" | "salary_min" | "salary_max" | "salary_period">): StatedPay => ({
  salaryMin: row.salary_min ?? row.salary,
  salaryMax: row.salary_max,
  salaryPeriod: row.salary_period,
});

/** The recruiter with a current or former name, unless the reader blocks them. */
export function findRecruiter(db: Db, username: string, now: Date, readerId: number) {
  return db
    .selectFrom("users")
    .select("id")
    .where("id", "=", userIdByUsername(username, now))
    .where("role", "=", "recruiter")
    .where("verified_at", "is not", null)
    .where("id", "not in", blockedBy(db, readerId))
    .executeTakeFirst();
}

/** One page of a recruiter's active offers, newest first. */
export async function listOpenOffers(db: Db, recruiterId: number, today: string, page: Paging) {
  const total = db
    .selectFrom("job_offers as o")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("o.recruiter_id", "=", recruiterId)
    .where(isOpen(today))
    .$asScalar()
    .$notNull();
  const list = offers(db, isOpen(today)).where("o.recruiter_id", "=", recruiterId).where(isOpen(today));
  return readPage(db, list, { keys: latestFirst("o.created_at", "o.id"), page, total });
}

/** A recruiter's own offer; undefined for any other. */
export function findOwnOffer(db: Db, today: string, recruiterId: number, id: number) {
  return offers(db, isOpen(today))
    .select(ownNumbers())
    .where("o.id", "=", id)
    .where("o.recruiter_id", "=", recruiterId)
    .executeTakeFirst();
}

/**
 * The same, locked until the end of the transaction, after the recruiter's account. An offer past its closing date
 * stays announced to applicants until `closePassed` or a change closes it.
 */
export async function lockOwnOffer(tx: Tx, today: string, recruiterId: number, id: number) {
  await lockUser(tx, recruiterId);
  return offers(tx, isOpen(today))
    .select(["o.active as is_announced", "o.told_at", "o.told_terms"])
    .where("o.id", "=", id)
    .where("o.recruiter_id", "=", recruiterId)
    .forUpdate()
    .executeTakeFirst();
}

const forReader = (db: Db, today: string, readerId: number) =>
  offers(db, isOpenFor(today, readerId))
    .innerJoin("users as u", "u.id", "o.recruiter_id")
    .leftJoin("recruiter_profiles as r", "r.user_id", "o.recruiter_id")
    .leftJoin("applications as a", (join) => join.onRef("a.offer_id", "=", "o.id").on("a.applicant_id", "=", readerId))
    .select(["u.username", "r.company", "a.id as application_id", "a.seen_at", "a.decision"])
    .select([
      skillKeys.as("keys"),
      sql<boolean>`exists (select from saved_offers s where s.user_id = ${readerId} and s.offer_id = o.id)`.as("saved"),
      doesBlock(readerId, sql.ref("o.recruiter_id")).as("is_blocked"),
    ]);

const withdrawnBy = (db: Db, readerId: number) =>
  jsonArrayFrom(
    db
      .selectFrom("withdrawn_applications as w")
      .select(["w.created_at", "w.withdrawn_at"])
      .where("w.applicant_id", "=", readerId)
      .whereRef("w.offer_id", "=", sql.ref<number>("o.id"))
      .orderBy("w.id", "desc")
      .limit(sql.lit(maxWithdrawnApplications)),
  );

/** An offer in full with its recruiter and the reader's own applications, without checking access. */
export function findOfferFor(db: Db, today: string, readerId: number, id: number) {
  return forReader(db, today, readerId)
    .select([
      "a.message",
      "a.created_at as applied_at",
      "a.decided_at",
      "a.decision_message",
      "a.offer as applied_offer",
    ])
    .select(withdrawnBy(db, readerId).as("withdrawn"))
    .select(isOpened(readerId).as("opened"))
    .where("o.id", "=", id)
    .executeTakeFirst();
}

export type ReadOffer = NonNullable<Awaited<ReturnType<typeof findOfferFor>>>;
export type ListedOffer = Awaited<ReturnType<typeof findOffersFor>>[number];

const findListed = prepared((db, values: { today: string; readerId: number; ids: readonly number[] }) =>
  forReader(db, values.today, values.readerId).where("o.id", "=", sql<number>`any(${values.ids}::bigint[])`),
);

/** Several offers in the order of the ids, each with the state of the reader's own application. */
export async function findOffersFor(db: Db, today: string, readerId: number, ids: readonly number[]) {
  const found = await findListed(db, { today, readerId, ids });
  const byId = new Map(found.map((offer) => [offer.id, offer]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The numbers of a recruiter's offers and of the active ones. */
export function countOwnOffers(db: Db, today: string, recruiterId: number) {
  return db
    .selectFrom("job_offers as o")
    .select(sql<number>`count(*)`.as("total"))
    .select(sql<number>`count(*) filter (where ${isOpen(today)})`.as("active"))
    .where("o.recruiter_id", "=", recruiterId)
    .executeTakeFirstOrThrow();
}
