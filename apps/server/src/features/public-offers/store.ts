import type { OfferFilters, Paging } from "@passerelle/domain";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { cutPage, latestFirst, listPage } from "../../platform/database/list-pages";
import { isOpen } from "../../platform/database/open-offers";
import { userIdByUsername } from "../auth";
import { conditionOf } from "../job-offers";
import { isMadePublic, isPublic, offersAndRecruiters } from "./access";

/** A moment, and its day in Paris. */
export interface Times {
  today: string;
  now: Date;
}

type Part = Pick<Paging, "size" | "offset" | "after">;

/** Counting more would read the whole list for each page. */
const maxCounted = 1_000;

const skillNames = sql<
  string[]
>`array(select s.name from job_offer_skills s where s.offer_id = o.id order by s.position)`;

/** The offers `o` with their company. Selects no personal data except the username, which is the company's address. */
const offers = (db: Db) =>
  offersAndRecruiters(db)
    .leftJoin("recruiter_profiles as p", "p.user_id", "o.recruiter_id")
    .select(["o.id", "o.job_title", "o.description", "o.location", "o.contract"])
    .select(["o.salary", "o.salary_min", "o.salary_max", "o.salary_period"])
    .select(["o.benefits", "o.remote", "o.closing_date", "o.positions", "o.updated_at", skillNames.as("skills")])
    .select(sql<Date>`o.published_at`.as("published_at"))
    .select(["u.username", ...companyColumns]);

const companyColumns = [
  "p.company",
  "p.sector",
  "p.website",
  "p.headquarters",
  "p.employees",
  "p.description as company_description",
  "p.logo_file",
] as const;

export type PublicOfferRow = Awaited<ReturnType<ReturnType<typeof offers>["execute"]>>[number];

/** A public offer, open or closed; undefined for any other. */
export function findOffer(db: Db, today: string, id: number) {
  return offers(db).select(isOpen(today).as("is_open")).where("o.id", "=", id).where(isMadePublic).executeTakeFirst();
}

/** Which public offers are listed. */
export type Wanted = { filters: OfferFilters } | { recruiterId: number };

const isWanted = (wanted: Wanted, now: Date): RawBuilder<boolean> =>
  "filters" in wanted
    ? (conditionOf(wanted.filters, now) ?? sql<boolean>`true`)
    : sql<boolean>`o.recruiter_id = ${wanted.recruiterId}`;

const isListed = (wanted: Wanted, { today, now }: Times) =>
  sql<boolean>`(${isPublic(today)} and ${isWanted(wanted, now)})`;

/** One page of the open public offers that are wanted, last published first, without their number. */
export async function listOffers(db: Db, wanted: Wanted, times: Times, page: Part) {
  const part = listPage(latestFirst("o.published_at", "o.id"), page);
  const found = await offers(db)
    .select(part.place.as("place"))
    .where(isListed(wanted, times))
    .where(part.isAfter)
    .orderBy(part.order)
    .limit(part.limit)
    .offset(part.offset)
    .execute();
  return cutPage(found, page);
}

/** The same page with the number of all, which counts up to a maximum. */
export async function listCountedOffers(db: Db, wanted: Wanted, times: Times, page: Paging) {
  // In the order of the list, so that the planner walks the newest offers until it has counted enough.
  const counted = offersAndRecruiters(db)
    .select("o.id")
    .where(isListed(wanted, times))
    .orderBy("o.published_at", "desc")
    .orderBy("o.id", "desc")
    .limit(sql.lit(maxCounted))
    .as("counted");
  const isPastTheEnd = page.after === undefined && page.offset >= maxCounted;
  const { rows, next } = isPastTheEnd ? { rows: [], next: null } : await listOffers(db, wanted, times, page);
  const { total } = await db
    .selectFrom(counted)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, next, total };
}

/** The company of the recruiter with a current or former name, if it has an open public offer. */
export function findCompany(db: Db, username: string, { today, now }: Times) {
  return db
    .selectFrom("users as u")
    .leftJoin("recruiter_profiles as p", "p.user_id", "u.id")
    .select(["u.id", "u.username", "p.user_id as profile_of", ...companyColumns])
    .where("u.id", "=", userIdByUsername(username, now))
    .where(sql<boolean>`exists (select from job_offers o where o.recruiter_id = u.id and ${isPublic(today)})`)
    .executeTakeFirst();
}

export type PublicCompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;
