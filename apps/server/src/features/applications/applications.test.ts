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

describe("applying", () => {
  it("thirty times at once creates one application", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => apply(applicant, offer)));
    const statuses = answers.map(({ response }) => response.status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 29 }, () => 409)]);
    expect(answers.find(({ error }) => error)?.error).toMatchObject({ code: "already_applied" });
    expect(await received(recruiter, offer)).toHaveLength(1);
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
  it("is a 404 once the offer is deleted", async () => {
    const id = await applied(applicant, offer);
    await remove(recruiter, offer);
    expect((await withdraw(applicant, id)).response.status).toBe(404);
  });
});
