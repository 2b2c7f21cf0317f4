import { type Fields, isDeclared, isRecord, type Shape, type Source } from "./shape";

/** An object, bare or in `data`. */
export const single = <Value>(shape: Shape<Value>): Shape<Value> => ({
  ...shape,
  read: (body, gaps) => shape.read(body, gaps) ?? (isRecord(body) ? shape.read(body["data"], gaps) : undefined),
});

/** An object that the contract wraps in `data`; the wrapper may be missing. A response that is not JSON is rejected. */
export const inData = <Value>(shape: Shape<Value>): Shape<Value> => ({
  ...shape,
  read: (body, gaps) =>
    body === undefined ? undefined : shape.read(isRecord(body) && isWrapped(body) ? body : { data: body }, gaps),
});

const isWrapped = ({ data }: Source) => data === null || isRecord(data);

/** Items, as `rowsOf` finds them. */
export const array = <Value>(shape: Shape<Value>): Shape<Value> => ({
  ...shape,
  read: (body, gaps) => shape.read(body === null ? [] : rowsOf(body)?.["items"], gaps),
});

/** A page of items, as `rowsOf` finds them; a list without page information is the only page. */
export const page = <Value>(shape: Shape<Value>): Shape<Value> => ({
  ...shape,
  read: (body, gaps) => {
    const rows = rowsOf(body);
    return rows && shape.read({ ...rows, page: rows["page"] ?? 1, ...totalsOf(rows) }, gaps);
  },
});

function totalsOf({ items, totalPages, totalItems }: Source) {
  return { totalPages: totalPages ?? 1, totalItems: totalItems ?? (Array.isArray(items) ? items.length : 0) };
}

/**
 * Finds the object with the `items` of a list: an array, `items`, `data`, or a page in `data`. Null and a page without
 * items are an empty list; undefined if there is no list.
 */
function rowsOf(body: unknown): Source | undefined {
  if (Array.isArray(body)) return { items: body };
  if (!isRecord(body)) return undefined;
  const { items, data } = body;
  if (Array.isArray(items)) return body;
  if (Array.isArray(data)) return { ...body, items: data };
  if (isRecord(data)) return rowsOf(data);
  const isPage = "page" in body || "totalPages" in body || "totalItems" in body;
  const isEmpty = items === null || data === null || (items === undefined && isPage);
  return isEmpty ? { ...body, items: [] } : undefined;
}

/** The response to a successful change: keeps its complete parts only; the client refetches the rest. */
export function change<Value extends object>(fields: Fields<Value>): Shape<Partial<Value>> {
  const shapes = Object.entries<Shape<unknown>>({ ...fields });
  const read = (body: unknown) => {
    const source = isRecord(body) ? body : {};
    const result: Record<string, unknown> = {};
    for (const [name, shape] of shapes) {
      const whole = wholeOf(shape, source[name] ?? (name === "data" ? source : undefined));
      if (whole !== undefined) result[name] = whole;
    }
    return isPart(result, fields) ? result : undefined;
  };
  return { read, none: () => undefined };
}

const isPart = <Value extends object>(value: object, by: Fields<Value>): value is Partial<Value> =>
  isDeclared(value, by);

function wholeOf(shape: Shape<unknown>, value: unknown): unknown {
  const gaps = { found: false };
  const whole = shape.read(value, gaps);
  return gaps.found ? undefined : whole;
}
