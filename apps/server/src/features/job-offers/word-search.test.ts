import { beforeAll, expect, it } from "vitest";
import { form, type operations, type Schemas } from "@passerelle/api";
import { publish } from "../../../test/acts";
import { aMember, memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";

type Query = NonNullable<operations["listJobOffersForMe"]["parameters"]["query"]>;
const server = testServer();
const applicant = memberFor(beforeAll, server, "applicant");
beforeAll(async () => {
  const recruiter = await aMember(server, "recruiter");
  await recruiter.api.PATCH("/recruiter", form({ company: "Atelier Basalte" }));
  const offers: Partial<Schemas["JobOfferInput"]>[] = [
    { jobTitle: "Développeur React (H/F)", location: "Lyon", skills: ["React"], contract: "cdi", remote: "partial" },
    { jobTitle: "Développeuse Angular", location: "Lyon 3e", skills: ["Angular"], contract: "cdd", remote: "none" },
    { jobTitle: "Intégratrice front-end", location: "Nantes", skills: ["React", "CSS"], contract: "cdi" },
    { jobTitle: "Vendeuse", location: "Lyon", description: "Conseil en frontend de boutique.", contract: "cdi" },
    { jobTitle: "Comptable", location: "Brest", contract: "stage", remote: "full" },
  ];
  for (const offer of offers) await publish(recruiter, offer);
});

async function list(query: Query) {
  const { data } = await applicant.api.GET("/job-offers-for-me", { params: { query } });
  return data ?? { items: [], nearest: undefined, facets: undefined };
}
const titles = async (search: string) => (await list({ search })).items.map(({ jobTitle }) => jobTitle);

const [react, angular, front, seller, accountant] = [
  "Développeur React (H/F)",
  "Développeuse Angular",
  "Intégratrice front-end",
  "Vendeuse",
  "Comptable",
];

it.each([
  ["dev", [angular, react]],
  ["front", [seller, front]],
  ["frontend", [seller, front]],
  ["front-end", [seller, front]],
  ["front end nantes", [front, seller]],
  ["dévelopeuse", [angular, react]],
  ["angluar", [angular]],
  ["conptable brets", [accountant]],
  ["lyno", []],
  ["lyoon", [seller, angular, react]],
  ["baslate comptable", [accountant]],
  ["react lyon", [react]],
  ["développeuse react lyon", [react, angular]],
  ["développeuse react lyon cobol", [react]],
])("a search among offers for %j", async (search, expected) => {
  const found = await titles(search);
  expect(found.toSorted()).toEqual([...expected].toSorted());
  expect(found[0]).toBe(expected[0]);
});

it("says where each word was found, and which were not", async () => {
  const { items } = await list({ search: "Développeuse, react Lyon" });
  expect(items.slice(0, 2).map(({ foundBy }) => foundBy)).toEqual([
    {
      words: [
        { word: "Développeuse", in: "title" },
        { word: "react", in: "title" },
        { word: "Lyon", in: "location" },
      ],
      missing: [],
    },
    expect.objectContaining({ missing: [expect.any(String)] }),
  ]);
  const [seller] = (await list({ search: "boutique" })).items;
  expect(seller?.foundBy).toEqual({ words: [{ word: "boutique", in: "description" }], missing: [] });
  const hyphenated = (await list({ search: "front-end" })).items;
  expect(hyphenated.find(({ location }) => location === "Nantes")?.foundBy).toEqual({
    words: [{ word: "front-end", in: "title" }],
    missing: [],
  });
  const [developer] = (await list({ search: "devloppeur react" })).items;
  expect(developer?.foundBy?.words).toEqual([
    { word: "devloppeur", in: "title", meant: "Développeur" },
    { word: "react", in: "title" },
  ]);
  expect((await list({ contract: "cdi" })).items.some((offer) => "foundBy" in offer)).toBe(false);
});

it("counts what an empty list would hold without one of its words or filters", async () => {
  expect((await list({ search: "comptable lyon" })).nearest).toEqual([
    { filter: "search", word: "comptable", count: 3 },
    { filter: "search", word: "lyon", count: 1 },
  ]);
  expect((await list({ search: "react", location: "Brest", contract: "cdi" })).nearest).toEqual([
    { filter: "location", count: 2 },
  ]);
  expect((await list({ search: "react" })).nearest).toBeUndefined();
});

it("counts the offers for each choice of a filter while the others stay", async () => {
  const { facets } = await list({ facets: true, location: "Lyon", contract: "cdi" });
  expect(facets).toEqual({
    contract: { stage: 0, alternance: 0, cdd: 1, cdi: 2, freelance: 0 },
    remote: { none: 1, partial: 1, full: 0 },
    publishedWithin: { day: 2, week: 2, month: 2 },
    withoutSalary: 2,
    level: 2,
  });
});
