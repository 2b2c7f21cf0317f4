import { pageSize } from "@passerelle/domain";
import { type QueryKey, hashKey, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type AddressPage, useAddressPage } from "../address";
import { type NumberedPage, lastPageOf } from "./next-page";

/**
 * Turns the pages of a list: forward by the cursor after the last row shown, back to the beginning of the previous
 * page, otherwise by number. `shown` is the page in the address once it is loaded; a page without rows is replaced by
 * the previous one.
 */
export function useTurns({ page, after, onPage, limitTo }: AddressPage, key: QueryKey, shown: NumberedPage | undefined) {
  const [starts, setStarts] = useState<Record<string, string>>({});
  const nameOf = (number: number) => `${number} ${hashKey(key)}`;
  if (shown) limitTo(lastPageOf(shown, page));
  return (next: number) => {
    if (after) setStarts({ ...starts, [nameOf(page)]: after });
    onPage(next, next === page + 1 ? shown?.next : starts[nameOf(next)]);
  };
}

/** The structure of every paged answer. */
export interface Paged<Row> {
  items: readonly Row[];
  totalPages: number;
  /** The cursor of the next page; null after the last row, undefined if the server only supports numbers. */
  next?: string | null | undefined;
}

export interface PageQuery {
  page: number;
  pageSize: number;
  /** The cursor of the page, instead of its number. */
  after?: string;
}

/** The call and the cache key of a paged list; a page's key is `[...key, page]`, with `after` if it has one. */
export interface PagedQuery<Row, Page extends Paged<Row> = Paged<Row>> {
  key: QueryKey;
  read: (query: PageQuery, signal: AbortSignal) => Promise<Page>;
}

/** When to refetch a list without a live event; the interval is in milliseconds. */
interface PagingOptions {
  /** The query parameter of the page number. */
  param?: string;
  refetchOnWindowFocus?: boolean;
  refetchInterval?: number | false;
}

export const pageQuery = <Row, Page extends Paged<Row>>(
  { key, read }: PagedQuery<Row, Page>,
  { page, after }: Pick<AddressPage, "page" | "after"> = { page: 1 },
) =>
  queryOptions({
    queryKey: [...key, page, ...(after ? [after] : [])] as const,
    queryFn: ({ signal }) => read({ page, pageSize, ...(after && { after }) }, signal),
  });

const isBeyondLast = (page: unknown) =>
  typeof page === "object" && page !== null && "items" in page && "totalPages" in page
  && Array.isArray(page.items) && page.items.length === 0 && page.totalPages !== 0;

/** The placeholder for the next page: the previous one, unless it is beyond the last page and therefore empty. */
export const pageBefore = <Page>(before: Page | undefined): Page | undefined =>
  isBeyondLast(before) ? undefined : before;

/**
 * A list loaded page by page: its query, the page in the address, and a function to change it. The previous page is
 * shown until the next one arrives, and a page that became empty is replaced by the last one. `options` define when it
 * is refetched.
 */
export function usePagedList<Row, Page extends Paged<Row> = Paged<Row>>(
  list: PagedQuery<Row, Page>,
  { param, ...options }: PagingOptions = {},
) {
  const address = useAddressPage(param);
  const query = useQuery({
    ...pageQuery(list, address),
    placeholderData: pageBefore,
    ...options,
  });
  const onPage = useTurns(address, list.key, query.isPlaceholderData ? undefined : query.data);
  return { query, page: address.page, onPage };
}

/** Finds an entry on any page of the server's current list. */
async function findListed<Item extends { id: number }>(
  read: (query: PageQuery) => Promise<Paged<Item>>,
  id: number,
): Promise<Item | undefined> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { items, totalPages } = await read({ page, pageSize });
    const found = items.find((item) => item.id === id);
    if (found) return found;
    pages = totalPages;
  }
  return undefined;
}

/** Whether any page of the server's current list has an entry with this id. */
export const isListed = async (...[read, id]: Parameters<typeof findListed<{ id: number }>>) =>
  (await findListed(read, id)) !== undefined;

export type PagedList<Row> = ReturnType<typeof usePagedList<Row>>;
