import type { Schemas } from "@passerelle/api";
import { positiveNumber, searchText } from "../../address";
import { contracts, remoteWork } from "../../components/employment-contracts";

/** The views of an applicant's list: all offers, applied and saved ones. */
export const views = ["all", "applied", "saved"] as const;

export type View = (typeof views)[number];

/** The filters, by their names in the address and the call. */
export const filterNames = [
  "search",
  "location",
  "contract",
  "remote",
  "minSalary",
  "company",
  "publishedWithin",
] as const;

export type FilterName = (typeof filterNames)[number];

/** The filters as in the address: lists are comma-separated, and empty values do not filter. */
export type Filters = Readonly<Record<FilterName, string>>;

/** The options for the days since publication. */
export const recency = ["1", "7", "30"] as const;

export const noFilters: Filters = {
  search: "",
  location: "",
  contract: "",
  remote: "",
  minSalary: "",
  company: "",
  publishedWithin: "",
};

/** The maximum of the salary filter. */
export const maxSalary = 1_000_000;
const isView = (text: string | null): text is View => views.some((view) => view === text);

/** The items of a comma-separated list. */
export const listed = (list: string): string[] => list.split(",").filter((name) => name !== "");

const among = (names: readonly string[], list: string) => names.filter((name) => listed(list).includes(name)).join(",");

/** The valid filters: known names, and a salary between 1 and the maximum. */
export function kept(filters: Filters): Filters {
  const { minSalary, publishedWithin } = filters;
  const salary = positiveNumber(minSalary.trim());
  return {
    search: searchText(filters.search, 200),
    location: searchText(filters.location, 100),
    contract: among(contracts, filters.contract),
    remote: among(remoteWork, filters.remote),
    minSalary: salary && salary <= maxSalary ? String(salary) : "",
    company: searchText(filters.company, 100),
    publishedWithin: recency.find((days) => days === publishedWithin) ?? "",
  };
}

/** The view and the filters in an address, without invalid values. */
export function searchOf(params: URLSearchParams): { view: View; filters: Filters } {
  const view = params.get("view");
  const given = (name: FilterName) => params.get(name) ?? "";
  return {
    view: isView(view) ? view : "all",
    filters: kept({
      search: given("search"),
      location: given("location"),
      contract: given("contract"),
      remote: given("remote"),
      minSalary: given("minSalary"),
      company: given("company"),
      publishedWithin: given("publishedWithin"),
    }),
  };
}

/** The names of the active filters. */
export const setFilters = (filters: Filters) => filterNames.filter((name) => filters[name] !== "");

/** The parameters of an address with these filters, on the first page. */
export const addressOf = (filters: Filters): Record<string, string | null> => ({
  ...Object.fromEntries(filterNames.map((name) => [name, filters[name] || null])),
  page: null,
});

/** The filters of an alert as in the address. */
export const filtersOfAlert = ({ minSalary, ...texts }: Schemas["OfferFilters"]): Filters =>
  kept({ ...noFilters, ...texts, ...(minSalary !== undefined && { minSalary: String(minSalary) }) });

/** The alert for these filters, without the publication date. */
export const alertOf = (filters: Filters): Schemas["OfferAlertInput"] =>
  queryOf("all", { ...filters, publishedWithin: "" });

/** The filters and the view as parameters of the call. */
export function queryOf(view: View, filters: Filters) {
  const { minSalary, publishedWithin } = filters;
  const { search, location, contract, remote, company } = filters;
  return {
    ...(view !== "all" && { view }),
    ...(search && { search }),
    ...(location && { location }),
    ...(contract && { contract }),
    ...(remote && { remote }),
    ...(company && { company }),
    ...(minSalary && { minSalary: Number(minSalary) }),
    ...(publishedWithin && { publishedWithin: Number(publishedWithin) }),
  };
}
