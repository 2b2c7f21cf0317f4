import { form } from "@passerelle/api";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { applied, publish } from "../../../test/acts";
import { aMember, type Member, memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import { migration } from "./migrations/0015-words";

const server = testServer();
const recruiter = memberFor(beforeAll, server, "recruiter");

const offersFor = async (by: Member, search?: string) =>
  (await by.api.GET("/job-offers-for-me", { params: { query: { pageSize: 20, ...(search && { search }) } } })).data
    ?.items;
const peopleBy = async (by: Member, q: string) =>
  (await by.api.GET("/people", { params: { query: { q } } })).data?.items.map(({ id }) => id);
const receivedBy = async (id: number, search: string) =>
  (await recruiter.api.GET("/job-offer/{id}/applications", { params: { path: { id }, query: { search } } })).data?.items
    .length;

it("ranks an offer in the same place for a title in either gender", async () => {
  const [woman, man] = [await aMember(server, "applicant"), await aMember(server, "applicant")];
  await publish(recruiter, { jobTitle: "Ferronnier d'art (H/F)", skills: [] });
  await publish(recruiter, { jobTitle: "Comptable", skills: [] });
  await woman.api.PATCH("/applicant", form({ profile: "Ferronnière d'art" }));
  await man.api.PATCH("/applicant", form({ profile: "Ferronnier d'art" }));
  for (const reader of [woman, man]) expect((await offersFor(reader))?.[0]?.jobTitle).toBe("Ferronnier d'art (H/F)");
});

it("words stored by an earlier release are replaced, so that both genders, aliases and plain letters find them", async () => {
  const person = await aMember(server, "applicant", { firstname: "Łukasz", lastname: "N'Diaye" });
  await person.api.PATCH("/user/update", form({ profileAudience: "members" }));
  await person.api.PATCH("/applicant", form({ profile: "Verrière", skills: ["Bases de données"] }));
  const skills = ["Base de donnée", "JS", "JavaScript"];
  const { id } = await publish(recruiter, { jobTitle: "Verrier au chalumeau", skills });
  await applied(person, id, "Je suis souffleuse depuis 2020.");

  await sql`delete from person_words`.execute(server.db);
  await sql`update applicant_skills set skill_key = 'ancien'`.execute(server.db);
  await sql`update job_offer_skills set skill_key = null`.execute(server.db);
  await sql`update job_offer_skills set skill_key = 'javascript' where name = 'Base de donnée'`.execute(server.db);
  await sql`update job_offer_words set word = 'ancien-' || word`.execute(server.db);
  await sql`update job_offers set terms = '', skill_total = 9`.execute(server.db);
  await sql`update applications set letter_words = ''`.execute(server.db);
  expect(await peopleBy(recruiter, "lukasz ndiaye")).toEqual([]);
  await migration.up(server.db);

  expect(await peopleBy(recruiter, "lukasz ndiaye verrier")).toEqual([person.id]);
  expect([await receivedBy(id, "verriers"), await receivedBy(id, "souffleur"), await receivedBy(id, "vent")]).toEqual([
    1, 1, 0,
  ]);
  const [offer] = (await offersFor(person, "verrières"))?.filter((found) => found.id === id) ?? [];
  expect(offer?.match).toMatchObject({ matched: 1, total: 2, missingSkills: ["JS"] });
  const { data } = await person.api.GET("/skills", { params: { query: { q: "bases de d" } } });
  expect(data?.items).toMatchObject([{ name: "Base de donnée" }]);
});
