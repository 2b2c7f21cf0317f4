/** A page of a list: its number, or the place that a server named for it. */
export type PageParam = number | { after: string };

export const firstPage: PageParam = 1;

/** The parameters of the call. */
export const pageQueryOf = (page: PageParam) => (typeof page === "number" ? { page } : page);

/** A page of a list; `next` is where the following one begins, null after the last row. */
export interface NumberedPage {
  items: readonly unknown[];
  totalPages: number;
  next?: string | null | undefined;
}

/** The page that follows: after the last row, or for a server that names no place, by number. */
export function nextPage({ page, totalPages, next }: NumberedPage & { page: number }): PageParam | undefined {
  if (next !== undefined) return next === null ? undefined : { after: next };
  return page < totalPages ? page + 1 : undefined;
}

/** The number of the last page, seen from page `page`; the rows before it may have come or left since it was turned. */
export function lastPageOf({ items, totalPages, next }: NumberedPage, page: number): number {
  if (next === undefined) return Math.max(1, totalPages);
  if (next !== null) return Math.max(totalPages, page + 1);
  return items.length > 0 ? page : Math.max(1, Math.min(totalPages, page - 1));
}
