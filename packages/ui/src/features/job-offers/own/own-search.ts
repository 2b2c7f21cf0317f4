import { maxSearch } from "@passerelle/domain";
import { searchText } from "../../../address";

export const statuses = ["all", "open", "closed", "draft"] as const;

export type Status = (typeof statuses)[number];

export const sorts = ["newest", "oldest", "closing"] as const;

/** The filters and order of the list, with the names that the address and the call use. */
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

/** The query parameters that differ from the defaults: the whole list, newest first. */
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

/** The query parameters that remove all filters. */
export const wholeList = { status: null, search: null, applications: null, page: null };
