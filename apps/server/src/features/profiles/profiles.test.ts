import { form, type Schemas } from "@passerelle/api";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applied, offersFor, publish } from "../../../test/acts";
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
const readCompany = (by: Member, username: string) =>
  by.api.GET("/recruiter/{username}", { params: { path: { username } } });
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
const noCompany = {
  company: null,
  sector: null,
  website: null,
  headquarters: null,
  employees: null,
  description: null,
  logo: null,
};

describe("an applicant's profile", () => {
  it("is not there before the first save, which makes it (D-085)", async () => {
    expect((await read(applicant, applicant.username)).response.status).toBe(404);
    const { data, response } = await save(applicant, { profile: "Développeuse" });
    expect([response.status, data]).toEqual([200, { data: { ...empty, profile: "Développeuse" } }]);
    expect((await read(recruiter, applicant.username)).data).toEqual(data);
  });

  it("is found by the name in capitals too, and is nobody's who is unknown or a recruiter", async () => {
    await save(applicant, whole);
    expect((await read(recruiter, applicant.username.toUpperCase())).response.status).toBe(200);
    expect((await read(applicant, "personne")).error).toMatchObject({ error: "There is no such profile, or not yet." });
    expect((await read(applicant, recruiter.username)).response.status).toBe(404);
  });

  it("keeps what a form does not carry and clears what it carries empty (D-081)", async () => {
    expect((await save(applicant, whole)).data).toEqual({ data: { ...whole, resumeUrl: null } });
    const changed = { sector: "Santé", availableImmediately: false, skills: ["Rust", "rust ", "Go"] };
    const kept = { ...whole, ...changed, skills: ["Rust", "Go"], resumeUrl: null };
    expect((await save(applicant, changed)).data).toEqual({ data: kept });
    const cleared = { profile: "", sector: "", academicLevel: "", experienceLevel: "", portfolioUrl: "" };
    expect((await save(applicant, { ...cleared, skills: [], languages: [] })).data).toEqual({ data: empty });
  });

  it("takes a level that is not in the list as it is (D-095)", async () => {
    expect((await save(applicant, { academicLevel: "Brevet" })).data?.data.academicLevel).toBe("Brevet");
  });

  it("has skills that matching finds", async () => {
    const { id } = await publish(recruiter, { skills: ["Golang"] });
    const matched = async () => (await offersFor(applicant)).items.find((item) => item.id === id)?.match?.matched;
    await save(applicant, { skills: ["Go"] });
    expect(await matched()).toBe(1);
    await save(applicant, { skills: ["Cobol"] });
    expect(await matched()).toBe(0);
  });

  it("leaves the skills of the CV alone", async () => {
    await applicant.send("POST", "/project", { title: "t", Description: "d", technologies: ["Zig"] });
    const { data } = await save(applicant, { skills: [] });
    expect(data?.data.skills).toEqual([]);
    expect((await applicant.send("GET", "/projects")).body).toMatchObject({ items: [{ technologies: ["Zig"] }] });
  });

  it.each(["javascript:alert(1)", "ftp://exemple.fr", "jeanne.example", "https://["])(
    "does not take %s for a portfolio's address (D-093)",
    async (portfolioUrl) => {
      const { error, response } = await save(applicant, { profile: "Perdue ?", portfolioUrl });
      expect([response.status, error]).toEqual([400, { errors: { portfolioUrl: expect.any(String) } }]);
      expect((await read(applicant, applicant.username)).response.status).toBe(404);
    },
  );

  it("says nothing of birthdate, address, phone or e-mail, not even to who may open the resume (D-086, D-159)", async () => {
    const secrets = { birthdate: "1996-04-18", address: "12 rue des Carmes", phone: "0612345678" };
    await server.db.updateTable("users").set(secrets).where("id", "=", applicant.id).execute();
    await save(applicant, whole);
    await applied(applicant, (await publish(recruiter)).id);
    const text = JSON.stringify((await read(recruiter, applicant.username)).data);
    for (const secret of [...Object.values(secrets), "@passerelle.example"]) expect(text).not.toContain(secret);
  });

  it("is for applicants to save (D-006)", async () => {
    expect((await save(recruiter, whole)).response.status).toBe(403);
  });

  it("loses nothing of saves at once, the first ones included", async () => {
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
  it("is made by the first save and read by everybody (D-085, D-086)", async () => {
    expect((await readCompany(recruiter, recruiter.username)).response.status).toBe(404);
    expect((await saveCompany(recruiter, company)).data).toEqual({ data: { ...company, logo: null } });
    expect((await readCompany(applicant, recruiter.username)).data).toEqual({ data: { ...company, logo: null } });
    expect((await readCompany(applicant, applicant.username)).response.status).toBe(404);
  });

  it("keeps what a form does not carry and clears what it carries empty (D-081)", async () => {
    await saveCompany(recruiter, company);
    const { data } = await saveCompany(recruiter, { employees: "1-10" });
    expect(data).toEqual({ data: { ...company, employees: "1-10", logo: null } });
    const cleared = { company: "", sector: "", website: "", headquarters: "", employees: "", description: "" };
    expect((await saveCompany(recruiter, cleared)).data).toEqual({ data: noCompany });
  });

  it("has a sector by which its offers match", async () => {
    await save(applicant, { ...whole, sector: "SANTÉ" });
    const [far, near] = [await aMember(server, "recruiter"), recruiter];
    const [first, second] = [await publish(near, { skills: ["Go"] }), await publish(far, { skills: ["Go"] })];
    const order = async () =>
      (await offersFor(applicant, { pageSize: 100 })).items
        .map(({ id }) => id)
        .filter((id) => id === first.id || id === second.id);
    expect(await order()).toEqual([second.id, first.id]);
    await saveCompany(near, { sector: "  santé " });
    expect(await order()).toEqual([first.id, second.id]);
    await saveCompany(near, { sector: "" });
    expect(await order()).toEqual([second.id, first.id]);
  });

  it("refuses an address that is none, and is for recruiters to save (D-006, D-093)", async () => {
    const { error, response } = await saveCompany(recruiter, { website: "javascript:alert(1)" });
    expect([response.status, error]).toEqual([
      400,
      { errors: { website: "Enter an address that begins with http:// or https://, such as https://example.com." } },
    ]);
    expect((await saveCompany(applicant, company)).response.status).toBe(403);
  });
});
