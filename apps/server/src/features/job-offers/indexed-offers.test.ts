import {
  compareRanks,
  fold,
  hasClosed,
  omittedOfferFields,
  noPay,
  type OfferFields,
  offerFilters,
  type OfferQuery,
  rankOf,
  significantWords,
  skillKey,
  wantedSkills,
} from "@passerelle/domain";
import { array, assert, asyncProperty, boolean, constantFrom, integer, option, record, uniqueArray } from "fast-check";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addUser, declareSkills } from "../../../test/members";
import { testDatabase } from "../../../test/test-database";
import type { Db } from "../../platform/database/database";
import { insertBlock } from "../blocks";
import { findReader } from "./reading-applicant";
import { filterOf } from "./filter";
import { type IndexedOffers, indexOffersOf } from "./indexed-offers";
import { listFor } from "./ranked-lists";
import { insertOffer, updateOffer } from "./write-store";

// Few words, sectors and days, and several spellings of one skill, to get ties and offers that share everything or
// nothing.
const skill = constantFrom(
  "Go",
  "golang",
  "SQL (avancé)",
  "sql",
  "JS",
  "JavaScript",
  "React",
  "Excel",
  "c++",
  "Soudure",
);
const title = constantFrom(
  "Développeur web",
  "Développeuse Go H/F",
  "Comptable",
  "Chef de projet",
  "Data (F/H)",
  "H/F",
);
const sector = constantFrom("Énergie", "energie", "Santé", "");
const today = "2026-06-15";
const anOffer = record({
  jobTitle: title,
  skills: uniqueArray(skill, { maxLength: 5 }),
  recruiter: integer({ min: 0, max: 2 }),
  day: integer({ min: 1, max: 3 }),
  closingDate: constantFrom(null, null, today, "2026-06-14"),
  active: boolean(),
  applied: boolean(),
  contract: constantFrom("cdi", "cdd"),
  remote: constantFrom("none", "full"),
  salary: constantFrom(0, 1_000, 2_000),
  location: constantFrom("Nantes", "Brest"),
});
// Half of the filters are not set.
const aQuery = record({
  search: option(constantFrom("go", "développeur", "compta", "d"), { nil: undefined }),
  location: option(constantFrom("brest", "nan"), { nil: undefined }),
  contract: option(constantFrom("cdi", "cdd,stage"), { nil: undefined }),
  remote: option(constantFrom("full"), { nil: undefined }),
  minSalary: option(constantFrom(1_000, 1_500), { nil: undefined }),
  withoutSalary: boolean(),
  publishedWithin: option(constantFrom(2, 30), { nil: undefined }),
});
const now = new Date(Date.UTC(2026, 0, 4));
const aPerson = record({
  skills: uniqueArray(skill, { maxLength: 6 }),
  profile: constantFrom("", "Développeuse web", "Chef comptable"),
  sector,
  jobTitle: title,
  // Most people block no one.
  blocked: integer({ min: 0, max: 8 }),
});

let db: Db;
const recruiters: { id: number; sector: string }[] = [];
const database = testDatabase();
beforeAll(async () => {
  db = database.db;
  for (const name of ["Énergie", "santé", ""]) {
    const { id } = await addUser(db, "recruiter");
    await db
      .insertInto("recruiter_profiles")
      .values({ user_id: id, sector: name, sector_key: fold(name) })
      .execute();
    recruiters.push({ id, sector: fold(name) });
  }
});

interface Given extends Pick<
  OfferFields,
  "jobTitle" | "skills" | "closingDate" | "active" | "contract" | "remote" | "salary" | "location"
> {
  recruiter: number;
  day: number;
  applied: boolean;
}

interface Made {
  id: number;
  createdAt: number;
  sector: string;
  offer: Given;
}

const fieldsOf = (offer: Given): OfferFields => ({
  ...omittedOfferFields,
  ...noPay,
  description: "Une équipe.",
  ...offer,
  benefits: [],
});

/** Stores an offer created on a day of its own, optionally with an application. */
async function store(applicantId: number, offer: Given): Promise<Made> {
  const owner = recruiters[offer.recruiter] ?? { id: 0, sector: "" };
  const id = await db.transaction().execute((tx) => insertOffer(tx, owner.id, fieldsOf(offer)));
  const createdAt = new Date(Date.UTC(2026, 0, offer.day));
  await db.updateTable("job_offers").set({ created_at: createdAt }).where("id", "=", id).execute();
  if (offer.applied) await db.insertInto("applications").values({ offer_id: id, applicant_id: applicantId }).execute();
  return { id, createdAt: createdAt.getTime(), sector: owner.sector, offer };
}

/** A new applicant; their id. */
async function addApplicant({ profile, sector: key, jobTitle, skills, blocked }: Person): Promise<number> {
  const { id } = await addUser(db, "applicant");
  const recruiter = recruiters[blocked]?.id;
  if (recruiter !== undefined) await insertBlock(db, id, recruiter);
  await db.insertInto("applicant_profiles").values({ user_id: id, profile, sector: key }).execute();
  const work = { job_title: jobTitle, company: "Lumio", experience_type: "cdi", started_at: "2020-01-01" } as const;
  await db
    .insertInto("experiences")
    .values({ user_id: id, ...work })
    .execute();
  await declareSkills(db, id, skills);
  return id;
}

interface Person {
  skills: string[];
  profile: string;
  sector: string;
  jobTitle: string;
  blocked: number;
}

/** The ids in the order of the pure rule over all offers. */
function ranked(offers: readonly Made[], person: Person): number[] {
  const applicant = {
    skills: person.skills.map((name) => ({ key: skillKey(name), source: { kind: "profile", title: null } as const })),
    words: [person.profile, person.jobTitle].flatMap(significantWords),
    sector: fold(person.sector),
  };
  return offers
    .filter(({ offer }) => {
      const isOpen = offer.active && !hasClosed(offer.closingDate, today) && offer.recruiter !== person.blocked;
      return isOpen || offer.applied;
    })
    .map((one) => {
      const words = significantWords(one.offer.jobTitle);
      return { ...one, ...rankOf(applicant, { skills: wantedSkills(one.offer.skills), words, sector: one.sector }) };
    })
    .toSorted(compareRanks)
    .map(({ id }) => id);
}

/** The ids of a whole list, read from the offers in memory. */
async function listed(offers: IndexedOffers, id: number, query: OfferQuery = {}): Promise<number[]> {
  const asked = { db, offers, id, reader: await findReader(db, id), today };
  const { ids, total } = await listFor(asked, "all", filterOf(offerFilters(query), now), { offset: 0, size: 100 });
  expect(total).toBe(ids.length);
  return ids;
}

/** The ids that meet a filter, by the statement that alerts and other lists use. */
async function matching(query: OfferQuery): Promise<Set<number>> {
  const condition = filterOf(offerFilters(query), now)?.condition ?? sql`true`;
  const { rows } = await sql<{ id: number }>`select o.id from job_offers o where ${condition}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

it("lists like the pure rule, for any applicant, offers, changes and filters", { timeout: 240_000 }, async () => {
  const offers = indexOffersOf(db);
  const changes = array(record({ at: integer({ min: 0, max: 11 }), offer: anOffer }), { maxLength: 3 });
  const someOffers = array(anOffer, { maxLength: 12 });
  const holds = asyncProperty(aPerson, someOffers, changes, aQuery, async (person, given, changed, query) => {
    await db.deleteFrom("job_offers").execute();
    const id = await addApplicant(person);
    const made: Made[] = [];
    for (const offer of given) made.push(await store(id, offer));
    expect(await listed(offers, id)).toEqual(ranked(made, person));
    for (const { at, offer } of changed) {
      const before = made[at];
      if (!before) continue;
      const { recruiter, day, applied } = before.offer;
      const after = { ...offer, recruiter, day, applied };
      const stored = { ...fieldsOf(before.offer), id: before.id };
      await db.transaction().execute((tx) => updateOffer(tx, stored, fieldsOf(after)));
      made[at] = { ...before, offer: after };
    }
    const found = await matching(query);
    const expected = ranked(made, person);
    expect(await listed(offers, id)).toEqual(expected);
    expect(await listed(offers, id, query)).toEqual(expected.filter((one) => found.has(one)));
    expect(await listed(indexOffersOf(db), id)).toEqual(expected);
  });
  await assert(holds, { numRuns: 30 });
});

const anOfferBy = (recruiter: number): Given => ({
  jobTitle: "Soudeuse",
  skills: ["Soudure"],
  closingDate: null,
  active: true,
  contract: "cdi",
  remote: "none",
  salary: 0,
  location: "Brest",
  recruiter,
  day: 1,
  applied: false,
});

const someone: Person = { skills: ["Soudure"], profile: "", sector: "", jobTitle: "Soudeuse", blocked: -1 };

describe("the changes of others", () => {
  let id: number;
  beforeEach(async () => {
    await db.deleteFrom("job_offers").execute();
    id = await addApplicant(someone);
  });

  it("are read however late they are committed", async () => {
    const offers = indexOffersOf(db);
    expect(await listed(offers, id)).toEqual([]);
    const slow = await db.startTransaction().execute();
    const first = await insertOffer(slow, recruiters[0]?.id ?? 0, fieldsOf(anOfferBy(0)));
    const { id: second } = await store(id, { ...anOfferBy(1), day: 2 });
    expect(await listed(offers, id)).toEqual([second]);
    await slow.commit().execute();
    expect(await listed(offers, id)).toEqual([first, second]);
  });

  it("are read by calls that arrive together, each with all that was committed before", async () => {
    const offers = indexOffersOf(db);
    const lists: Promise<void>[] = [];
    for (let count = 1; count <= 20; count += 1) {
      const { id: offerId } = await store(id, anOfferBy(0));
      const hasIt = async () => expect(await listed(offers, id)).toContain(offerId);
      lists.push(hasIt(), hasIt());
    }
    await Promise.all(lists);
  });

  it("never show a closed offer and leave no page short, even if the index knows nothing of them", async () => {
    const made: number[] = [];
    for (let day = 1; day <= 25; day += 1) made.push((await store(id, { ...anOfferBy(0), day })).id);
    const offers = indexOffersOf(db);
    await listed(offers, id);
    await sql`alter table job_offers disable trigger job_offers_changed`.execute(db);
    const closed = made.filter((_, at) => at % 3 === 0);
    await db.updateTable("job_offers").set({ active: false }).where("id", "in", closed).execute();
    await sql`alter table job_offers enable trigger job_offers_changed`.execute(db);
    const asked = { db, offers, id, reader: await findReader(db, id), today };
    const { ids, next } = await listFor(asked, "all", undefined, { offset: 0, size: 10 });
    const open = made.filter((one) => !closed.includes(one)).toReversed();
    expect(ids).toEqual(open.slice(0, 10));
    const { ids: rest } = await listFor(asked, "all", undefined, { offset: 0, size: 10, after: next ?? "" });
    expect(rest).toEqual(open.slice(10));
  });

  it("are read after the database failed", async () => {
    const offers = indexOffersOf(db);
    await sql`alter table offer_versions rename to away`.execute(db);
    await expect(offers.current()).rejects.toThrow("offer_versions");
    await sql`alter table away rename to offer_versions`.execute(db);
    const { id: offerId } = await store(id, anOfferBy(0));
    expect(await listed(offers, id)).toEqual([offerId]);
  });
});
