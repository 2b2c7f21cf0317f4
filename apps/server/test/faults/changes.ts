import { isRecord } from "@passerelle/api/contract";

export type Change = (value: unknown) => unknown;

/** Changes the values at a path such as `items.*.likes.0`; values without that path stay unchanged. */
export function at(path: string, change: Change): Change {
  if (path === "") return change;
  const [step = "", ...rest] = path.split(".");
  const inner = at(rest.join("."), change);
  if (step === "*") return (value) => (Array.isArray(value) ? value.map((item: unknown) => inner(item)) : value);
  return (value) => {
    const index = Number(step);
    if (Array.isArray(value)) return index in value ? value.with(index, inner(value[index])) : value;
    return isRecord(value) && step in value ? { ...value, [step]: inner(value[step]) } : value;
  };
}

const list =
  (change: (items: readonly unknown[]) => readonly unknown[]): Change =>
  (value) =>
    Array.isArray(value) ? change(value) : value;

export const reversed = list((items) => items.toReversed());
export const withoutFirst = list((items) => items.slice(1));
export const withoutLast = list((items) => items.slice(0, -1));
/** Repeats the first item at the end. */
export const firstAgain = list((items) => [...items, ...items.slice(0, 1)]);
/** Keeps only the items with a value in a field. */
export const matching = (field: string, value: unknown): Change =>
  list((items) => items.filter((item) => isRecord(item) && item[field] === value));
/** Sorts a list by the texts in a field. */
export const sortedBy = (field: string): Change => {
  const keyOf = (item: unknown) => (isRecord(item) ? String(item[field]) : "");
  return list((items) => items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)));
};
export const none = list(() => []);

/** Adds to a number. */
export const plus =
  (count: number): Change =>
  (value) =>
    Number(value) + count;

/** Replaces any value by a constant. */
export const always =
  (value: unknown): Change =>
  () =>
    value;

/** Adds fields to an object, or replaces them. */
export const fields =
  (more: Record<string, unknown>): Change =>
  (value) =>
    isRecord(value) ? { ...value, ...more } : value;

/** Removes a field of an object. */
export const without =
  (name: string): Change =>
  (value) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)) : value;
