import { type Applicant, fold, significantWords, standing, wantedSkills } from "@passerelle/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser, declareSkills } from "../../test/members";
import { openTestDatabase } from "../../test/test-database";
import type { Db, OpenDatabase } from "../platform/database";
import { findApplicant } from "./applicant";
import { countOffersFor, rankedIds } from "./ranking";
import { insertOffer } from "./store";

interface Made {
  id: number;
  jobTitle: string;
  skills: string[];
  sector: string;
  createdAt: number;
  active: boolean;
}

/** Always the same row of numbers below a limit. */
function dice(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

const skills = [
  "Go",
  "golang",
  "SQL",
  "PostgreSQL",
  "Docker",
  "JS",
  "JavaScript",
  "React",
  "Excel",
  "Anglais (courant)",
];
const titles = ["Développeur web", "Développeuse Go H/F", "Comptable", "Chef de projet", "Data analyst (F/H)", "H/F"];
const sectors = ["Informatique", "énergie", "Santé", ""];

let database: OpenDatabase;
let db: Db;
const made: Made[] = [];
const throwing = dice(7);
const pick = <T>(from: readonly T[], count: number) => Array.from({ length: count }, () => from[throwing(from.length)]);

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  for (const sector of sectors) {
    const recruiter = await addUser(db, "recruiter");
    await db
      .insertInto("recruiter_profiles")
      .values({ user_id: recruiter.id, sector, sector_key: fold(sector) })
      .execute();
    for (let n = 0; n < 30; n++) {
      const offer = {
        jobTitle: titles[throwing(titles.length)] ?? "",
        skills: [...new Set(pick(skills, throwing(5)))].flatMap((name) => name ?? []),
        active: throwing(6) > 0,
      };
      const rest = { description: "d", location: "Nantes", contract: "cdi", salary: 0, benefits: [] } as const;
      // Few moments for many offers, so that there are ties.
      const createdAt = Date.UTC(2026, 0, 1 + throwing(5));
      const id = await db
        .transaction()
        .execute((tx) => insertOffer(tx, recruiter.id, { ...rest, ...offer, benefits: [] }));
      await db
        .updateTable("job_offers")
        .set({ created_at: new Date(createdAt) })
        .where("id", "=", id)
        .execute();
      made.push({ id, ...offer, sector, createdAt });
    }
  }
});
afterAll(() => database.close());

interface Declared {
  skills?: string[];
  profile?: string;
  sector?: string;
  appliesEvery?: number;
}

async function anApplicant({ appliesEvery = 0, ...declared }: Declared) {
  const { id } = await addUser(db, "applicant");
  const { profile = "", sector = "" } = declared;
  await db.insertInto("applicant_profiles").values({ user_id: id, profile, sector }).execute();
  await declareSkills(db, id, declared.skills ?? []);
  const applied = made.filter((_, n) => appliesEvery > 0 && n % appliesEvery === 0).map((offer) => offer.id);
  for (const offer_id of applied) await db.insertInto("applications").values({ offer_id, applicant_id: id }).execute();
  return { id, applied: new Set(applied) };
}

/** The order as matching.ts tells it. */
function expectedOrder(applicant: Applicant, applied: Set<number>): number[] {
  return made
    .filter(({ active, id }) => active || applied.has(id))
    .map((offer) => ({
      ...offer,
      ...standing(applicant, {
        skills: wantedSkills(offer.skills),
        words: significantWords(offer.jobTitle),
        sector: fold(offer.sector),
      }),
    }))
    .toSorted((a, b) => a.tier - b.tier || b.score - a.score || b.createdAt - a.createdAt || b.id - a.id)
    .map(({ id }) => id);
}

const applicants: [string, Declared][] = [
  ["skills, title and sector", { skills: ["Go", "SQL", "javascript"], profile: "Développeuse web", sector: "ENERGIE" }],
  ["skills alone", { skills: ["docker", "Excel"] }],
  ["skills that nobody wants", { skills: ["Soudure"], sector: "Informatique" }],
  ["a title alone", { profile: "Chef comptable" }],
  ["a sector alone", { sector: "Santé" }],
  ["nothing", {}],
  ["applications to many offers, inactive ones too", { skills: ["React"], appliesEvery: 3 }],
];

describe("the order of the list in SQL", () => {
  it.each(applicants)("is that of matching.ts, page by page, for an applicant with %s", async (_, declared) => {
    const { id, applied } = await anApplicant(declared);
    const applicant = await findApplicant(db, id);
    const expected = expectedOrder(applicant, applied);
    const total = await countOffersFor(db, id);
    expect(total).toBe(expected.length);
    const pages: number[] = [];
    for (let offset = 0; offset < total; offset += 7)
      pages.push(...(await rankedIds(db, id, applicant, { page: offset / 7 + 1, size: 7, offset })));
    expect(pages).toEqual(expected);
  });
});
