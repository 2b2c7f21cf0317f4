import type { Schemas } from "@passerelle/api";
import { mediumShare, parseMinimumPay } from "@passerelle/domain";
import { searchText } from "../../../address";
import { contracts, remoteWork } from "../../../components/offers/employment-contracts";
import { keptPlace, noPlace, type PlaceFilter, placeQuery } from "./place-filter";
import type { Position } from "./use-geolocation";

/** The views of the applicant's own offers: those applied to, those saved. */
export const ownViews = ["applied", "saved"] as const;

export type OwnView = (typeof ownViews)[number];

/** The views of the applicant's list: all open offers, and their own ones. */
export type View = "all" | OwnView;

/** The filters, with the names that the address and the call use. */
export const filterNames = [
  "search",
  "location",
  "contract",
  "remote",
  "minSalary",
  "company",
  "publishedWithin",
  "level",
] as const;

export type FilterName = (typeof filterNames)[number];

/**
 * The filters as in the address: lists are separated by commas, and empty values do not filter. `withoutSalary` is
 * 'true' if offers without a salary meet the minimum.
 */
export type Filters = Readonly<Record<FilterName | "withoutSalary", string>> & PlaceFilter;

/** The value of `level` that leaves out weak matches. */
export const ownLevel = "mine" as const;

/** The skills of ten from which an offer is of that level, for its text. */
export const levelValues = { skills: mediumShare * 10 };

/** The choices for the maximum age of an offer, in days. */
export const recency = ["1", "7", "30"] as const;

export const noFilters: Filters = {
  ...noPlace,
  search: "",
  contract: "",
  remote: "",
  minSalary: "",
  withoutSalary: "",
  company: "",
  publishedWithin: "",
  level: "",
};

/** The words of a comma-separated list. */
export const listed = (list: string): string[] => list.split(",").filter((name) => name !== "");

const among = (names: readonly string[], list: string) => names.filter((name) => listed(list).includes(name)).join(",");

/** The valid filters: known names, and a salary from 1 to the maximum. */
export function kept(filters: Filters): Filters {
  const { publishedWithin } = filters;
  const minimum = parseMinimumPay(filters.minSalary);
  const isKept = minimum.kind === "pay";
  return {
    search: searchText(filters.search, 200),
    ...keptPlace({ ...filters, location: searchText(filters.location, 100) }),
    contract: among(contracts, filters.contract),
    remote: among(remoteWork, filters.remote),
    minSalary: isKept ? String(minimum.salaryMin) : "",
    withoutSalary: isKept && filters.withoutSalary === "true" ? "true" : "",
    company: searchText(filters.company, 100),
    publishedWithin: recency.find((days) => days === publishedWithin) ?? "",
    level: filters.level === ownLevel ? ownLevel : "",
  };
}

/** The reason that a typed minimum salary is invalid; undefined if it is valid or empty. */
export function minimumFault(text: string): "minSalaryWrong" | "minSalaryNet" | undefined {
  const { kind } = parseMinimumPay(text);
  if (kind === "net") return "minSalaryNet";
  return kind === "unreadable" ? "minSalaryWrong" : undefined;
}

export const ownViewOf = (params: URLSearchParams): OwnView =>
  ownViews.find((view) => view === params.get("view")) ?? "applied";

/** The filters of an address, without invalid values. */
export function filtersOf(params: URLSearchParams): Filters {
  const given = (name: keyof Filters) => params.get(name) ?? "";
  return kept({
    search: given("search"),
    location: given("location"),
    near: given("near"),
    within: given("within"),
    contract: given("contract"),
    remote: given("remote"),
    minSalary: given("minSalary"),
    withoutSalary: given("withoutSalary"),
    company: given("company"),
    publishedWithin: given("publishedWithin"),
    level: given("level"),
  });
}

/**
 * Whether an address of the own offers searches all offers, which had this address in earlier releases. Filters of own
 * offers come with a view.
 */
export const isSearchOfAll = (params: URLSearchParams): boolean =>
  !params.has("view") && setFilters(filtersOf(params)).length > 0;

/** The filters without one of them. */
export const filtersWithout = (filters: Filters, name: FilterName): Filters => ({
  ...filters,
  ...(name === "location" ? noPlace : { [name]: "" }),
});

/** The filters without one word of the search; undefined if the search lacks that word. */
export function filtersWithoutWord(filters: Filters, word: string): Filters | undefined {
  const words = filters.search.split(/[\s,;]+/);
  const left = words.filter((one) => one !== word);
  return left.length < words.length ? { ...filters, search: left.join(" ") } : undefined;
}

/** The names of the active filters. */
export const setFilters = (filters: Filters) =>
  filterNames.filter((name) => filters[name] !== "" || (name === "location" && filters.near !== ""));

/** The query parameters for these filters, on the first page. */
export const addressOf = (filters: Filters): Record<string, string | null> => ({
  ...Object.fromEntries(
    [...filterNames, ...(["near", "within", "withoutSalary"] as const)].map((name) => [name, filters[name] || null]),
  ),
  page: null,
});

/** The filters of an alert as in the address. */
export const filtersOfAlert = ({ minSalary, withoutSalary, within, ...texts }: Schemas["OfferFilters"]): Filters =>
  kept({
    ...noFilters,
    ...texts,
    ...(within !== undefined && { within: String(within) }),
    ...(minSalary !== undefined && { minSalary: String(minSalary) }),
    ...(withoutSalary && { withoutSalary: "true" }),
  });

/** The filters with the place that the server read out of the words. */
export const understoodFilters = (filters: Filters, understood: Schemas["OfferFilters"]): Filters => {
  const { search, location, near, within } = filtersOfAlert(understood);
  return kept({ ...filters, search, location, near, within });
};

/** The filters that an alert cannot have. */
const notOfAlerts = { publishedWithin: "", level: "" };

/** Whether these filters include one that an alert cannot have, so that it finds more offers. */
export const isBeyondAlert = ({ publishedWithin, level }: Filters): boolean => publishedWithin !== "" || level !== "";

/** The request body of an alert with these filters, also without the person's own position. */
export const alertOf = (filters: Filters): Schemas["OfferAlertInput"] => {
  const { location } = filters;
  return { ...queryOf("all", { ...filters, ...notOfAlerts }), ...(location && { location }) };
};

/** Whether an alert has these filters; lists may differ in order, and texts in case and blanks (D-184). */
export function isAlertOf(alert: Schemas["OfferFilters"], filters: Filters): boolean {
  const [stored, current] = [filtersOfAlert(alert), kept({ ...filters, ...notOfAlerts })];
  return [...filterNames, ...(["near", "within", "withoutSalary"] as const)].every(
    (name) => stored[name].toLowerCase() === current[name].toLowerCase(),
  );
}

/** The filters and the view as query parameters of the call. */
export function queryOf(view: View, filters: Filters, position?: Position) {
  const { minSalary, withoutSalary, publishedWithin, level } = filters;
  const { search, contract, remote, company } = filters;
  return {
    ...(view !== "all" && { view }),
    ...(search && { search }),
    ...placeQuery(filters, position),
    ...(contract && { contract }),
    ...(remote && { remote }),
    ...(company && { company }),
    ...(minSalary && { minSalary: Number(minSalary) }),
    ...(withoutSalary && { withoutSalary: true }),
    ...(publishedWithin && { publishedWithin: Number(publishedWithin) }),
    ...(level && { level: ownLevel }),
  };
}
