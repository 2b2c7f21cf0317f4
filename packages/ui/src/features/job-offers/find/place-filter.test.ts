import { expect, it } from "vitest";
import { alertOf, filtersWithout, noFilters, queryOf, filtersOf, setFilters } from "./offer-search";
import { chosenPlace, ownPlace } from "./place-filter";

const of = (search: string) => filtersOf(new URLSearchParams(search));
const position = { latitude: 45.76, longitude: 4.84 };
const lyon = { id: "fr-69123", name: "Lyon", kind: "city", country: "FR" } as const;

it.each([
  ["location=Lyon", { location: "Lyon" }],
  ["location=Lyon&near=fr-69123&within=30", { near: "fr-69123", within: 30 }],
  ["location=Lyon&near=fr-69123&within=0", { near: "fr-69123" }],
  ["location=Rh%C3%B4ne&near=fr-d69", { near: "fr-d69" }],
  ["location=Lyon&near=a+b&within=30", { location: "Lyon" }],
  ["location=Lyon&near=fr-69123&within=31", { near: "fr-69123" }],
  ["near=fr-69123&within=30", {}],
  ["near=me&within=50", { ...position, within: 50 }],
  ["near=me", { ...position, within: 20 }],
])("asks for the place of the address %s as %j", (search, query) => {
  expect(queryOf("all", of(search), position)).toEqual(query);
});

it("gives a chosen city a radius, and a department none", () => {
  expect(chosenPlace(lyon)).toEqual({ location: "Lyon", near: "fr-69123", within: "20" });
  expect(chosenPlace({ ...lyon, kind: "department" }).within).toBe("");
});

it("does not filter by a position that the page does not have", () =>
  expect(queryOf("all", { ...noFilters, ...ownPlace })).toEqual({}));

it("counts a place as one filter, and removes it as a whole", () => {
  for (const place of [chosenPlace(lyon), ownPlace]) {
    const filters = { ...noFilters, ...place };
    expect(setFilters(filters)).toEqual(["location"]);
    expect(filtersWithout(filters, "location")).toEqual(noFilters);
  }
});

it("keeps the place of an alert, and never the position (D-395, D-409)", () => {
  expect(alertOf({ ...noFilters, ...chosenPlace(lyon) })).toEqual({
    location: "Lyon",
    near: "fr-69123",
    within: 20,
  });
  expect(alertOf({ ...noFilters, ...ownPlace, search: "go" })).toEqual({ search: "go" });
});
