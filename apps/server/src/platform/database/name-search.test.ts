import { form } from "@passerelle/api";
import { offerFilters } from "@passerelle/domain";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { conditionOf } from "../../features/job-offers/filter";
import { applied, publish } from "../../../test/acts";
import { aMember, memberFor } from "../../../test/members";
import { sendMessages } from "../../../test/messages";
import { testServer } from "../../../test/test-server";
import { migration } from "./migrations/0015-words";

let offerId: number;
let companyId: number;
const server = testServer();
const recruiter = memberFor(beforeAll, server, "recruiter");
const applicant = memberFor(beforeAll, server, "applicant", { firstname: "Awa", lastname: "N'Diaye" });
beforeAll(async () => {
  const described = { jobTitle: "Juriste", description: "Vous assistez Mme N’Diaye.", public: true };
  offerId = (await publish(recruiter, described)).id;
  await applicant.api.PATCH("/user/update", form({ profileAudience: "members" }));
  await applied(await aMember(server, "applicant"), offerId, "Je connais M. N'Diaye.");
  await sendMessages(server, recruiter, applicant, "Bonjour Mme N'Diaye");
  const company = await aMember(server, "recruiter");
  await company.api.PATCH("/recruiter", form({ company: "N'Diaye Conseil" }));
  companyId = (await publish(company, { jobTitle: "Comptable", location: "Place N’Diaye" })).id;
});

const idsOf = (found: { items: { id: number }[] } | undefined) => found?.items.map(({ id }) => id);
const offers = async (query: object) =>
  idsOf((await applicant.api.GET("/job-offers-for-me", { params: { query } })).data)?.toSorted();

/** Each kind of search, and how many results it has for the name. */
const kinds: [string, (text: string) => Promise<unknown>, (() => unknown)?][] = [
  ["offers", (search) => offers({ search }), () => [offerId, companyId]],
  ["offers of a company", (company) => offers({ company }), () => [companyId]],
  ["offers at a location", (location) => offers({ location }), () => [companyId]],
  [
    "public offers",
    async (search) => idsOf((await applicant.api.GET("/public/offers", { params: { query: { search } } })).data),
    () => [offerId],
  ],
  [
    "alerts",
    async (search) => {
      const condition = conditionOf(offerFilters({ search }), new Date()) ?? sql`false`;
      const { rows } = await sql`select o.id from job_offers o where ${condition} order by o.id`.execute(server.db);
      return rows;
    },
    () => [{ id: offerId }, { id: companyId }],
  ],
  [
    "people",
    async (q) => idsOf((await recruiter.api.GET("/people", { params: { query: { q } } })).data),
    () => [applicant.id],
  ],
  ["companies", async (q) => (await applicant.api.GET("/companies", { params: { query: { q } } })).data?.totalItems],
  [
    "messages",
    async (q) => (await applicant.api.GET("/messages/search", { params: { query: { q } } })).data?.items.length,
  ],
  [
    "applications",
    async (search) => {
      const params = { path: { id: offerId }, query: { search } };
      return (await recruiter.api.GET("/job-offer/{id}/applications", { params })).data?.items.length;
    },
  ],
];

describe("a name with an apostrophe (D-271)", () => {
  it.each(kinds)("is found by every spelling in %s", async (_, search, expected = () => 1) => {
    for (const text of ["ndiaye", "n diaye", "n'diaye"]) expect(await search(text)).toEqual(expected());
  });

  it("is found in data of an earlier release", async () => {
    const { db } = server;
    await sql`delete from person_words where word = 'ndiaye'`.execute(db);
    await sql`delete from company_words where word = 'ndiaye'`.execute(db);
    const terms = ["ndiaye", "place/ndiaye", "company/ndiaye"];
    await sql`update job_offers set terms = ts_delete(terms, ${terms}::text[])`.execute(db);
    await sql`update messages set words = ts_delete(words, 'ndiaye')`.execute(db);
    await sql`update applications set letter_words = ts_delete(letter_words, 'ndiaye')`.execute(db);
    await migration.up(db);
    for (const [, search, expected = () => 1] of kinds) expect(await search("ndiaye")).toEqual(expected());
  });
});
