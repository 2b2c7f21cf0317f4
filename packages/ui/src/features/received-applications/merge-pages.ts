interface Page<Item> {
  items: readonly Item[];
  totalItems: number;
}

/** Pages as one list; an item that moved on to the next page meanwhile is there once. */
export function mergePages<Item extends { id: number }>({ pages }: { pages: readonly Page<Item>[] }) {
  const items = new Map(pages.flatMap((page) => page.items).map((item) => [item.id, item]));
  return { items: [...items.values()], totalItems: pages.at(-1)?.totalItems ?? 0 };
}
