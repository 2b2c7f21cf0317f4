import type { Api, Schemas } from "@passerelle/api";
import { maxPageSize, maxSearch } from "@passerelle/domain";
import {
  type InfiniteData,
  type QueryClient,
  skipToken,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { firstPage, nextPage, type PageParam, pageQueryOf, patch, reload, unlessMissing, useApi } from "../../../data";
import { searchText } from "../../../address";
import { resumeRenewal } from "../../profiles";
import { mergePages } from "./merge-pages";

export type Received = Schemas["ReceivedApplication"];
type Page = Schemas["ReceivedApplicationPage"];
type Pages = InfiniteData<Page, PageParam>;
type Given = Pick<Schemas["Application"], "id" | "seenAt" | "decision">;

export const statuses = ["all", "unread", "seen", "accepted", "rejected"] as const;

export type Status = (typeof statuses)[number];

export const sorts = ["newest", "oldest"] as const;

/** The filters and order of the list, by their names in the address and the call. */
export interface Wanted {
  status: Status;
  search: string;
  sort: (typeof sorts)[number];
}

/** Whether any filter is active. */
export const isNarrowed = ({ status, search }: Wanted): boolean => status !== "all" || search !== "";

/** The filters in an address, without invalid values. */
export const wantedOf = (params: URLSearchParams): Wanted => ({
  status: statuses.find((each) => each === params.get("status")) ?? "all",
  search: searchText(params.get("search"), maxSearch),
  sort: sorts.find((each) => each === params.get("sort")) ?? "newest",
});

export const receivedKey = (offerId: number) => ["applications", "received", offerId] as const;

export const oneKey = (id: number | undefined) => ["applications", "one", id] as const;

const read = (
  api: Api,
  offerId: number,
  wanted: Wanted,
  page: PageParam,
  asOf: string | undefined,
  signal: AbortSignal,
) =>
  api.GET("/job-offer/{id}/applications", {
    params: {
      path: { id: offerId },
      query: { ...wanted, ...pageQueryOf(page), pageSize: maxPageSize, ...(asOf && { asOf }) },
    },
    signal,
  });

/**
 * The filtered applications to an offer, unread ones first, cached as `["applications", "received", offer, wanted]`.
 * Applications that were unread when the list was opened keep their positions.
 */
export function useReceived(offerId: number, wanted: Wanted) {
  const api = useApi();
  const client = useQueryClient();
  const queryKey = [...receivedKey(offerId), wanted] as const;
  return useInfiniteQuery({
    queryKey,
    initialPageParam: firstPage,
    queryFn: ({ pageParam, signal }) =>
      read(api, offerId, wanted, pageParam, client.getQueryData<Pages>(queryKey)?.pages[0]?.asOf, signal),
    getNextPageParam: nextPage,
    select: mergeReceived,
    placeholderData: (before) => before,
    gcTime: 0,
  });
}

/** The pages as one list, with the counts by status and the time of the first page. */
export function mergeReceived({ pages }: Pick<Pages, "pages">) {
  const { counts, asOf } = pages[0] ?? {};
  return { ...mergePages({ pages }), counts, asOf };
}

/** A whole application, null once it is gone; cached as `["applications", "one", id]`. Loading it marks it as seen. */
export function useReceivedApplication(offerId: number, id: number | undefined) {
  const api = useApi();
  const client = useQueryClient();
  return useQuery({
    queryKey: oneKey(id),
    queryFn:
      id === undefined
        ? skipToken
        : async ({ signal }) => {
            const params = { path: { applicationID: id } };
            const answer = await unlessMissing(api.GET("/application/{applicationID}", { params, signal }));
            if (answer) void patchReceived(client, offerId, answer.data);
            return answer && answer.data;
          },
    staleTime: 0,
    ...resumeRenewal,
  });
}

/** Updates an application's row and the counts by status in all cached lists. */
export const patchReceived = (client: QueryClient, offerId: number, given: Given) =>
  patch<Pages>(client, receivedKey(offerId), (pages) => withReceived(pages, given));

/** The reference time of the cached list: applications that were unread then come first. */
export const asOfReceived = (client: QueryClient, offerId: number): string | undefined =>
  client.getQueriesData<Pages>({ queryKey: receivedKey(offerId) })[0]?.[1]?.pages[0]?.asOf;

/**
 * Refetches the list with the current time, because answered applications may no longer match its filters; or with an
 * earlier time, which restores their places.
 */
export async function reloadReceived(client: QueryClient, offerId: number, asOf = ""): Promise<void> {
  await patch<Pages>(client, receivedKey(offerId), ({ pages, pageParams }) => ({
    pages: pages.map((page) => ({ ...page, asOf })),
    pageParams,
  }));
  await reload(client, receivedKey(offerId));
}

const statusOf = ({ seenAt, decision }: Pick<Received, "seenAt" | "decision">): Exclude<Status, "all"> =>
  decision ?? (seenAt === null ? "unread" : "seen");

export function withReceived({ pages, pageParams }: Pages, { id, seenAt, decision = null }: Given): Pages {
  const before = pages.flatMap((page) => page.items).find((item) => item.id === id);
  if (!before) return { pages, pageParams };
  // Undoing a decision may make an application unread again.
  const after = { ...before, seenAt: seenAt === undefined ? before.seenAt : seenAt, decision };
  const replaced = (item: Received) => (item.id === id ? after : item);
  const counted = ({ counts }: Page) => moved(counts, statusOf(before), statusOf(after));
  return {
    pages: pages.map((page) => ({ ...page, items: page.items.map(replaced), counts: counted(page) })),
    pageParams,
  };
}

const moved = (counts: Schemas["ReceivedCounts"], from: Status, to: Status): Schemas["ReceivedCounts"] =>
  from === to ? counts : { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 };
