import { pageSize } from "@passerelle/domain";
import { type QueryKey, skipToken, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Schemas } from "@passerelle/api";
import { pageBefore, useApi } from "../../data";

/** Results of each kind on the page that shows several kinds. */
export const foundPerKind = 5;

/** The kinds of results in numbered pages. */
export type PagedGroup = "offers" | "people" | "companies";

/** The kinds whose older results are searched on request. */
export type DatedGroup = "posts" | "messages";

/** The kinds of results. */
export type Group = PagedGroup | DatedGroup;

/** The requested results: a page of one kind, or the first few of each. */
export interface Wanted {
  text: string;
  page: number;
  after: string | null | undefined;
  alone: boolean;
}

const pageWanted = ({ text, page, after, alone }: Wanted) => ({
  q: text,
  page,
  ...(after && { after }),
  pageSize: alone ? pageSize : foundPerKind,
});

interface Search<Data> {
  key: QueryKey;
  read: (signal: AbortSignal) => Promise<Data>;
}

/** Nothing is requested without a text, or while only another kind is shown. */
function useSearch<Data>({ key, read }: Search<Data>, isAsked: boolean) {
  return useQuery({
    queryKey: key,
    queryFn: isAsked ? ({ signal }) => read(signal) : skipToken,
    placeholderData: pageBefore,
  });
}

/** The people that match a text. */
export function useFoundPeople(wanted: Wanted, isAsked: boolean) {
  const api = useApi();
  const query = pageWanted(wanted);
  const read = (signal: AbortSignal) => api.GET("/people", { params: { query }, signal });
  return useSearch({ key: ["person", "search", query], read }, isAsked && query.q !== "");
}

/** The companies that match a text. */
export function useFoundCompanies(wanted: Wanted, isAsked: boolean) {
  const api = useApi();
  const query = pageWanted(wanted);
  const read = (signal: AbortSignal) => api.GET("/companies", { params: { query }, signal });
  return useSearch({ key: ["company", "search", query], read }, isAsked && query.q !== "");
}

/** The open offers that match a text, for an applicant. */
export function useFoundOffers(wanted: Wanted, isAsked: boolean) {
  const api = useApi();
  const { q, ...page } = pageWanted(wanted);
  const query = { search: q, ...page };
  const read = (signal: AbortSignal) => api.GET("/job-offers-for-me", { params: { query }, signal });
  return useSearch({ key: ["job-offers-for-me", "search", query], read }, isAsked && q !== "");
}

/** The posts that match a text, newest first. */
export function useFoundPosts({ text: q, alone }: Wanted, isAsked: boolean) {
  const api = useApi();
  const query = { q, pageSize: alone ? pageSize : foundPerKind };
  return useInfiniteQuery({
    queryKey: ["found-posts", query],
    queryFn: isAsked
      ? ({ pageParam: before, signal }: { pageParam: number | undefined; signal: AbortSignal }) =>
          api.GET("/posts/search", { params: { query: { ...query, ...(before !== undefined && { before }) } }, signal })
      : skipToken,
    initialPageParam: undefined,
    getNextPageParam: ({ next }: Schemas["FoundPosts"]) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}
