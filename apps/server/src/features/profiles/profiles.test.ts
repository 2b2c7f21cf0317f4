import { form, type Schemas } from "@passerelle/api";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applied, publish } from "../../../test/acts";
import { aMember, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
let applicant: Member;
let recruiter: Member;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  applicant = await aMember(server, "applicant");
  recruiter = await aMember(server, "recruiter");
});
afterAll(() => server.close());

const read = (by: Member, username: string) => by.api.GET("/applicant/{username}", { params: { path: { username } } });
const save = (by: Member, body: Schemas["ApplicantProfileInput"]) => by.api.PATCH("/applicant", form(body));
const saveCompany = (by: Member, body: Schemas["RecruiterProfileInput"]) => by.api.PATCH("/recruiter", form(body));

const whole = {
  profile: "Développeuse back-end",
  sector: "Informatique",
  academicLevel: "Master",
  experienceLevel: "Confirmé (2-5 ans)",
  skills: ["Go", "SQL"],
  languages: ["Français", "Anglais"],
  portfolioUrl: "https://jeanne-martin.example",
  availableImmediately: true,
};
const empty = {
  profile: null,
  sector: null,
  academicLevel: null,
  experienceLevel: null,
  skills: [],
  languages: [],
  portfolioUrl: null,
  availableImmediately: false,
  resumeUrl: null,
};
const company = {
  company: "Atelier Numérique",
  sector: "Informatique",
  website: "https://atelier.example",
  headquarters: "Nantes",
  employees: "51-200",
  description: "Des services publics.",
};

describe("an applicant's profile", () => {
  it("leaves the skills of the CV alone", async () => {
    await applicant.send("POST", "/project", { title: "t", Description: "d", technologies: ["Zig"] });
    const { data } = await save(applicant, { skills: [] });
    expect(data?.data.skills).toEqual([]);
    expect((await applicant.send("GET", "/projects")).body).toMatchObject({ items: [{ technologies: ["Zig"] }] });
  });

  it.each(["javascript:alert(1)", "ftp://exemple.fr", "jeanne.example", "https://["])(
    "refuses %s as a portfolio's address (D-093)",
    async (portfolioUrl) => {
      const { error, response } = await save(applicant, { profile: "Perdue ?", portfolioUrl });
      expect([response.status, error]).toEqual([400, { errors: { portfolioUrl: expect.any(String) } }]);
      expect((await read(applicant, applicant.username)).response.status).toBe(404);
    },
  );

  it("omits birthdate, address, phone and e-mail, even for readers who may open the resume (D-086, D-159)", async () => {
    const secrets = { birthdate: "1996-04-18", address: "12 rue des Carmes", phone: "0612345678" };
    await server.db.updateTable("users").set(secrets).where("id", "=", applicant.id).execute();
    await save(applicant, whole);
    await applied(applicant, (await publish(recruiter)).id);
    const text = JSON.stringify((await read(recruiter, applicant.username)).data);
    for (const secret of [...Object.values(secrets), "@passerelle.example"]) expect(text).not.toContain(secret);
  });

  it("loses no field of concurrent saves, also for a new profile", async () => {
    const answers = await Promise.all([
      save(applicant, { profile: "Développeuse" }),
      save(applicant, { sector: "Santé" }),
      save(applicant, { skills: ["Go", "SQL"] }),
      save(applicant, { skills: ["Go", "SQL"] }),
      save(applicant, { languages: ["Breton"] }),
    ]);
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200]);
    const all = { profile: "Développeuse", sector: "Santé", skills: ["Go", "SQL"], languages: ["Breton"] };
    expect((await read(applicant, applicant.username)).data?.data).toEqual({ ...empty, ...all });
  });
});

describe("a recruiter's profile", () => {
  it("rejects an invalid web address, and an applicant's update (D-006, D-093)", async () => {
    const { error, response } = await saveCompany(recruiter, { website: "javascript:alert(1)" });
    expect([response.status, error]).toEqual([
      400,
      { errors: { website: "Enter an address that starts with http:// or https://, such as https://example.com." } },
    ]);
    expect((await saveCompany(applicant, company)).response.status).toBe(403);
  });
});
