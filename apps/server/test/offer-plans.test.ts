import { type AlertFilters, maxCountedOffers, offerFilters, type OfferQuery } from "@passerelle/domain";
import { expect, it } from "vitest";
import { findOffers, listAlerts, lockDueAlerts } from "../src/features/job-offers/alerts-store";
import { findReader } from "../src/features/job-offers/reading-applicant";
import { filterOf } from "../src/features/job-offers/filter";
import { indexOffersOf } from "../src/features/job-offers/indexed-offers";
import { countChoices } from "../src/features/job-offers/facets";
import { findSkillsInDemand } from "../src/features/job-offers/skill-suggestions";
import { suggestPublic } from "../src/features/job-offers/search-suggestions";
import { search } from "../src/features/job-offers/word-search";
import { countIn, countOwn, listFor } from "../src/features/job-offers/ranked-lists";
import type { Terms } from "../src/features/job-offers/group-by-rank";
import type { OfferRanking } from "../src/features/job-offers/ranked-offers-index";
import { readPublicOffers } from "../src/features/public-offers/read-public-offers";
import { listParts, readPart } from "../src/features/public-offers/sitemap-store";
import { systemClock } from "../src/platform/clock";
import type { Db, Tx } from "../src/platform/database/database";
import { workOf, fillDatabase } from "./row-counts";

const readerId = 700;

/**
 * `offers` offers, nine in ten of them active, of recruiters with 50 each; and an applicant who has saved 500, applied
 * to six, and blocks four recruiters. Each offer has one of 400 skills; the 40 oldest also list a rare one.
 */
const market = (offers: number) => [
  `insert into users (email, username, password_hash, firstname, lastname, role, verified_at)
   select n || '@passerelle.example', 'user' || n, '', 'Jeanne', 'Martin',
     case when n between 501 and 2500 then 'applicant' else 'recruiter' end, now()
   from generate_series(1, 2500 + ${offers / 50}) n`,
  `insert into recruiter_profiles (user_id, sector, sector_key) select id, '', '' from users where role = 'recruiter'`,
  // Counts once after the bulk insert; per-row triggers would take quadratic time.
  `alter table job_offers disable trigger user`,
  `insert into job_offers (recruiter_id, job_title, description, location, active, public, skill_total, created_at,
     published_at, salary, sector_key, terms)
   select 2501 + n % ${offers / 50}, 'Poste', 'Une description.', 'Nantes', n % 10 > 0, n % 7 > 0, 1, now() - (${offers} - n) * interval '1 minute',
     now() - (${offers} - n) * interval '1 minute', case when n % 2 = 0 then 1000 else 3000 end,
     case when n < 20 then 'rare' else 'common' end,
     array_to_tsvector(array['metier' || n % 900, case when n % ${offers / 100} = 1 then 'soudeuse' else 'poste' end, 'place/nantes',
       case when n % 2 = 0 or n % ${offers / 10} = 1 then 'pair' else 'autre' end, case when n % 2 = 0 then 'jour' else 'impair' end,
       'contract/' || (array['cdi', 'cdd', 'stage'])[1 + n % 3], 'remote/none', 'company/c' || n % ${offers / 50}])
   from generate_series(1, ${offers}) n`,
  `alter table job_offers enable trigger user`,
  `insert into job_offer_skills (offer_id, position, name, skill_key, active)
   select id, 0, 'k' || id % 400, 'k' || id % 400, active from job_offers`,
  `insert into job_offer_skills (offer_id, position, name, skill_key, active)
   select id, 1, 'rare', 'rare', active from job_offers where id <= 40`,
  `insert into job_offer_words (offer_id, word) select id, 'poste' from job_offers`,
  `insert into saved_offers (user_id, offer_id)
   select case when n <= 500 then ${readerId} else 501 + n % 2000 end, 1 + n % ${offers} from generate_series(1, 20000) n
   on conflict do nothing`,
  `insert into applications (offer_id, applicant_id)
   select 1 + (a * 37 + i * 911) % ${offers}, 500 + a from generate_series(1, 2000) a, generate_series(1, 6) i
   on conflict do nothing`,
  `insert into offer_alerts (user_id, filters, seen_until)
   select 501 + n % 2000, '{"search": "soudeuse"}', now() - n % 100 * interval '1 second' from generate_series(1, 20000) n`,
  `insert into blocks (blocker_id, blocked_id)
   select 501 + n % 2000, 1 + n % 500 from generate_series(1, 20000) n on conflict do nothing`,
  `insert into blocks (blocker_id, blocked_id) select ${readerId}, 2500 + n from generate_series(1, 4) n`,
  `analyze`,
];

const [few, many] = [12_000, 120_000];
const transaction = fillDatabase(market(many));
const smallTransaction = fillDatabase(market(few));

const today = "2026-06-15";
const page = { size: 10, offset: 0 };

const skillsOfAll = Array.from({ length: 400 }, (_, n) => `k${n}`);
const applicants = {
  "no skills": { keys: [], words: [], sector: "" },
  "rare skills, in a rare sector": { keys: ["rare"], words: [], sector: "rare" },
  "skills that all offers list": { keys: skillsOfAll, words: ["poste"], sector: "common" },
};

const queries: [string, OfferQuery, number][] = [
  ["the first page", {}, 0],
  ["the 5,000th offer", {}, 5_000],
  ["the last page", {}, -1],
  ["the last page of a common contract", { contract: "cdi" }, -1],
  ["a salary that most offers have", { minSalary: 10 }, 0],
  ["a salary, or none", { minSalary: 2_000, withoutSalary: true }, 0],
  ["new offers", { publishedWithin: 3_000 }, 0],
];

/** Reads the offers of each database into memory once. */
const reads = new Map<number, Promise<OfferRanking>>();
async function askedOf(tx: Tx, size: number, terms: Terms) {
  const reader = { ...(await findReader(tx, readerId)), ...terms };
  const index = reads.get(size) ?? indexOffersOf(tx).current(reader.applied);
  reads.set(size, index);
  await index;
  return { db: tx, offers: { current: () => index, close: async () => undefined }, id: readerId, reader, today };
}

type Asked = Awaited<ReturnType<typeof askedOf>>;

/** The ids of a page from an offset; a negative offset means the last page. */
async function pageOf(asked: Asked, query: OfferQuery, from: number, size = 10) {
  const filter = filterOf(offerFilters(query), new Date());
  const offset = from < 0 ? (await countIn(asked, "all", filter)) - 5 : from;
  return listFor(asked, "all", filter, { size, offset });
}

const calls = Object.entries(applicants).flatMap(([who, terms]) =>
  queries.map(([what, query, from]) => [what, who, terms, query, from] as const),
);

it.each(calls)("%s, for an applicant with %s: ten times as many offers cause no more work", async (...call) => {
  const [, , terms, query, from] = call;
  const workIn = (database: Db["transaction"], offers: number) =>
    database().execute(async (tx) => {
      const asked = await askedOf(tx, offers, terms);
      return workOf(tx, () => pageOf(asked, query, from), 1);
    });
  const small = await workIn(smallTransaction, few);
  const large = await workIn(transaction, many);
  expect(large.scanned).toBe(0);
  expect(large.fetched).toBeLessThan(1.3 * (small.scanned + small.fetched) + 300);
});

it.each(Object.entries(applicants))("the whole list of an applicant with %s has no gap", async (_, terms) => {
  await smallTransaction().execute(async (tx) => {
    const asked = await askedOf(tx, few, terms);
    const { ids, total } = await pageOf(asked, {}, 0, few);
    expect([new Set(ids).size, ids.length]).toEqual([total, total]);
    expect(total).toBeGreaterThan(10_000);
  });
});

const anHour = 60 * 60 * 1000;
const now = { moment: new Date(), today };

/** Whether an alert finds an offer published in the last hours. */
const finds = (tx: Tx, filters: AlertFilters, hours: number) => {
  const since = new Date(Date.now() - hours * anHour).toISOString();
  const alert = { id: 1, userId: readerId, isSuspended: false, filters, since };
  return findOffers(tx, alert, new Date().toISOString(), now, 6);
};

const own = async (tx: Tx, view: "applied" | "saved") =>
  listFor(await askedOf(tx, many, applicants["no skills"]), view, undefined, page);

const found = async (tx: Tx, query: OfferQuery) => pageOf(await askedOf(tx, many, applicants["no skills"]), query, 0);

const inDemand = (tx: Tx, text: string) => findSkillsInDemand(tx, { text, today, readerId });

const publicOffers = async (tx: Tx, query: Parameters<typeof readPublicOffers>[1], offset = 0) => {
  const asked = await askedOf(tx, many, applicants["no skills"]);
  return readPublicOffers({ ...asked, clock: systemClock }, query, { page: 1, size: 10, offset });
};

const suggestions = async (tx: Tx, text: string) =>
  suggestPublic({ ...(await askedOf(tx, many, applicants["no skills"])), clock: systemClock }, text);

const choices = async (tx: Tx, query: OfferQuery) => {
  const { reader, offers } = await askedOf(tx, many, applicants["no skills"]);
  const filter = filterOf(offerFilters(query), new Date());
  const index = await offers.current();
  const checks = filter ? (await search(tx, index.vocabulary, reader, filter)).checks : [];
  return countChoices(index, reader, { today, now: new Date() }, checks);
};

const others: [string, (tx: Tx) => Promise<unknown>, number][] = [
  ["the public offers", (tx) => publicOffers(tx, {}), 500],
  ["the last page of the public offers", (tx) => publicOffers(tx, {}, 90_000), 500],
  ["a page after that", (tx) => publicOffers(tx, {}, 1_000_000), 500],
  ["the public offers with a rare word", (tx) => publicOffers(tx, { search: "soudeuse" }), 1_500],
  [
    "the public offers with most of three words",
    (tx) => publicOffers(tx, { search: "soudeuse métier899 aucun" }),
    3_000,
  ],
  ["the public offers around a place", (tx) => publicOffers(tx, { near: "fr-44109", within: 20 }), 500],
  ["what an empty public list would hold otherwise", (tx) => publicOffers(tx, { search: "soudeuse aucun" }), 1_500],
  ["the searches suggested for a rare word", (tx) => suggestions(tx, "soud"), 3_000],
  ["the counts beside the choices of a rare word", (tx) => choices(tx, { search: "soudeuse" }), 1_500],
  ["the parts of the sitemap", (tx) => listParts(tx, today), 500],
  ["a part of the sitemap", (tx) => readPart(tx, today, 3), 40_000],
  ["what one applied to", (tx) => own(tx, "applied"), 1_000],
  ["what one saved", (tx) => own(tx, "saved"), 2_000],
  ["one's alerts", (tx) => listAlerts(tx, readerId), 50],
  ["the alerts that are due", (tx) => lockDueAlerts(tx, new Date().toISOString(), 20), 300],
  ["what an alert finds of an hour", (tx) => finds(tx, { search: "aucun", contract: "cdi" }, 1), 500],
  ["what a rare alert finds of all time", (tx) => finds(tx, { search: "soudeuse", location: "brest" }, 10_000), 500],
  ["how many one saved", (tx) => countOwn(tx, readerId), 2_000],
  ["a rare word", (tx) => found(tx, { search: "soudeuse" }), 1_500],
  ["a rare word in a place", (tx) => found(tx, { search: "soudeuse", location: "nantes", company: "c" }), 1_500],
  ["a skill that 40 offers want", (tx) => inDemand(tx, "rare"), 200],
  ["the skills that begin as hundreds do, which many offers want", (tx) => inDemand(tx, "k"), 12_000],
  ["a skill that no offer asks for", (tx) => inDemand(tx, "z"), 50],
];

it.each(others)("%s among 120,000 offers is found by indexes, with bounded work", async (_, read, most) => {
  const { scanned, fetched } = await transaction().execute((tx) => workOf(tx, () => read(tx)));
  expect(scanned).toBe(0);
  expect(fetched).toBeLessThan(most);
});

it("suggests the skills most wanted by offers, among the first 50 of 400", async () => {
  await transaction().execute(async (tx) => {
    const found = await inDemand(tx, "k");
    expect(found.map(({ offers }) => offers)).toEqual(Array.from({ length: 10 }, () => maxCountedOffers));
    expect(await inDemand(tx, "K7")).toContainEqual({ name: "k7", offers: maxCountedOffers });
    expect(await inDemand(tx, "RARE")).toEqual([{ name: "rare", offers: 33 }]);
  });
});
