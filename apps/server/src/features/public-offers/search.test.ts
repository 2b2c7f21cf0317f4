import type { Schemas } from "@passerelle/api";
import { beforeAll, expect, it } from "vitest";
import { change, publish } from "../../../test/acts";
import { memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";

const ids = new Map<string, number>();
const told = [
  { jobTitle: "Luthière d’archets", location: "Villeurbanne" },
  { jobTitle: "Luthier", location: "Lyon", description: "Des archets en cobalt." },
  { jobTitle: "Facteur de clavecins", location: "Mirecourt", active: false },
  { jobTitle: "Campaniste", location: "Lyon", public: false },
];

const server = testServer({ publicUrl: "https://passerelle.example" });
const recruiter = memberFor(beforeAll, server, "recruiter");
beforeAll(async () => {
  for (const offer of told) ids.set(offer.jobTitle, (await publish(recruiter, { public: true, ...offer })).id);
});

const page = async (search: string): Promise<Schemas["PublicOfferPage"]> =>
  JSON.parse(await (await fetch(`${server.url}/public/offers?${search}`)).text());
const titles = async (search: string) => (await page(search)).items.map(({ jobTitle }) => jobTitle);

it("forgives a typing error, and finds beginnings of words (D-407)", async () => {
  expect(await titles("search=luthire")).toEqual(["Luthier", "Luthière d’archets"]);
  expect((await page("search=luthire")).items[0]?.foundBy).toEqual({
    words: [{ word: "luthire", in: "title", meant: "Luthier" }],
    missing: [],
  });
  expect(await titles("search=arch")).toEqual(["Luthier", "Luthière d’archets"]);
});

async function suggested(q: string) {
  const told = await fetch(`${server.url}/public/offer-suggestions?q=${q}`);
  const { items }: Schemas["OfferSuggestions"] = JSON.parse(await told.text());
  return items.map(({ text }) => text);
}

it("suggests titles of public offers that are open (D-447)", async () => {
  expect(await suggested("luth")).toEqual(["Luthier", "Luthière d’archets"]);
  expect(await suggested("luthire")).toEqual(["Luthier", "Luthière d’archets"]);
  for (const q of ["clavecin", "campan", "lu"]) expect([q, await suggested(q)]).toEqual([q, []]);
});

it("reads a place and a radius out of the words (D-412)", async () => {
  const read = await page("search=luthier+à+20+km+de+Lyon");
  expect(read.understood).toEqual({ search: "luthier", location: "Lyon", near: "fr-69123", within: 20 });
  expect(read.items.map(({ jobTitle }) => jobTitle)).toEqual(["Luthier", "Luthière d’archets"]);
  expect((await page("search=près+de+Mirecourt")).understood).toMatchObject({ location: "Mirecourt", within: 20 });
  const feed = await (await fetch(`${server.url}/offers.atom?search=luthier+à+10+km+de+Lyon`)).text();
  expect(feed).toContain("archets");
});

it("searches the words as words beside a place or a location (D-412)", async () => {
  for (const search of ["near=fr-69123", "location=Lyon"])
    expect(await page(`search=luthier+à+Lyon&${search}`)).not.toHaveProperty("understood");
});

it("says what an empty list would hold without a word or a filter (D-407)", async () => {
  expect(await page("search=luthier+cdisque&contract=cdi")).toMatchObject({
    items: [],
    nearest: [{ filter: "search", word: "cdisque", count: 2 }],
  });
  // Offers that are not public count nowhere.
  expect((await page("search=campaniste")).nearest).toEqual([{ filter: "search", word: "campaniste", count: 2 }]);
});

it("lists a draft first once it is published (D-372)", async () => {
  await change(recruiter, ids.get("Facteur de clavecins") ?? 0, { active: true });
  expect(await page("")).toMatchObject({ totalItems: 3, items: [{ jobTitle: "Facteur de clavecins" }, {}, {}] });
});
