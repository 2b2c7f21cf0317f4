import { expect, it } from "vitest";
import {
  addressOf,
  filtersOf,
  filtersOfAlert,
  isAlertOf,
  isSearchOfAll,
  minimumFault,
  noFilters,
  ownViewOf,
  queryOf,
  setFilters,
  understoodFilters,
} from "./offer-search";

const of = (search: string) => filtersOf(new URLSearchParams(search));

it.each([
  ["", "applied"],
  ["?view=saved", "saved"],
  ["?view=all", "applied"],
])("reads the view of the own offers in %j: %s", (search, view) => {
  expect(ownViewOf(new URLSearchParams(search))).toBe(view);
});

it.each([
  ["?search=react&page=2", true],
  ["?near=me&within=20", true],
  ["?view=applied&search=react", false],
  ["?offer=12&application=7", false],
  ["?contract=benevolat", false],
  ["", false],
])("knows whether %j searches all offers: %s", (search, isOfAll) => {
  expect(isSearchOfAll(new URLSearchParams(search))).toBe(isOfAll);
});

it("reads the filters of an address", () => {
  const filters = of("?view=saved&search=go&contract=cdi,cdd&minSalary=2000&publishedWithin=7&level=mine");
  expect(setFilters(filters)).toEqual(["search", "contract", "minSalary", "publishedWithin", "level"]);
  expect(queryOf("saved", filters)).toEqual({
    view: "saved",
    search: "go",
    contract: "cdd,cdi",
    minSalary: 2000,
    publishedWithin: 7,
    level: "mine",
  });
});

it("leaves out what makes no sense", () => {
  const wrong = "?view=x&contract=benevolat,&remote=,&minSalary=-5&publishedWithin=12&search=%20&company=&level=x";
  expect(of(wrong)).toEqual(noFilters);
  expect(queryOf("all", noFilters)).toEqual({});
  expect(of("?minSalary=1000001")).toEqual(noFilters);
  expect(of("?minSalary=1000000").minSalary).toBe("1000000");
});

it.each([
  ["", undefined, ""],
  ["2 000 €", undefined, "2000"],
  ["2,100", undefined, "2100"],
  ["2000.5", undefined, "2000"],
  ["35k par an", undefined, "2916"],
  ["1700 net", "minSalaryNet", ""],
  ["0", "minSalaryWrong", ""],
  ["1000001", "minSalaryWrong", ""],
  ["beaucoup", "minSalaryWrong", ""],
])("takes %j for a minimum salary (%s): %j", (minSalary, fault, kept) => {
  expect(minimumFault(minSalary)).toBe(fault);
  expect(filtersOf(new URLSearchParams({ minSalary })).minSalary).toBe(kept);
});

it("keeps offers without a salary only beside a minimum", () => {
  const filters = of("?minSalary=2000&withoutSalary=true");
  expect(queryOf("all", filters)).toEqual({ minSalary: 2000, withoutSalary: true });
  expect(filtersOfAlert({ minSalary: 2000, withoutSalary: true })).toEqual(filters);
  expect(setFilters(filters)).toEqual(["minSalary"]);
  expect(of("?withoutSalary=true")).toEqual(noFilters);
  expect(of("?minSalary=2000&withoutSalary=yes").withoutSalary).toBe("");
});

it("takes the place that was read out of the words, beside the other filters", () => {
  const read = { search: "dev", location: "Lyon", near: "fr-69123", within: 20 };
  const filters = of("?search=dev+à+20+km+de+Lyon&contract=cdi");
  expect(understoodFilters(filters, read)).toEqual(
    of("?search=dev&location=Lyon&near=fr-69123&within=20&contract=cdi"),
  );
  expect(understoodFilters(filters, { location: "Rhône", near: "fr-d69" }).search).toBe("");
});

it("leads to the first page, without empty parameters", () => {
  expect(addressOf({ ...noFilters, location: "Nantes" })).toEqual({
    search: null,
    location: "Nantes",
    near: null,
    within: null,
    contract: null,
    remote: null,
    minSalary: null,
    withoutSalary: null,
    company: null,
    publishedWithin: null,
    level: null,
    page: null,
  });
});

it.each([
  ["?search=React&contract=cdi", { search: "react", contract: "cdi" }, true],
  ["?search=react&publishedWithin=7&level=mine", { search: "react" }, true],
  ["?search=react&contract=cdi", { search: "react" }, false],
  ["?search=react", { search: "react", minSalary: 2000 }, false],
] as const)("knows whether the search %j has the alert %j: %s", (address, alert, isSame) => {
  expect(isAlertOf(alert, of(address))).toBe(isSame);
});
