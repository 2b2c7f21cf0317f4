import { type QueryKey, queryOptions, useQuery } from "@tanstack/react-query";
import { useAddressPage } from "../address";

/** A page as every paged call answers it. */
export interface Paged<Row> {
  items: readonly Row[];
  totalPages: number;
}

export interface PageQuery {
  page: number;
  pageSize: number;
}

/** How a list is read page by page, and where it is in the cache: as `[...key, page]`. */
export interface PagedQuery<Row, Page extends Paged<Row> = Paged<Row>> {
  key: QueryKey;
  read: (query: PageQuery, signal: AbortSignal) => Promise<Page>;
}

/** When a list is refetched without a live event; the interval in milliseconds. */
interface PagingOptions {
  /** The parameter of the address that holds its page. */
  param?: string;
  refetchOnWindowFocus?: boolean;
  refetchInterval?: number | false;
}

/** How many entries a page holds. */
export const pageSize = 10;

/** The query of one page. */
export const pageQuery = <Row, Page extends Paged<Row>>({ key, read }: PagedQuery<Row, Page>, page = 1) =>
  queryOptions({ queryKey: [...key, page] as const, queryFn: ({ signal }) => read({ page, pageSize }, signal) });

const isBeyondLast = (page: unknown) =>
  typeof page === "object" && page !== null && "items" in page && "totalPages" in page
  && Array.isArray(page.items) && page.items.length === 0 && page.totalPages !== 0;

/** What stays until the next page is there: the page before, unless it lies beyond the last and so shows nothing. */
export const pageBefore = <Page>(before: Page | undefined): Page | undefined =>
  isBeyondLast(before) ? undefined : before;

/**
 * A list read page by page: its query, the page that the address asks for and the way to turn it. The page before stays
 * until the next one is there, and a page that has gone with its last entry gives way to the last one there is.
 * `options` say when it is read anew.
 */
export function usePagedList<Row, Page extends Paged<Row> = Paged<Row>>(
  list: PagedQuery<Row, Page>,
  { param, ...options }: PagingOptions = {},
) {
  const { page, onPage, limitTo } = useAddressPage(param);
  const query = useQuery({
    ...pageQuery(list, page),
    placeholderData: pageBefore,
    ...options,
  });
  if (query.data && !query.isPlaceholderData) limitTo(Math.max(1, query.data.totalPages));
  return { query, page, onPage };
}

/** Finds an entry on any page of a list as the server has it now. */
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

/** Whether any page of a list has an entry with this id, as the server knows it now. */
export const isListed = async (...[read, id]: Parameters<typeof findListed<{ id: number }>>) =>
  (await findListed(read, id)) !== undefined;

export type PagedList<Row> = ReturnType<typeof usePagedList<Row>>;
