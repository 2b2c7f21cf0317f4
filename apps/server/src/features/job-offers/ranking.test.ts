import { compareRanks, fold, hasClosed, noPay, rankOf, significantWords, wantedSkills } from "@passerelle/domain";
import { array, assert, asyncProperty, boolean, constantFrom, integer, record, uniqueArray } from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addUser, declareSkills } from "../../../test/members";
import { openTestDatabase } from "../../../test/test-database";
import type { Db, OpenDatabase } from "../../platform/database/database";
import { insertBlock } from "../blocks";
import { findApplicant } from "./applicant";
import { latestIds } from "./latest";
import { countOffersFor, rankedIds } from "./ranking";
import { poolOf } from "./ranking-pool";
import { rankedAmong } from "./ranking-slices";
import { insertOffer } from "./store";
import { termsOf } from "./terms";

const pageSize = 3;
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
});
const aPerson = record({
  skills: uniqueArray(skill, { maxLength: 6 }),
  profile: constantFrom("", "Développeuse web", "Chef comptable"),
  sector,
  jobTitle: title,
  // Most people block no one.
  blocked: integer({ min: 0, max: 8 }),
});

let database: OpenDatabase;
let db: Db;
const recruiters: { id: number; sector: string }[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
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
afterAll(() => database.close());

/** Publishes an offer on its own day, optionally with an application. */
async function publish(applicantId: number, { recruiter, day, applied, ...offer }: Made["offer"]): Promise<Made> {
  const owner = recruiters[recruiter] ?? { id: 0, sector: "" };
  const rest = {
    description: "d",
    location: "Nantes",
    contract: "cdi",
    ...noPay,
    benefits: [],
    remote: "none",
    positions: 1,
  } as const;
  const createdAt = new Date(Date.UTC(2026, 0, day));
  const id = await db.transaction().execute((tx) => insertOffer(tx, owner.id, { ...rest, ...offer, benefits: [] }));
  await db.updateTable("job_offers").set({ created_at: createdAt }).where("id", "=", id).execute();
  if (applied) await db.insertInto("applications").values({ offer_id: id, applicant_id: applicantId }).execute();
  return { id, sector: owner.sector, createdAt, offer: { recruiter, day, applied, ...offer } };
}

interface Made {
  id: number;
  sector: string;
  createdAt: Date;
  offer: {
    jobTitle: string;
    skills: string[];
    recruiter: number;
    day: number;
    active: boolean;
    applied: boolean;
    closingDate: string | null;
  };
}

it("SQL orders the list like the pure rule, for any applicant and any offers", { timeout: 240_000 }, async () => {
  const property = asyncProperty(aPerson, array(anOffer, { maxLength: 12 }), async (person, offers) => {
    await db.deleteFrom("job_offers").execute();
    const { id } = await addUser(db, "applicant");
    const { profile, sector, skills, jobTitle } = person;
    const blocked = recruiters[person.blocked]?.id;
    if (blocked !== undefined) await insertBlock(db, id, blocked);
    await db.insertInto("applicant_profiles").values({ user_id: id, profile, sector }).execute();
    await db
      .insertInto("experiences")
      .values({
        user_id: id,
        job_title: jobTitle,
        company: "Lumio",
        experience_type: "cdi",
        started_at: "2020-01-01",
      })
      .execute();
    await declareSkills(db, id, skills);
    const made: Made[] = [];
    for (const offer of offers) made.push(await publish(id, offer));
    const applicant = await findApplicant(db, id);
    const expected = made
      .filter(({ offer }) => {
        const isOffered = offer.active && !hasClosed(offer.closingDate, today) && offer.recruiter !== person.blocked;
        return isOffered || offer.applied;
      })
      .map((one) => {
        const words = significantWords(one.offer.jobTitle);
        return {
          id: one.id,
          createdAt: +one.createdAt,
          ...rankOf(applicant, { skills: wantedSkills(one.offer.skills), words, sector: one.sector }),
        };
      })
      .toSorted(compareRanks);
    const ids = expected.map((one) => one.id);
    const terms = termsOf(applicant);
    const listed: number[] = [];
    for (let offset = 0; offset < ids.length; offset += pageSize)
      listed.push(...(await rankedIds(db, id, terms, today, { size: pageSize, offset })));
    expect(await countOffersFor(db, today, id)).toBe(ids.length);
    expect(listed).toEqual(ids);
    const all = made.map((one) => one.id);
    expect(await rankedAmong(db, id, terms, today, all)).toEqual(ids);
    expect(await rankedAmong(db, id, terms, today, await poolOf({ db, id, today }, terms))).toEqual(ids);
    const [top, others] = [ids.slice(0, 2), ids.slice(2).toSorted((a, b) => b - a)];
    const latest = (offset: number) => latestIds(db, id, today, top, { offset, size: pageSize });
    expect(await latest(0)).toEqual(others.slice(0, pageSize));
    expect(await latest(pageSize)).toEqual(others.slice(pageSize, 2 * pageSize));
  });
  await assert(property, { numRuns: 40 });
});
