import { searchText } from "../../../address";
import { maxSearch } from "../../../components/fields/use-search-text";

/** What a recruiter may look at of their own offers. */
export const statuses = ["all", "open", "closed", "expired"] as const;

export type Status = (typeof statuses)[number];

export const sorts = ["newest", "oldest", "closing"] as const;

/** What the list holds, and its order, by the names that the address and the call give it. */
export interface Wanted {
  status: Status;
  search: string;
  applications: "any" | "none";
  sort: (typeof sorts)[number];
}

const usual: Wanted = { status: "all", search: "", applications: "any", sort: "newest" };

/** What an address asks for; what makes no sense there is left out. */
export const wantedOf = (params: URLSearchParams): Wanted => ({
  status: statuses.find((each) => each === params.get("status")) ?? usual.status,
  search: searchText(params.get("search"), maxSearch),
  applications: params.get("applications") === "none" ? "none" : usual.applications,
  sort: sorts.find((each) => each === params.get("sort")) ?? usual.sort,
});

/** What differs from the whole list, newest first: nothing where nothing is asked for. */
export function queryOf({ status, search, applications, sort }: Wanted): Partial<Wanted> {
  return {
    ...(status !== usual.status && { status }),
    ...(search !== usual.search && { search }),
    ...(applications !== usual.applications && { applications }),
    ...(sort !== usual.sort && { sort }),
  };
}

/** Whether the list leaves something out. */
export const isNarrowed = (wanted: Wanted): boolean => Object.keys(queryOf({ ...wanted, sort: usual.sort })).length > 0;

/** The address without any of it. */
export const wholeList = { status: null, search: null, applications: null, page: null };
