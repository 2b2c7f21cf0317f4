/** A page of a list: its number, or the place that a server named for it. */
export type PageParam = number | { after: string };

export const firstPage: PageParam = 1;

/** The parameters of the call. */
export const pageQueryOf = (page: PageParam) => (typeof page === "number" ? { page } : page);

interface Page {
  page: number;
  totalPages: number;
  next?: string | null | undefined;
}

/** The page that follows: after the last row, or for a server that names no place, by number. */
export function nextPage({ page, totalPages, next }: Page): PageParam | undefined {
  if (next !== undefined) return next === null ? undefined : { after: next };
  return page < totalPages ? page + 1 : undefined;
}
