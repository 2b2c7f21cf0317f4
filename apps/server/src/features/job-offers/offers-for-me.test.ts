import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applied, change, offersFor, open, publish, withdraw } from "../../../test/acts";
import { aMember, declareSkills, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
let recruiter: Member;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await aMember(server, "recruiter");
});
afterAll(() => server.close());

async function aSkilledApplicant(skills: string[]) {
  const person = await aMember(server, "applicant");
  await declareSkills(server.db, person.id, skills);
  return person;
}

describe("with the offers of docs/product/matching.md", () => {
  let o1: number;
  let o2: number;
  let o3: number;
  beforeAll(async () => {
    o1 = (await publish(recruiter, { jobTitle: "Poste un", skills: ["go", "sql", "docker"] })).id;
    o3 = (await publish(recruiter, { jobTitle: "Poste trois" })).id;
    o2 = (await publish(recruiter, { jobTitle: "Poste deux", skills: ["excel"] })).id;
  });

  it("the best fit comes first, what cannot be scored next, what shares nothing last", async () => {
    const { items } = await offersFor(await aSkilledApplicant(["Golang", "SQL (avancé)"]));
    expect(items.map(({ id }) => id)).toEqual([o1, o3, o2]);
    expect(items.map(({ match }) => match && [match.matched, match.total, match.level])).toEqual([
      [2, 3, "medium"],
      null,
      [0, 1, "weak"],
    ]);
    expect(items[0]?.match).toMatchObject({
      matchedSkills: [
        { name: "go", source: { kind: "profile", title: null } },
        { name: "sql", source: { kind: "profile", title: null } },
      ],
      missingSkills: ["docker"],
    });
  });

  it("without any skill the newest come first and no match is claimed", async () => {
    const { items } = await offersFor(await aSkilledApplicant([]));
    expect(items.map(({ id, match }) => [id, match])).toEqual([
      [o2, null],
      [o3, null],
      [o1, null],
    ]);
  });

  it("a skill is found wherever the CV declares it, and what someone did is named first", async () => {
    const person = await aSkilledApplicant(["Docker"]);
    const experience = { user_id: person.id, job_title: "Autre", company: "Acme", started_at: "2024-01-01" };
    const { id } = await server.db
      .insertInto("experiences")
      .values(experience)
      .returning("id")
      .executeTakeFirstOrThrow();
    const skill = { user_id: person.id, experience_id: id, position: 0, name: "docker", skill_key: "docker" };
    await server.db.insertInto("applicant_skills").values(skill).execute();
    const { items } = await offersFor(person);
    expect(items[0]?.match?.matchedSkills).toEqual([{ name: "docker", source: { kind: "experience", title: "Acme" } }]);
  });
});

describe("an offer in the list", () => {
  it("has both spellings of its id and no application at first", async () => {
    const person = await aSkilledApplicant([]);
    const offer = await publish(recruiter);
    const [first] = (await offersFor(person)).items;
    expect(first).toMatchObject({ id: offer.id, ID: offer.id, applicationStatus: "not_applied", applicationID: null });
  });

  it("goes from applied to seen, and back to not applied once withdrawn", async () => {
    const person = await aSkilledApplicant([]);
    const offer = await publish(recruiter);
    const status = async () => (await offersFor(person)).items.find(({ id }) => id === offer.id);
    const id = await applied(person, offer.id);
    expect(await status()).toMatchObject({ applicationStatus: "applied_not_seen", applicationID: id });
    await open(recruiter, offer.id);
    expect(await status()).toMatchObject({ applicationStatus: "applied_seen", applicationID: id, decision: null });
    await withdraw(person, id);
    expect(await status()).toMatchObject({ applicationStatus: "not_applied", applicationID: null });
  });

  it("stays for those who applied when it becomes inactive, and leaves the list of the others", async () => {
    const [person, other] = [await aSkilledApplicant([]), await aSkilledApplicant([])];
    const offer = await publish(recruiter);
    await applied(person, offer.id);
    const before = await offersFor(other);
    await change(recruiter, offer.id, { active: false });
    expect((await offersFor(person)).items.find(({ id }) => id === offer.id)).toMatchObject({ active: false });
    const after = await offersFor(other);
    expect(after.items.map(({ id }) => id)).not.toContain(offer.id);
    expect(after.totalItems).toBe(before.totalItems - 1);
  });

  it("is not for recruiters", async () => {
    expect((await recruiter.api.GET("/job-offers-for-me")).response.status).toBe(403);
  });
});

describe("the pages of 25 offers and more", () => {
  it("show every offer once, in the same order each time", async () => {
    for (let n = 0; n < 25; n++) await publish(recruiter, { skills: n % 3 ? ["Kubernetes", `s${n % 5}`] : [] });
    const person = await aSkilledApplicant(["k8s", "s1"]);
    const { totalItems, totalPages } = await offersFor(person);
    const once = async () => {
      const ids: number[] = [];
      for (let page = 1; page <= totalPages; page++)
        ids.push(...(await offersFor(person, { page })).items.map(({ id }) => id));
      return ids;
    };
    const ids = await once();
    expect(new Set(ids).size).toBe(totalItems);
    expect(ids).toHaveLength(totalItems);
    expect(await once()).toEqual(ids);
    expect((await offersFor(person, { pageSize: 100 })).items.map(({ id }) => id)).toEqual(ids);
  });

  it("past the end are empty", async () => {
    const person = await aSkilledApplicant(["k8s"]);
    expect(await offersFor(person, { page: 999_999_999 })).toMatchObject({ items: [], page: 999_999_999 });
  });
});
