import { expect, it } from "vitest";
import { addressOf, noFilters, queryOf, searchOf, setFilters } from "./offer-search";

const of = (search: string) => searchOf(new URLSearchParams(search));

it("reads the view and the filters of an address", () => {
  const { view, filters } = of("?view=saved&search=go&contract=cdi,cdd&minSalary=2000&publishedWithin=7");
  expect(view).toBe("saved");
  expect(setFilters(filters)).toEqual(["search", "contract", "minSalary", "publishedWithin"]);
  expect(queryOf(view, filters)).toEqual({
    view: "saved",
    search: "go",
    contract: "cdd,cdi",
    minSalary: 2000,
    publishedWithin: 7,
  });
});

it("leaves out what makes no sense", () => {
  const wrong = "?view=x&contract=benevolat,&remote=,&minSalary=-5&publishedWithin=12&search=%20&company=";
  expect(of(wrong)).toEqual({ view: "all", filters: noFilters });
  expect(queryOf("all", noFilters)).toEqual({});
  expect(of("?minSalary=1000001")).toEqual({ view: "all", filters: noFilters });
  expect(of("?minSalary=1000000").filters.minSalary).toBe("1000000");
});

it("leads to the first page, without empty parameters", () => {
  expect(addressOf({ ...noFilters, location: "Nantes" })).toEqual({
    search: null,
    location: "Nantes",
    contract: null,
    remote: null,
    minSalary: null,
    company: null,
    publishedWithin: null,
    page: null,
  });
});
