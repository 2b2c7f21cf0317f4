import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { dataOf, itemsOf } from "../../../test/call";
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

const formation = { institution: "Nantes Université", degree: "Master", startedAt: "2018-09-01" };
const experience = { jobTitle: "Développeuse", company: "Acme", startedAt: "2020-09-01", finishedAt: "2024-03-31" };
const project = { title: "Carte des arbres", Description: "Une carte participative." };
const certification = { title: "Kubernetes", organization: "Fondation" };

const idOf = async (one: string, body: object) => dataOf(await me.send("POST", `/${one}`, body)).id;
const sent = async (one: string, body: object) => {
  const answer = await me.send("POST", `/${one}`, body);
  return [answer.status, answer.status === 201 ? dataOf(answer) : answer.body];
};
const idsOf = async (many: string) => itemsOf(await me.send("GET", `/${many}`)).map(({ id }) => id);

describe("dates", () => {
  it.each([
    ["2018-09-01", "2018-09-01"],
    ["2018-09-01T00:00:00Z", "2018-09-01"],
    ["2018-09-01T23:59:59-11:00", "2018-09-01"],
    ["2018-09-01T00:30:00+14:00", "2018-09-01"],
    ["1900-02-28", "1900-02-28"],
    ["0999-12-31", "0999-12-31"],
  ])("%s is the date as written, whatever the time zone (D-021)", async (given, date) => {
    expect(await sent("formation", { ...formation, startedAt: given })).toEqual([
      201,
      expect.objectContaining({ startedAt: date }),
    ]);
  });

  it.each([null, "", "0001-01-01", "0001-01-01T00:00:00Z"])("%j means none (D-022)", async (none) => {
    expect(await sent("formation", { ...formation, finishedAt: none })).toMatchObject([201, { finishedAt: null }]);
    expect(await sent("certification", { ...certification, issuedTo: none })).toMatchObject([201, { issuedTo: null }]);
  });

  it("of none are refused where there has to be one (D-022, D-092)", async () => {
    const required = "Ce champ est obligatoire.";
    expect(await sent("formation", { ...formation, startedAt: "0001-01-01" })).toEqual([400, { startedAt: required }]);
    expect(await sent("experience", { ...experience, finishedAt: "0001-01-01" })).toEqual([
      400,
      { finishedAt: required },
    ]);
  });

  it.each(["2018-02-30", "0000-01-01", "2018", "demain", 2018])("%j is no date, and no fault", async (given) => {
    expect(await sent("formation", { ...formation, startedAt: given })).toEqual([
      400,
      { startedAt: expect.any(String) },
    ]);
    expect(await sent("certification", { ...certification, issuedTo: given })).toEqual([
      400,
      { issuedTo: expect.any(String) },
    ]);
  });
});

describe("an end before the start", () => {
  const refused = [400, { finishedAt: "La date de fin doit être postérieure à la date de début." }];

  it("is refused with the specification's text (D-090)", async () => {
    expect(await sent("formation", { ...formation, finishedAt: "2018-08-31" })).toEqual(refused);
    expect(await sent("experience", { ...experience, finishedAt: "2020-08-31" })).toEqual(refused);
    expect(await sent("formation", { ...formation, finishedAt: "2018-09-01" })).toMatchObject([201, {}]);
  });

  it("is refused against what is stored, from either side, and nothing changes", async () => {
    const id = await idOf("formation", { ...formation, finishedAt: "2020-06-30" });
    for (const body of [{ finishedAt: "2018-08-31" }, { startedAt: "2020-07-01" }]) {
      const answer = await me.send("PATCH", `/formation/${id}`, body);
      expect([answer.status, answer.body]).toEqual(refused);
    }
    const kept = { startedAt: "2018-09-01", finishedAt: "2020-06-30" };
    expect((await me.send("GET", "/formations")).body).toMatchObject({ items: [kept] });
  });
});

it("an imported experience without an end keeps none until one is given (D-092)", async () => {
  const { finishedAt: _, ...open } = experience;
  const id = await idOf("experience", experience);
  await server.db.updateTable("experiences").set({ finished_at: null }).where("id", "=", id).execute();
  const partly = await me.send("PATCH", `/experience/${id}`, { company: "Autre" });
  expect(partly).toMatchObject({ status: 200, body: { data: { company: "Autre", finishedAt: null } } });
  expect((await me.send("POST", "/experience", open)).body).toHaveProperty("finishedAt");
});

const page = (query: string) => me.send("GET", `/certifications?${query}`);

describe("order", () => {
  it("of formations is by their start, latest first, the newest id first among equals (D-091)", async () => {
    const ids: number[] = [];
    for (const startedAt of ["2018-09-01", "2021-09-01", "2018-09-01", "1999-09-01"])
      ids.push(await idOf("formation", { ...formation, startedAt }));
    expect(await idsOf("formations")).toEqual([ids[1], ids[2], ids[0], ids[3]]);
  });

  it("of projects is newest first; an edit moves nothing (D-091)", async () => {
    const ids = [await idOf("project", project), await idOf("project", project), await idOf("project", project)];
    await me.send("PATCH", `/project/${ids[0]}`, { title: "Autre" });
    expect(await idsOf("projects")).toEqual(ids.toReversed());
  });

  it("holds over pages, past which there is nothing (D-009 to D-012)", async () => {
    for (let n = 0; n < 5; n++) await idOf("certification", { ...certification, title: `T${n}`, skills: [`S${n}`] });
    const titles = async (query: string) => itemsOf(await page(query)).map(({ title }) => title);
    expect(await titles("page=1&pageSize=2")).toEqual(["T4", "T3"]);
    expect(await titles("page=2&limit=2")).toEqual(["T2", "T1"]);
    expect(itemsOf(await page("page=3&pageSize=2"))).toMatchObject([{ title: "T0", skills: ["S0"] }]);
    expect((await page("page=9&pageSize=2")).body).toEqual({ items: [], page: 9, totalPages: 3, totalItems: 5 });
    expect(await titles("page=0&pageSize=texte")).toHaveLength(5);
  });
});

describe("bad input", () => {
  it.each(["javascript:alert(1)", "data:text/html,x", "ftp://exemple.fr", "exemple.fr", "https://"])(
    "%s is no demo's address (D-093)",
    async (demoUrl) => {
      expect(await sent("project", { ...project, demoUrl })).toEqual([400, { demoUrl: expect.any(String) }]);
    },
  );

  it("an address with an accent is kept as a browser would call it", async () => {
    const saved = { demoUrl: "https://xn--caf-dma.example/%C3%A9t%C3%A9" };
    expect(await sent("project", { ...project, demoUrl: "https://café.example/été" })).toMatchObject([201, saved]);
  });

  it("too long, too many and unstorable is refused at its field (D-029)", async () => {
    const tooMuch = {
      institution: "x".repeat(101),
      degree: "x".repeat(151),
      description: "x".repeat(5001),
      skills: Array.from({ length: 51 }, (_, n) => `s${n}`),
    };
    for (const [field, value] of Object.entries(tooMuch))
      expect(await sent("formation", { ...formation, [field]: value })).toEqual([400, { [field]: expect.any(String) }]);
    for (const text of ["a\u0000b", "a\uD800b"])
      expect(await sent("formation", { ...formation, institution: text })).toEqual([
        400,
        { institution: expect.any(String) },
      ]);
    expect(await sent("experience", { ...experience, experienceType: "stagiaire" })).toMatchObject([
      400,
      { experienceType: expect.any(String) },
    ]);
  });

  it("fields of the server's own are not taken from a body", async () => {
    const id = await idOf("formation", { ...formation, id: 1, user_id: 1, created_at: "2000-01-01" });
    expect(dataOf(await me.send("PATCH", `/formation/${id}`, { id: 7, user_id: 7 })).id).toBe(id);
    expect(await idsOf("formations")).toEqual([id]);
  });

  it("lower-case spellings are understood (D-017)", async () => {
    const { Description: description, ...rest } = project;
    expect(await sent("project", { ...rest, description })).toMatchObject([201, { Description: description }]);
    const spelled = { ...certification, certificationId: "X-1" };
    expect(await sent("certification", spelled)).toMatchObject([201, { certificationID: "X-1" }]);
  });
});
