import { pageSize } from "@passerelle/domain";

/** The requested page, from validated parameters. */
export interface Paging {
  page: number;
  size: number;
  offset: number;
  /** The cursor after which the page begins, instead of the offset. */
  after?: string | undefined;
}

/** `limit` is an alias of `pageSize`, which takes precedence. The contract limits both (`maxPageSize`). */
export function paging(query: { page?: number; pageSize?: number; limit?: number; after?: string }): Paging {
  const page = query.page ?? 1;
  const size = query.pageSize ?? query.limit ?? pageSize;
  return { page, size, offset: (page - 1) * size, after: query.after };
}

/** The response's envelope. Without items there are 0 pages. */
export const pageOf = <Item>(items: Item[], totalItems: number, { page, size }: Paging) => ({
  items,
  page,
  totalPages: Math.ceil(totalItems / size),
  totalItems,
});
