/** A page of a list as the caller wants it, from checked parameters. */
export interface Paging {
  page: number;
  size: number;
  offset: number;
}

/** `limit` is another name of `pageSize`, which wins. */
export function paging(query: { page?: number; pageSize?: number; limit?: number }): Paging {
  const page = query.page ?? 1;
  const size = query.pageSize ?? query.limit ?? 10;
  return { page, size, offset: (page - 1) * size };
}

/** The answer's envelope: no items give no pages. */
export const pageOf = <Item>(items: Item[], totalItems: number, { page, size }: Paging) => ({
  items,
  page,
  totalPages: Math.ceil(totalItems / size),
  totalItems,
});
