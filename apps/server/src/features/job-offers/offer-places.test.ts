import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { Schemas } from "@passerelle/api";
import { change, publish } from "../../../test/acts";
import { memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import { readStoredPlaces } from "./offer-place";

const server = testServer();
const recruiter = memberFor(beforeEach, server, "recruiter");
const applicant = memberFor(beforeEach, server, "applicant");
beforeEach(async () => {
  await sql`delete from job_offers`.execute(server.db);
});

const idOf = async (given: Partial<Schemas["JobOfferInput"]>) => (await publish(recruiter, given)).id;

async function read(id: number) {
  const { data } = await recruiter.api.GET("/job-offer/{id}", { params: { path: { id } } });
  return data?.data;
}

async function found(query: string): Promise<Schemas["JobOfferForApplicant"][]> {
  const headers = { authorization: `Bearer ${applicant.token}` };
  const answer = await fetch(`${server.url}/job-offers-for-me?pageSize=50&${query}`, { headers });
  const page: Schemas["JobOfferForApplicantPage"] = JSON.parse(await answer.text());
  return page.items;
}

const titles = async (query: string) => (await found(query)).map(({ jobTitle }) => jobTitle).toSorted();

describe("the place of an offer", () => {
  it("is read from its location only if it is sure", async () => {
    const [lyon, unsure] = [await idOf({ location: "69003 Lyon" }), await idOf({ location: "Saint-Denis" })];
    expect(await read(lyon)).toMatchObject({
      location: "69003 Lyon",
      place: { id: "fr-69383", name: "Lyon 3e Arrondissement" },
    });
    expect(await read(unsure)).not.toHaveProperty("place");
  });

  it("stays with an unchanged location, and leaves with another one", async () => {
    const id = await idOf({ location: "Saint-Denis", place: "fr-97411" });
    await change(recruiter, id, { jobTitle: "Autre" });
    await change(recruiter, id, { location: "Saint-Denis", place: "fr-97411" });
    expect(await read(id)).toMatchObject({ place: { id: "fr-97411" } });
    await change(recruiter, id, { location: "Chez nos clients" });
    expect(await read(id)).not.toHaveProperty("place");
    await change(recruiter, id, { location: "Nantes" });
    expect(await read(id)).toMatchObject({ place: { id: "fr-44109" } });
    await change(recruiter, id, { place: null });
    expect(await read(id)).toMatchObject({ location: "Nantes" });
    expect(await read(id)).not.toHaveProperty("place");
  });

  it("does not rewrite a location that it was read from", async () => {
    const id = await idOf({ location: "Lyon (69)" });
    await change(recruiter, id, { location: "Lyon (69)", place: "fr-69123" });
    expect(await read(id)).toMatchObject({ location: "Lyon (69)", place: { id: "fr-69123" } });
  });

  it("is read again after an earlier release has changed the location, once", async () => {
    const id = await idOf({ location: "Lyon" });
    await sql`update job_offers set location = 'Nantes' where id = ${id}`.execute(server.db);
    expect(await read(id)).not.toHaveProperty("place");
    await readStoredPlaces(server);
    expect(await read(id)).toMatchObject({ place: { id: "fr-44109" } });
    const { rows } = await sql<{ unread: number }>`
      select count(*)::int as unread from job_offers where place_text is distinct from location`.execute(server.db);
    expect(rows).toEqual([{ unread: 0 }]);
  });

  it("is read for many offers in steps", async () => {
    const id = await idOf({ location: "Lyon" });
    await sql`
      insert into job_offers (recruiter_id, job_title, description, location, active)
      select recruiter_id, 'Copie', description, 'Nantes', false from job_offers, generate_series(1, 250) where id = ${id}`.execute(
      server.db,
    );
    await readStoredPlaces(server);
    const { rows } = await sql<{ read: number }>`
      select count(*)::int as read from job_offers where place_id = 'fr-44109' and place_text = location`.execute(
      server.db,
    );
    expect(rows).toEqual([{ read: 250 }]);
  });
});

describe("offers near a place", () => {
  beforeEach(async () => {
    for (const [jobTitle = "", location = ""] of [
      ["lyon", "Lyon"],
      ["part-dieu", "Lyon 3e"],
      ["villeurbanne", "Villeurbanne"],
      ["vienne", "Vienne (38)"],
      ["rhône", "Rhône"],
      ["france", "Île-de-France"],
      ["paris", "Paris 15e"],
      ["unsure", "Saint-Denis"],
    ])
      await idOf({ jobTitle, location });
    await idOf({ jobTitle: "remote", location: "Nantes", remote: "full" });
  });

  it.each([
    ["near=fr-69123", ["lyon", "part-dieu", "remote"]],
    ["near=fr-69383", ["part-dieu", "remote"]],
    ["near=fr-69123&within=10", ["lyon", "part-dieu", "remote", "rhône", "villeurbanne"]],
    ["near=fr-69123&within=30", ["lyon", "part-dieu", "remote", "rhône", "vienne", "villeurbanne"]],
    ["latitude=45.76&longitude=4.85&within=10", ["lyon", "part-dieu", "remote", "rhône", "villeurbanne"]],
    ["near=fr-d69", ["lyon", "part-dieu", "remote", "rhône", "villeurbanne"]],
    ["near=fr-r84&within=10", ["lyon", "part-dieu", "remote", "rhône", "vienne", "villeurbanne"]],
    ["near=fr-r11", ["france", "paris", "remote"]],
    ["near=fr-75056&within=20", ["france", "paris", "remote"]],
    ["near=fr-69123&within=10&remote=none", ["lyon", "part-dieu", "rhône", "villeurbanne"]],
  ])("%s", async (query, expected) => expect(await titles(query)).toEqual(expected));

  it.each(["within=10", "latitude=45.76&within=10", "latitude=200&longitude=4&within=10"])(
    "%s is no filter",
    async (query) => expect(await found(query)).toHaveLength(9),
  );

  it.each(["near=fr-00000", "near=%20"])("%s is refused (D-408)", async (query) => {
    const answer = await applicant.send("GET", `/job-offers-for-me?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: "place_unknown" } });
  });

  it("have a distance in whole kilometres if one was asked for and their place is known", async () => {
    const distances = new Map((await found("near=fr-69123&within=30")).map((row) => [row.jobTitle, row.distance]));
    expect(distances.get("lyon")).toBe(0);
    expect(distances.get("villeurbanne")).toBe(3);
    expect(distances.get("vienne")).toBeGreaterThan(20);
    expect(distances.get("remote")).toBeUndefined();
    expect(distances.get("rhône")).toBeUndefined();
    expect((await found("near=fr-69123"))[0]).not.toHaveProperty("distance");
  });

  it("are found among saved ones too", async () => {
    for (const { id } of await found("")) await applicant.send("PUT", `/job-offer/${id}/saved`);
    expect(await titles("view=saved&near=fr-69123&within=10")).toEqual(await titles("near=fr-69123&within=10"));
  });
});

it("GET /places needs no account", async () => {
  const answer = await fetch(`${server.url}/places?q=lomme+nord`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    items: [
      { id: "fr-59350", name: "Lille", kind: "city", country: "FR", postalCode: "59000", region: "Hauts-de-France" },
    ],
  });
});
