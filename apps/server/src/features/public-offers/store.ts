import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { isOpen } from "../../platform/database/is-offer-open";
import { userIdByUsername } from "../auth";
import { isMadePublic, isPublic, offersAndRecruiters } from "./access";

/** A moment, and its day in Paris. */
export interface Times {
  today: string;
  now: Date;
}

const skillNames = sql<
  string[]
>`array(select s.name from job_offer_skills s where s.offer_id = o.id order by s.position)`;

/** The offers `o` with their company. Selects no personal data except the username, which is the company's address. */
const offers = (db: Db) =>
  offersAndRecruiters(db)
    .leftJoin("recruiter_profiles as p", "p.user_id", "o.recruiter_id")
    .select(["o.id", "o.job_title", "o.description", "o.location", "o.place_id", "o.place_text", "o.contract"])
    .select(["o.salary", "o.salary_min", "o.salary_max", "o.salary_period"])
    .select(["o.benefits", "o.remote", "o.closing_date", "o.positions", "o.updated_at", skillNames.as("skills")])
    .select(sql<Date>`o.published_at`.as("published_at"))
    .select(["u.username", "p.company", "p.sector", "p.website", "p.logo_file"]);

export type PublicOfferRow = Awaited<ReturnType<ReturnType<typeof offers>["execute"]>>[number];

/** A public offer, open or closed; undefined for any other. */
export function findOffer(db: Db, today: string, id: number) {
  return offers(db).select(isOpen(today).as("is_open")).where("o.id", "=", id).where(isMadePublic).executeTakeFirst();
}

/** The public offers with these ids that are still open, in the order of the ids. */
export async function findOffers(db: Db, today: string, ids: readonly number[]): Promise<PublicOfferRow[]> {
  const found = await offers(db)
    .where("o.id", "=", sql<number>`any(${ids}::bigint[])`)
    .where(isPublic(today))
    .execute();
  const byId = new Map(found.map((offer) => [offer.id, offer]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The company of the recruiter with a current or former name, if it has an open public offer. */
export function findCompany(db: Db, username: string, { today, now }: Times) {
  return db
    .selectFrom("users as u")
    .leftJoin("recruiter_profiles as p", "p.user_id", "u.id")
    .selectAll("p")
    .select(["u.id", "u.username"])
    .where("u.id", "=", userIdByUsername(username, now))
    .where(sql<boolean>`exists (select from job_offers o where o.recruiter_id = u.id and ${isPublic(today)})`)
    .executeTakeFirst();
}

export type PublicCompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;
