interface Page<Item> {
  items: readonly Item[];
  totalItems: number;
}

/** Merges pages into a list; an item that moved to the next page meanwhile occurs only once. */
export function mergePages<Item extends { id: number }>({ pages }: { pages: readonly Page<Item>[] }) {
  const items = new Map(pages.flatMap((page) => page.items).map((item) => [item.id, item]));
  return { items: [...items.values()], totalItems: pages.at(-1)?.totalItems ?? 0 };
}
