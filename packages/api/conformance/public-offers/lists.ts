import { expect } from "vitest";
import { theRecruiter } from "../context/acts";
import { sendJson } from "../context/calls";
import { save } from "../context/forms";
import { testsOf, type ContractTest, type TestContext } from "../context/harness";
import { idsIn, publicIds, publicPage, publishForAll } from "./acts";

/** Public offers of a new company whose name is the word that finds them. */
async function offersOfCompany(context: TestContext) {
  const recruiter = await context.signIn("recruiter");
  const company = `Fabrique${recruiter.me.id}`;
  await save(recruiter, "updateRecruiterProfile", { company, website: "https://fabrique.example/" });
  const told = [
    { jobTitle: "Luthière", location: "Mirecourt", contract: "cdi", salary: 2000, remote: "none" },
    { jobTitle: "Archetier", location: "Crémone", contract: "cdd", salary: 3000, remote: "none" },
    { jobTitle: "Acousticienne", location: "Nancy", contract: "cdi", salary: 0, remote: "full" },
  ] as const;
  const ids: number[] = [];
  for (const offer of told) ids.push((await publishForAll(recruiter, offer)).id);
  return { recruiter, company, ids };
}

export const publicOfferListTests: readonly ContractTest[] = testsOf("listPublicOffers", {
  "lists the last published first (D-372)": async (context) => {
    const { company, ids } = await offersOfCompany(context);
    const page = await publicPage(context, { company });
    expect(idsIn(page)).toEqual(ids.toReversed());
    expect(page).toMatchObject({ page: 1, totalPages: 1, totalItems: 3 });
    expect(page.items[0]?.company).toMatchObject({ company, website: "https://fabrique.example/", logo: null });
  },
  "keeps the first publication of an offer that closes and opens again (D-372)": async (context) => {
    const { company, ids, recruiter } = await offersOfCompany(context);
    const [first = 0] = ids;
    const published = async () =>
      (await publicPage(context, { company })).items.map(({ id, publishedAt }) => [id, publishedAt]);
    const before = await published();
    for (const active of [false, true]) await sendJson(recruiter, "PATCH", `/job-offer/${first}`, { active });
    expect(await published()).toEqual(before);
  },
  "finds by each filter, and by all together (D-372)": async (context) => {
    const { company, ids } = await offersOfCompany(context);
    const [luthier, archetier, acoustician] = ids;
    const found = (query: object) => publicIds(context, { company, ...query });
    expect(await found({ search: "luthier" })).toEqual([luthier]);
    expect(await found({ location: "mirec" })).toEqual([luthier]);
    expect(await found({ contract: "cdd,stage" })).toEqual([archetier]);
    expect(await found({ remote: "full" })).toEqual([acoustician]);
    expect(await found({ minSalary: 2500 })).toEqual([archetier]);
    expect(await found({ minSalary: 2500, withoutSalary: true })).toEqual([acoustician, archetier]);
    expect(await found({ contract: "cdi", minSalary: 1500, search: "luthière" })).toEqual([luthier]);
    expect(await found({ search: "🙂" })).toEqual([]);
  },
  "filters by date, and counts the offers for each choice (D-489)": async (context) => {
    const { company, ids } = await offersOfCompany(context);
    expect(await publicIds(context, { company, publishedWithin: 1 })).toEqual(ids.toReversed());
    const { facets } = await publicPage(context, { company, contract: "cdd", facets: true });
    if (!facets) return;
    expect(facets).toMatchObject({ contract: { cdd: 1, cdi: 2, stage: 0 }, remote: { none: 1, full: 0 } });
    expect(facets.publishedWithin).toEqual({ day: 1, week: 1, month: 1 });
    expect(facets).not.toHaveProperty("level");
  },
  "finds the words of either gender, in every spelling (D-269)": async (context) => {
    const { company, ids } = await offersOfCompany(context);
    const [luthier, archetier, acoustician] = ids;
    const found = (search: string) => publicIds(context, { company, search });
    for (const search of ["Luthier", "luthiers", "Luthière", "Luthier·ère"])
      expect(await found(search)).toEqual([luthier]);
    for (const search of ["Archetière", "archetier(ère)s"]) expect(await found(search)).toEqual([archetier]);
    for (const search of ["Acousticien", "Acousticien.ne"]) expect(await found(search)).toEqual([acoustician]);
  },
  "finds around a place, with the distance (D-394)": async (context) => {
    const recruiter = await context.signIn("recruiter");
    const company = `Atelier${recruiter.me.id}`;
    await save(recruiter, "updateRecruiterProfile", { company });
    const { id, place } = await publishForAll(recruiter, { jobTitle: "Luthière", location: "Villeurbanne" });
    await publishForAll(recruiter, { jobTitle: "Luthière", location: "Marseille" });
    // A server may know no places.
    if (!place) return;
    const { items } = await publicPage(context, { company, near: "fr-69123", within: 10 });
    expect(items.map((offer) => offer.id)).toEqual([id]);
    if (items[0]?.distance !== undefined) expect(items[0].distance).toBeLessThanOrEqual(10);
  },
  "reads a place out of the words of a search (D-412)": async (context) => {
    const recruiter = await context.signIn("recruiter");
    const company = `Lutherie${recruiter.me.id}`;
    await save(recruiter, "updateRecruiterProfile", { company });
    const { id } = await publishForAll(recruiter, { jobTitle: "Luthière", location: "Villeurbanne" });
    const { items, understood } = await publicPage(context, { company, search: "luthière within 20 km of Lyon" });
    if (!understood) return;
    expect(understood).toMatchObject({ search: "luthière", location: "Lyon", within: 20 });
    expect(items.map((offer) => offer.id)).toEqual([id]);
  },
  "continues after the last row of a page (D-372)": async (context) => {
    const { company, ids } = await offersOfCompany(context);
    const first = await publicPage(context, { company, limit: 2 });
    expect(first).toMatchObject({ totalPages: 2, totalItems: 3 });
    const query = first.next ? { after: first.next } : { page: 2 };
    const second = await publicPage(context, { company, pageSize: 2, ...query });
    expect([...idsIn(first), ...idsIn(second)]).toEqual(ids.toReversed());
    expect(idsIn(await publicPage(context, { company, page: 3, pageSize: 1 }))).toEqual(ids.slice(0, 1));
    expect(idsIn(await publicPage(context, { company, page: 4, pageSize: 1 }))).toEqual([]);
  },
  "answers visitors and members alike (D-372)": async (context) => {
    const { company } = await offersOfCompany(context);
    const member = await theRecruiter(context);
    const read = async (caller: TestContext["anonymous"]) => {
      const answer = await caller.raw("GET", `/public/offers?company=${company}`);
      return answer.text();
    };
    expect(await read(member)).toBe(await read(context.anonymous));
  },
});
