import { type AlertFilters, offerFilters, type OfferQuery } from "@passerelle/domain";
import { expect, it } from "vitest";
import { findsOffer, listAlerts, lockDueAlerts } from "../src/features/job-offers/alerts-store";
import { conditionOf } from "../src/features/job-offers/filter";
import { countOwn, listForMe, listOwn } from "../src/features/job-offers/views";
import type { Tx } from "../src/platform/database/database";
import { workOf, fillDatabase } from "./row-counts";

// 100,000 offers of 500 recruiters, and an applicant who shares skills with 2,500 of them and has saved 500.
const market = [
  `insert into users (email, username, password_hash, firstname, lastname, role, verified_at)
   select n || '@passerelle.example', 'user' || n, '', 'Jeanne', 'Martin',
     case when n <= 500 then 'recruiter' else 'applicant' end, now() from generate_series(1, 3000) n`,
  `insert into recruiter_profiles (user_id, sector, sector_key) select n, '', '' from generate_series(1, 500) n`,
  `insert into job_offers (recruiter_id, job_title, description, location, active, skill_total, word_total, created_at,
     published_at, salary, terms)
   select 1 + n % 500, 'Poste', 'Une description.', 'Nantes', n % 10 > 0, 1, 1, now() - n * interval '1 minute',
     now() - n * interval '1 minute', n % 4000,
     array_to_tsvector(array['metier' || n % 900, case when n % 1000 = 1 then 'soudeuse' else 'poste' end, 'place/nantes',
       'contract/' || (array['cdi', 'cdd', 'stage'])[1 + n % 3], 'remote/none', 'company/c' || 1 + n % 500])
   from generate_series(1, 100000) n`,
  `insert into job_offer_skills (offer_id, position, name, skill_key)
   select id, 0, 'k' || id % 400, 'k' || id % 400 from job_offers`,
  `insert into saved_offers (user_id, offer_id)
   select case when n <= 500 then 700 else 501 + n % 2000 end, 1 + n % 100000 from generate_series(1, 20000) n
   on conflict do nothing`,
  `insert into applications (offer_id, applicant_id)
   select 1 + (a * 37 + i * 911) % 100000, 500 + a from generate_series(1, 2000) a, generate_series(1, 6) i
   on conflict do nothing`,
  `insert into offer_alerts (user_id, filters, seen_until)
   select 501 + n % 2000, '{"search": "soudeuse"}', now() - n % 100 * interval '1 second' from generate_series(1, 20000) n`,
  // Of whom one blocks there are 20 recruiters, with 4,000 offers.
  `insert into blocks (blocker_id, blocked_id)
   select 501 + n % 2000, 1 + n % 500 from generate_series(1, 20000) n on conflict do nothing`,
  `insert into blocks (blocker_id, blocked_id) select 700, n from generate_series(1, 20) n on conflict do nothing`,
  `analyze`,
];

const today = "2026-06-15";
const page = { page: 1, size: 10, offset: 0 };
const reader = {
  id: 700,
  skills: Array.from({ length: 10 }, (_, n) => ({
    key: `k${n * 37}`,
    source: { kind: "profile", title: null } as const,
  })),
  words: [],
  sector: "",
};

const transaction = fillDatabase(market);

const filtered = (tx: Tx, query: OfferQuery) =>
  listForMe(tx, reader, today, conditionOf(offerFilters(query), new Date()), page);

const anHour = 60 * 60 * 1000;
const now = { moment: new Date(), today };

/** Whether an alert finds what was published in the last hours. */
const finds = (tx: Tx, filters: AlertFilters, hours: number) => {
  const since = new Date(Date.now() - hours * anHour).toISOString();
  return findsOffer(tx, { id: 1, userId: 700, isSuspended: false, filters, since }, new Date().toISOString(), now);
};

const reads: [string, (tx: Tx) => Promise<unknown>, number][] = [
  [
    "all filters",
    (tx) =>
      filtered(tx, { search: "soudeuse", location: "nantes", contract: "cdi,cdd", minSalary: 1, publishedWithin: 365 }),
    500,
  ],
  ["a rare word", (tx) => filtered(tx, { search: "soudeuse" }), 500],
  ["the beginning of a word", (tx) => filtered(tx, { search: "metier81" }), 5_000],
  ["a rare word among many", (tx) => filtered(tx, { search: "metier12", contract: "cdi", location: "nantes" }), 5_000],
  ["what many offers are", (tx) => filtered(tx, { contract: "cdi" }), 30_000],
  ["a high salary", (tx) => filtered(tx, { minSalary: 3990 }), 5_000],
  ["what most are paid", (tx) => filtered(tx, { minSalary: 10 }), 30_000],
  ["what is new", (tx) => filtered(tx, { publishedWithin: 1 }), 10_000],
  ["a company", (tx) => filtered(tx, { company: "c313" }), 1_000],
  ["what one applied to", (tx) => listOwn(tx, "applied", reader.id, undefined, page), 100],
  ["what one saved", (tx) => listOwn(tx, "saved", reader.id, undefined, page), 2_000],
  ["one's alerts", (tx) => listAlerts(tx, reader.id), 50],
  ["the alerts that are due", (tx) => lockDueAlerts(tx, new Date().toISOString(), 20), 200],
  ["what an alert finds of an hour", (tx) => finds(tx, { search: "aucun", contract: "cdi" }, 1), 500],
  ["what a rare alert finds of all time", (tx) => finds(tx, { search: "soudeuse", location: "brest" }, 10_000), 500],
  ["how many one saved", (tx) => countOwn(tx, reader.id), 2_000],
];

it.each(reads)("%s among 100,000 offers is found by indexes, with bounded work", async (_, read, most) => {
  const { scanned, fetched } = await transaction().execute((tx) => workOf(tx, () => read(tx)));
  expect(scanned).toBe(0);
  expect(fetched).toBeLessThan(most);
});
