import { searchText } from "../../address";
import { maxSearch } from "../../components/use-search-text";

/** The status filters of a recruiter's own offers. */
export const statuses = ["all", "open", "closed", "expired"] as const;

export type Status = (typeof statuses)[number];

export const sorts = ["newest", "oldest", "closing"] as const;

/** The filters and order of the list, by their names in the address and the call. */
export interface Wanted {
  status: Status;
  search: string;
  applications: "any" | "none";
  sort: (typeof sorts)[number];
}

const usual: Wanted = { status: "all", search: "", applications: "any", sort: "newest" };

/** The filters in an address, without invalid values. */
export const wantedOf = (params: URLSearchParams): Wanted => ({
  status: statuses.find((each) => each === params.get("status")) ?? usual.status,
  search: searchText(params.get("search"), maxSearch),
  applications: params.get("applications") === "none" ? "none" : usual.applications,
  sort: sorts.find((each) => each === params.get("sort")) ?? usual.sort,
});

/** The parameters that differ from the defaults. */
export function queryOf({ status, search, applications, sort }: Wanted): Partial<Wanted> {
  return {
    ...(status !== usual.status && { status }),
    ...(search !== usual.search && { search }),
    ...(applications !== usual.applications && { applications }),
    ...(sort !== usual.sort && { sort }),
  };
}

/** Whether any filter is active. */
export const isNarrowed = (wanted: Wanted): boolean => Object.keys(queryOf({ ...wanted, sort: usual.sort })).length > 0;

/** The address parameters without filters. */
export const wholeList = { status: null, search: null, applications: null, page: null };
