import type { Schemas } from "@passerelle/api";
import { dayInParis, minPrefix, offerFilters, rateLimits, wordTerms } from "@passerelle/domain";
import { sql } from "kysely";
import type { Clock } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { ok } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { findReader } from "./reading-applicant";
import { filterOf } from "./filter";
import type { IndexedOffers } from "./indexed-offers";
import type { Reader } from "./ranked-offers-index";
import { visitor } from "./public-list";
import { maxSuggestingOffers, type NamedOffer, chooseSearchSuggestions } from "./choose-search-suggestions";
import { search, termsOf } from "./word-search";

interface Asked {
  db: Db;
  offers: IndexedOffers;
  clock: Pick<Clock, "now">;
}

/** The names of active offers, in the order of the ids. */
async function readNames(db: Db, ids: readonly number[]): Promise<NamedOffer[]> {
  const { rows } = await sql<NamedOffer>`
    select o.job_title as "jobTitle", r.company,
      array(select s.name from job_offer_skills s where s.offer_id = o.id order by s.name) as skills
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    join job_offers o on o.id = wanted.id left join recruiter_profiles r on r.user_id = o.recruiter_id
    where o.active order by wanted.place`.execute(db);
  return rows;
}

/** The titles, skills and companies that complete a typed text, of the first offers that it finds (D-447). */
async function suggestFor({ db, offers, clock }: Asked, reader: Reader, typed: string) {
  const filter = filterOf(offerFilters({ search: typed }), clock.now());
  if (!filter) return [];
  const index = await offers.current();
  // Too short to find offers, the last word completes those before it.
  const last = filter.words.length > 1 ? filter.words.at(-1) : undefined;
  const short = typeof last?.start === "string" && last.start.length < minPrefix ? [last] : [];
  const words = filter.words.slice(0, filter.words.length - short.length);
  const found = await search(db, index.vocabulary, reader, { ...filter, words });
  const ids = index.list({ ...reader, applied: [] }, dayInParis(clock.now()), found).slice(0, maxSuggestingOffers);
  const wanted = [
    ...found.words.map(({ word, corrected }) => termsOf(word, corrected)),
    ...short.map((word) => wordTerms(word, 1)),
  ];
  return chooseSearchSuggestions(await readNames(db, ids), wanted, typed);
}

export const suggestPublic = async (asked: Asked, typed: string): Promise<Schemas["OfferSuggestions"]> => ({
  items: await suggestFor(asked, await visitor(asked.db), typed),
});

/** GET /job-offer-suggestions: suggests searches while an applicant types. */
export const suggestOffers = route<"suggestOffers">(
  { role: "applicant", limit: rateLimits.searches },
  async ({ user, query, ...asked }) =>
    ok({ items: await suggestFor(asked, await findReader(asked.db, user.id), query.q) }),
);
