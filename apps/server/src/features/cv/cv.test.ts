import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, dataOf, itemsOf } from "../../../test/call";
import { offersFor, publish } from "../../../test/acts";
import { aMember, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
let me: Member;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  me = await aMember(server, "applicant");
});
afterAll(() => server.close());

const added = async (by: Member, one: string, body: object) => dataOf(await by.send("POST", `/${one}`, body));

/** The four lists: a body with only what is required, one with everything, and what that is answered as. */
const sections = [
  {
    one: "formation",
    many: "formations",
    least: { institution: "Nantes Université", degree: "Master", startedAt: "2018-09-01" },
    optional: { finishedAt: "2020-06-30", description: "Mémoire", skills: ["Go", "SQL"] },
    none: { finishedAt: null, description: null, skills: [] },
    required: ["institution", "degree", "startedAt"],
    skills: "skills",
  },
  {
    one: "experience",
    many: "experiences",
    least: { jobTitle: "Développeuse", company: "Acme", startedAt: "2020-09-01", finishedAt: "2024-03-31" },
    optional: { experienceType: "alternance", technologies: ["Go", "SQL"] },
    none: { experienceType: "cdi", technologies: [] },
    required: ["jobTitle", "company", "startedAt", "finishedAt"],
    skills: "technologies",
  },
  {
    one: "project",
    many: "projects",
    least: { title: "Carte des arbres", Description: "Une carte participative." },
    optional: { demoUrl: "https://arbres.example", technologies: ["Go", "SQL"], collaborators: ["Inès", "Hugo"] },
    none: { demoUrl: null, technologies: [], collaborators: [] },
    required: ["title", "Description"],
    skills: "technologies",
  },
  {
    one: "certification",
    many: "certifications",
    least: { title: "Kubernetes", organization: "Fondation" },
    optional: { certificationID: "FNO-1184", issuedTo: "2023-05-12", skills: ["Go", "SQL"] },
    none: { certificationID: null, issuedTo: null, skills: [] },
    required: ["title", "organization"],
    skills: "skills",
  },
] as const;

describe.each(sections)("$many", ({ one, many, least, optional, none, required, skills }) => {
  it("answers what was added, and lists it", async () => {
    const { status, body } = await me.send("POST", `/${one}`, { ...least, ...optional });
    const entry = { id: expect.any(Number), ...least, ...optional };
    expect([status, body]).toEqual([201, { data: entry }]);
    const page = { items: [entry], page: 1, totalPages: 1, totalItems: 1 };
    expect((await me.send("GET", `/${many}`)).body).toEqual(page);
  });

  it("needs no more than the required fields", async () => {
    expect(await added(me, one, least)).toEqual({ id: expect.any(Number), ...least, ...none });
  });

  it("refuses what is missing or blank, field by field, with the plain object of a list (D-001, D-056)", async () => {
    const missing = await me.send("POST", `/${one}`, {});
    const why = Object.fromEntries(required.map((field) => [field, "Ce champ est obligatoire."]));
    expect([missing.status, missing.body]).toEqual([400, why]);
    const { id } = await added(me, one, least);
    for (const field of required) {
      const blank = await me.send("PATCH", `/${one}/${id}`, { [field]: "  " });
      expect([blank.status, blank.body]).toEqual([400, { [field]: "Ce champ est obligatoire." }]);
    }
  });

  it("clears what the full form omits, and keeps what a smaller body does (D-082)", async () => {
    const { id } = await added(me, one, { ...least, ...optional });
    const [field] = required;
    const partly = await me.send("PATCH", `/${one}/${id}`, { [field]: "Autre" });
    expect([partly.status, partly.body]).toEqual([200, { data: { id, ...least, ...optional, [field]: "Autre" } }]);
    const fully = await me.send("PATCH", `/${one}/${id}`, least);
    expect([fully.status, fully.body]).toEqual([200, { data: { id, ...least, ...none } }]);
    expect((await me.send("PATCH", `/${one}/${id}`, {})).body).toEqual({ data: { id, ...least, ...none } });
  });

  it("is deleted once; then, and for everybody else, it is not there (D-005, D-025)", async () => {
    const other = await aMember(server, "applicant");
    const { id } = await added(me, one, least);
    const path = `/${one}/${id}`;
    expect((await other.send("PATCH", path, least)).status).toBe(404);
    expect((await other.send("DELETE", path)).status).toBe(404);
    expect((await other.send("GET", `/${many}`)).body).toMatchObject({ items: [], totalPages: 0, totalItems: 0 });
    expect(await me.send("DELETE", path)).toMatchObject({ status: 200, body: {} });
    expect((await me.send("DELETE", path)).body).toMatchObject({ error: expect.stringContaining("n’existe pas") });
    expect((await me.send("PATCH", path, least)).status).toBe(404);
  });

  it("is for applicants (D-006)", async () => {
    const recruiter = await aMember(server, "recruiter");
    expect((await recruiter.send("GET", `/${many}`)).status).toBe(403);
    expect((await recruiter.send("POST", `/${one}`, least)).status).toBe(403);
    expect((await call(server.url, "GET", `/${many}`)).status).toBe(401);
  });

  it("keeps each skill once, in order, and matching finds it for as long as it is there (D-094)", async () => {
    const skill = `Compétence ${one}`;
    const { id: offer } = await publish(await aMember(server, "recruiter"), { skills: [skill] });
    const matched = async () => (await offersFor(me)).items.find((item) => item.id === offer)?.match?.matched ?? null;
    const saved = await added(me, one, { ...least, [skills]: ["Zig", skill, " zig ", "", skill.toUpperCase()] });
    expect([saved[skills], await matched()]).toEqual([["Zig", skill], 1]);
    await me.send("PATCH", `/${one}/${saved.id}`, { [skills]: ["Zig"] });
    expect(await matched()).toBe(0);
    await me.send("PATCH", `/${one}/${saved.id}`, { [skills]: [skill] });
    expect(await matched()).toBe(1);
    await me.send("DELETE", `/${one}/${saved.id}`);
    expect(await matched()).toBeNull();
  });

  it("two saves at once lose nothing of either, and leave no mixture of their skills", async () => {
    const { id } = await added(me, one, least);
    const [field] = required;
    for (let round = 0; round < 5; round++) {
      const [name, tags] = [`Texte ${round}`, [`Go ${round}`, "SQL"]];
      const bodies = [{ [field]: name }, { [skills]: tags }, { [skills]: tags }];
      await Promise.all(bodies.map((body) => me.send("PATCH", `/${one}/${id}`, body)));
      expect(itemsOf(await me.send("GET", `/${many}`))).toEqual([
        { id, ...least, ...none, [field]: name, [skills]: tags },
      ]);
    }
  });
});
