/** The requested page, from validated parameters. */
export interface Paging {
  page: number;
  size: number;
  offset: number;
  /** The cursor after which the page begins, instead of the offset. */
  after?: string | undefined;
}

/**
 * `limit` is an alias of `pageSize`, which takes precedence. Without either a page has 10 items, as the contract says;
 * the interface names its own size (`packages/ui/src/data/use-paged-list.ts`).
 */
export function paging(query: { page?: number; pageSize?: number; limit?: number; after?: string }): Paging {
  const page = query.page ?? 1;
  const size = query.pageSize ?? query.limit ?? 10;
  return { page, size, offset: (page - 1) * size, after: query.after };
}

/** How many of its newest comments and likes a post includes, and the page size of both. */
export const maxComments = 20;
export const maxLikes = 50;

/** The response's envelope. Without items there are 0 pages. */
export const pageOf = <Item>(items: Item[], totalItems: number, { page, size }: Paging) => ({
  items,
  page,
  totalPages: Math.ceil(totalItems / size),
  totalItems,
});
