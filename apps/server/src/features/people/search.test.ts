import { form } from "@passerelle/api";
import { rateLimits } from "@passerelle/domain";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { aMember, type Member, memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import { migration } from "../../platform/database/migrations/0015-words";

const server = testServer();
const reader = memberFor(beforeAll, server, "applicant");

const find = async (q: string, by: Member = reader) =>
  (await by.api.GET("/people", { params: { query: { q } } })).data?.items.map(({ id }) => id);

const findCompanies = async (q: string) =>
  (await reader.api.GET("/companies", { params: { query: { q } } })).data?.items.map(({ recruiter }) => recruiter.id);

it("finds people registered before searches existed", async () => {
  const open = await aMember(server, "applicant");
  await open.api.PATCH("/user/update", form({ firstname: "Éloïse", profileAudience: "members" }));
  await open.api.PATCH("/applicant", form({ profile: "Verrière", skills: ["Émail"] }));
  const hidden = await aMember(server, "applicant");
  await hidden.api.PATCH("/applicant", form({ profile: "Verrière" }));
  const recruiter = await aMember(server, "recruiter");
  await recruiter.api.PATCH("/recruiter", form({ company: "Verrerie", headquarters: "Nancy" }));
  await sql`truncate person_words, company_words`.execute(server.db);
  await migration.up(server.db);
  expect([await find("eloise email"), await find("verriere"), await find("verriere", hidden)]).toEqual([
    [open.id],
    [open.id],
    expect.arrayContaining([open.id, hidden.id]),
  ]);
  expect(await findCompanies("verrerie nancy")).toEqual([recruiter.id]);
});

it("refuses more searches than a person can type", async () => {
  const member = await aMember(server, "applicant");
  const { free, name } = rateLimits.searches;
  await server.db.updateTable("rate_limits").set({ count: free }).where("key", "like", `${name}:%`).execute();
  expect(await member.send("GET", "/people?q=a")).toHaveProperty("status", 200);
  await server.db.updateTable("rate_limits").set({ count: free }).where("key", "like", `${name}:%`).execute();
  for (const path of ["/people?q=a", "/companies?q=a"])
    expect(await member.send("GET", path)).toHaveProperty("status", 429);
});
