/** The content of an answer that a server may or may not wrap in `data` (D-013). */
export function dataOf<Content extends object>(body: Content | { data: Content }): Content {
  return isWrapped(body) ? body.data : body;
}

type Listed<Item> = readonly Item[] | { items: readonly Item[] } | { data: readonly Item[] };

/** The items of an answer that a server gives as an array, as `items` or as `data` (D-014, D-015). */
export function itemsOf<Item>(body: Listed<Item>): readonly Item[] {
  if ("items" in body) return body.items;
  return "data" in body ? body.data : body;
}

function isWrapped<Content extends object>(body: Content | { data: Content }): body is { data: Content } {
  return "data" in body && typeof body.data === "object" && body.data !== null;
}
