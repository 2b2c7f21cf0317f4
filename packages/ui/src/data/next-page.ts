/** A page of a list: its number, or the cursor that the server returned for it. */
export type PageParam = number | { after: string };

export const firstPage: PageParam = 1;

/** The query parameters of the call. */
export const pageQueryOf = (page: PageParam) => (typeof page === "number" ? { page } : page);

/** A page of a list; `next` is the cursor of the following one, null after the last row. */
export interface NumberedPage {
  items: readonly unknown[];
  totalPages: number;
  next?: string | null | undefined;
}

/** The following page: by cursor, or by number if the server returns no cursors. */
export function nextPage({ page, totalPages, next }: NumberedPage & { page: number }): PageParam | undefined {
  if (next !== undefined) return next === null ? undefined : { after: next };
  return page < totalPages ? page + 1 : undefined;
}

/** The number of the last page as known from page `page`; rows may have been added or removed since it was loaded. */
export function lastPageOf({ items, totalPages, next }: NumberedPage, page: number): number {
  if (next === undefined) return Math.max(1, totalPages);
  if (next !== null) return Math.max(totalPages, page + 1);
  return items.length > 0 ? page : Math.max(1, Math.min(totalPages, page - 1));
}
