import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anOffer, apply, change, publish, remove } from "../../../test/acts";
import { aMember, declareSkills, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
let recruiter: Member;
let applicant: Member;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await aMember(server, "recruiter", { firstname: "Karim", lastname: "Benali" });
  applicant = await aMember(server, "applicant");
});
afterAll(() => server.close());

const read = (by: Member, id: number) => by.api.GET("/job-offer/{id}", { params: { path: { id } } });
const list = (by: Member, username: string, query = {}) =>
  by.api.GET("/job-offers/recruiter/{username}", { params: { path: { username }, query } });

describe("an offer", () => {
  it("is active, a cdi and without salary unless it says otherwise", async () => {
    expect(await publish(recruiter)).toMatchObject({ active: true, contract: "cdi", salary: 0, skills: [] });
  });

  it("keeps its lists without blanks and repetitions", async () => {
    const offer = await publish(recruiter, {
      skills: [" Go ", "", "go", "SQL"],
      benefits: ["Télétravail", "télétravail"],
    });
    expect(offer).toMatchObject({ skills: ["Go", "SQL"], benefits: ["Télétravail"] });
  });

  it.each([
    ["a blank title", { jobTitle: "   " }, "jobTitle"],
    ["a negative salary", { salary: -1 }, "salary"],
    ["a title of 151 characters", { jobTitle: "a".repeat(151) }, "jobTitle"],
    ["51 skills", { skills: Array.from({ length: 51 }, (_, n) => `s${n}`) }, "skills"],
  ])("is refused with %s, by the field's name", async (_, given, field) => {
    const { error, response } = await recruiter.api.POST("/job-offer", { body: anOffer(given) });
    expect(response.status).toBe(400);
    expect(Object.keys(error ?? {})).toEqual([field]);
  });

  it("is not for an applicant to publish", async () => {
    expect((await applicant.api.POST("/job-offer", { body: anOffer() })).response.status).toBe(403);
  });

  it("changes only in what is sent", async () => {
    const offer = await publish(recruiter, { skills: ["Go"], salary: 3800.5 });
    const { data } = await change(recruiter, offer.id, { location: "Rennes" });
    expect(data?.data).toEqual({ ...offer, location: "Rennes" });
    expect((await change(recruiter, offer.id, { skills: [], salary: 0 })).data?.data).toMatchObject({
      skills: [],
      salary: 0,
    });
  });

  it("is a 404 for another recruiter to change or delete, and stays", async () => {
    const other = await aMember(server, "recruiter");
    const offer = await publish(recruiter);
    expect((await change(other, offer.id, { active: false })).response.status).toBe(404);
    expect((await remove(other, offer.id)).response.status).toBe(404);
    expect((await read(recruiter, offer.id)).data?.data.active).toBe(true);
  });

  it("is deleted once with its applications; a second time is a 404", async () => {
    const offer = await publish(recruiter);
    await apply(applicant, offer.id);
    expect((await remove(recruiter, offer.id)).response.status).toBe(200);
    expect((await remove(recruiter, offer.id)).response.status).toBe(404);
    expect((await read(applicant, offer.id)).response.status).toBe(404);
  });

  it("once inactive, is read by its recruiter and those who applied, and nobody else", async () => {
    const stranger = await aMember(server, "applicant");
    const offer = await publish(recruiter);
    await apply(applicant, offer.id);
    await change(recruiter, offer.id, { active: false });
    const statuses = await Promise.all(
      [recruiter, applicant, stranger].map(async (who) => (await read(who, offer.id)).response.status),
    );
    expect(statuses).toEqual([200, 200, 404]);
  });

  it("tells an applicant their own application and match, and a recruiter neither", async () => {
    const reader = await aMember(server, "applicant");
    await declareSkills(server.db, reader.id, ["Golang"]);
    const offer = await publish(recruiter, { skills: ["Go", "Docker"] });
    expect((await read(reader, offer.id)).data?.data).toMatchObject({
      recruiter: { username: recruiter.username, company: null },
      applicationStatus: "not_applied",
      applicationID: null,
      match: { matched: 1, total: 2, level: "medium", missingSkills: ["Docker"] },
    });
    expect((await read(recruiter, offer.id)).data?.data).not.toHaveProperty("match");
  });
});

describe("a recruiter's list", () => {
  it("is newest first, all for its recruiter with counts, active ones for others", async () => {
    const owner = await aMember(server, "recruiter");
    const [first, second] = [await publish(owner), await publish(owner)];
    await apply(applicant, first.id);
    await change(owner, first.id, { active: false });
    const own = (await list(owner, owner.username.toUpperCase())).data;
    expect(own?.items.map(({ id, applicationsCount }) => [id, applicationsCount])).toEqual([
      [second.id, 0],
      [first.id, 1],
    ]);
    const others = (await list(applicant, owner.username)).data;
    expect(others).toMatchObject({ totalItems: 1, items: [{ id: second.id }] });
    expect(others?.items[0]).not.toHaveProperty("applicationsCount");
  });

  it("puts offers of the same moment in the order of their ids, the latest first", async () => {
    const owner = await aMember(server, "recruiter");
    const ids = [(await publish(owner)).id, (await publish(owner)).id, (await publish(owner)).id];
    const moment = { created_at: new Date(Date.UTC(2026, 0, 1)) };
    await server.db.updateTable("job_offers").set(moment).where("recruiter_id", "=", owner.id).execute();
    expect((await list(owner, owner.username)).data?.items.map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it("is a 404 for a name that is nobody's, or an applicant's", async () => {
    expect((await list(recruiter, "nobody")).response.status).toBe(404);
    expect((await list(recruiter, applicant.username)).response.status).toBe(404);
  });

  it("has pages without gaps, none of them past the end, and takes any page and size", async () => {
    const owner = await aMember(server, "recruiter");
    const ids: number[] = [];
    for (let n = 0; n < 25; n++) ids.unshift((await publish(owner)).id);
    const page = async (query: object) => (await list(owner, owner.username, query)).data;
    const pages = await Promise.all([1, 2, 3].map((number) => page({ page: number, pageSize: 10 })));
    expect(pages.flatMap((one) => one?.items.map(({ id }) => id))).toEqual(ids);
    expect(await page({ page: 4 })).toMatchObject({ items: [], page: 4, totalPages: 3, totalItems: 25 });
    expect(await page({ page: 2_147_483_647 })).toMatchObject({ items: [], totalPages: 3 });
    expect((await page({ page: "x", pageSize: 0 }))?.items).toHaveLength(10);
    expect((await page({ limit: 5000 }))?.items).toHaveLength(25);
  });
});
