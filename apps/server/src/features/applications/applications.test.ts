import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applied, apply, change, open, publish, remove, withdraw } from "../../../test/acts";
import { aMember, declareSkills, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
let recruiter: Member;
let applicant: Member;
let offer: number;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await aMember(server, "recruiter");
  applicant = await aMember(server, "applicant", { firstname: "Amélie", lastname: "Durand" });
});
beforeEach(async () => {
  offer = (await publish(recruiter)).id;
});
afterAll(() => server.close());

const received = async (by: Member, id: number) => (await open(by, id)).data?.items ?? [];
const seenAt = async (id: number) =>
  (await server.db.selectFrom("applications").select("seen_at").where("id", "=", id).executeTakeFirst())?.seen_at;

describe("applying", () => {
  it("answers the application, not seen yet", async () => {
    const { data, response } = await apply(applicant, offer, "  Bonjour  ");
    expect(response.status).toBe(201);
    expect(data?.data).toMatchObject({ jobOfferID: offer, message: "Bonjour", applicationStatus: "applied_not_seen" });
  });

  it("thirty times at once makes one application", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => apply(applicant, offer)));
    const statuses = answers.map(({ response }) => response.status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 29 }, () => 409)]);
    expect(answers.find(({ error }) => error)?.error).toMatchObject({ code: "already_applied" });
    expect(await received(recruiter, offer)).toHaveLength(1);
  });

  it("to an inactive offer is a 409, to a missing one a 404", async () => {
    await change(recruiter, offer, { active: false });
    const { error, response } = await apply(applicant, offer);
    expect([response.status, error]).toEqual([409, expect.objectContaining({ code: "job_offer_inactive" })]);
    expect((await apply(applicant, 999_999)).response.status).toBe(404);
  });

  it("is for applicants, with the id of an offer", async () => {
    expect((await apply(recruiter, offer)).response.status).toBe(403);
    const nonsense = await applicant.api.POST("/application", { body: { jobOfferID: "x" } });
    expect(nonsense.response.status).toBe(400);
    expect(nonsense.error).toHaveProperty("jobOfferID");
  });
});

describe("the applications of an offer", () => {
  it("show the person, their message and profile, and nothing private", async () => {
    const { db } = server;
    const person = await aMember(server, "applicant", { firstname: "Inès", lastname: "Robert" });
    await db.insertInto("applicant_profiles").values({ user_id: person.id, profile: "Développeuse" }).execute();
    await declareSkills(db, person.id, ["Go", "SQL"]);
    await apply(person, offer, "Bonjour");
    const [shown] = await received(recruiter, offer);
    expect(shown).toMatchObject({
      jobOfferID: offer,
      Applicant: {
        user: {
          firstname: "Inès",
          lastname: "Robert",
          email: `${person.username}@passerelle.example`,
          username: person.username,
        },
      },
      profile: "Développeuse",
      skills: ["Go", "SQL"],
      resumeUrl: null,
      message: "Bonjour",
      decision: null,
    });
    expect(shown?.seenAt).toEqual(expect.any(String));
    expect(JSON.stringify(shown)).not.toMatch(/birthdate|address|phone/);
  });

  it("become seen once, by being received", async () => {
    const id = await applied(applicant, offer);
    expect(await seenAt(id)).toBeNull();
    const [first] = await received(recruiter, offer);
    const [again] = await received(recruiter, offer);
    expect(again?.seenAt).toBe(first?.seenAt);
    expect((await seenAt(id))?.toISOString()).toBe(first?.seenAt);
  });

  it("are refused to everybody else, and then nothing becomes seen", async () => {
    const id = await applied(applicant, offer);
    const other = await aMember(server, "recruiter");
    expect((await open(other, offer)).response.status).toBe(404);
    expect((await open(applicant, offer)).response.status).toBe(403);
    expect((await open(recruiter, 999_999)).response.status).toBe(404);
    expect(await seenAt(id)).toBeNull();
  });

  it("come newest first and in pages; those of other pages are not seen", async () => {
    const ids: number[] = [];
    for (let n = 0; n < 3; n++) ids.unshift(await applied(await aMember(server, "applicant"), offer));
    const { data } = await open(recruiter, offer, { limit: 2 });
    expect(data).toMatchObject({ page: 1, totalPages: 2, totalItems: 3 });
    expect(data?.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(await seenAt(ids[2] ?? 0)).toBeNull();
    expect((await open(recruiter, offer, { limit: 2, page: 9 })).data).toMatchObject({ items: [], totalItems: 3 });
  });

  it("stay when the offer becomes inactive, and without a name when the account is deleted", async () => {
    const person = await aMember(server, "applicant");
    await applied(person, offer);
    await change(recruiter, offer, { active: false });
    await server.db.deleteFrom("users").where("id", "=", person.id).execute();
    const [shown] = await received(recruiter, offer);
    expect(shown?.Applicant.user).toEqual({ firstname: null, lastname: null, email: null });
    expect(shown?.profile).toBeNull();
  });
});

describe("withdrawing", () => {
  it("takes the application from the recruiter; a second time is a 404", async () => {
    const id = await applied(applicant, offer);
    await received(recruiter, offer);
    expect((await withdraw(applicant, id)).response.status).toBe(200);
    expect((await withdraw(applicant, id)).response.status).toBe(404);
    expect(await received(recruiter, offer)).toEqual([]);
  });

  it("lets one apply again, not seen", async () => {
    const first = await applied(applicant, offer);
    await received(recruiter, offer);
    await withdraw(applicant, first);
    const { data } = await apply(applicant, offer);
    expect(data?.data).toMatchObject({ applicationStatus: "applied_not_seen" });
    expect(data?.data.id).not.toBe(first);
  });

  it("of somebody else's application is a 404 and leaves it", async () => {
    const id = await applied(applicant, offer);
    const other = await aMember(server, "applicant");
    expect((await withdraw(other, id)).response.status).toBe(404);
    expect(await received(recruiter, offer)).toHaveLength(1);
  });

  it("is too late once the offer is deleted", async () => {
    const id = await applied(applicant, offer);
    await remove(recruiter, offer);
    expect((await withdraw(applicant, id)).response.status).toBe(404);
  });
});
