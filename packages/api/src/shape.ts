/** Normalises a value to the contract's type; the tables of shapes are generated from openapi.yaml. */
export interface Shape<Value> {
  /** The value in the declared type; undefined if it cannot be converted. */
  read: (value: unknown, gaps: Gaps) => Value | undefined;
  /** The default of a missing value; undefined if there is none. */
  none: () => Value | undefined;
  isOptional?: boolean;
}

/** Whether a value that the contract requires was missing, at any depth. */
export interface Gaps {
  found: boolean;
}

export type Source = Readonly<Record<string, unknown>>;
export type Fields<Value> = { readonly [Key in keyof Value]-?: Shape<Value[Key]> };

export const isRecord = (value: unknown): value is Source =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A text; numbers are converted. */
export const text: Shape<string> = {
  read: (value) => (typeof value === "number" ? String(value) : typeof value === "string" ? value : undefined),
  none: () => "",
};

/** A date or a date-time; "" means none. */
export const date: Shape<string> = {
  read: (value) => (typeof value === "string" && !Number.isNaN(Date.parse(value)) ? value : undefined),
  none: () => "",
};

/** An id as a number or as digits; 0 is invalid. */
export const id: Shape<number> = {
  read: (value) => (Number.isSafeInteger(toNumber(value)) && toNumber(value) > 0 ? toNumber(value) : undefined),
  none: () => 0,
};

/** A number or its digits, not below the minimum, which is also the default. */
export const number = (minimum = 0): Shape<number> => ({
  read: (value) => (toNumber(value) >= minimum ? toNumber(value) : undefined),
  none: () => minimum,
});

const toNumber = (value: unknown) =>
  typeof value === "number" || (typeof value === "string" && value.trim() !== "") ? Number(value) : Number.NaN;

/** True or false, also as texts. */
export const boolean: Shape<boolean> = {
  read: (value) =>
    ["false", "0", "true", "1"].includes(String(value)) ? ["true", "1"].includes(String(value)) : undefined,
  none: () => false,
};

/** One of these values; the first is the default. */
export const oneOf = <Value extends string>(first: Value, ...others: readonly Value[]): Shape<Value> => ({
  read: (value) => [first, ...others].find((each) => each === value),
  none: () => first,
});

/** One of these values, or a text that a later contract may add; the first is the default. */
export const openOneOf = <Value extends string>(first: Value, ...others: readonly Value[]): Shape<Value> => ({
  read: (value) =>
    typeof value === "string" && value !== "" && isDeclared(value, [first, ...others]) ? value : undefined,
  none: () => first,
});

/** A list; invalid items are dropped. */
export const list = <Item>(item: Shape<Item>): Shape<Item[]> => ({
  read: (value, gaps) => {
    if (!Array.isArray(value)) return undefined;
    const rows: unknown[] = value;
    const items = rows.map((row) => item.read(row, gaps)).filter((row) => row !== undefined);
    gaps.found ||= items.length < rows.length;
    return items;
  },
  none: () => [],
});

/** Allows null; an empty text becomes null. */
export const orNull = <Value>(shape: Shape<Value>): Shape<Value | null> => ({
  read: (value, gaps) => (value === null || value === "" ? null : shape.read(value, gaps)),
  none: () => null,
});

/** An optional field; a blank one is dropped. */
export const optional = <Value>(shape: Shape<Value>): Shape<Value | undefined> => ({
  read: (value, gaps) => (value === "" ? undefined : shape.read(value, gaps)),
  none: () => undefined,
  isOptional: true,
});

/** An object with exactly these fields: rejected without one of its `identity`; other missing ones get defaults. */
export function record<Value extends object>(fields: Fields<Value>, ...identity: readonly string[]): Shape<Value> {
  const shapes = Object.entries<Shape<unknown>>({ ...fields });
  const read = (value: unknown, gaps: Gaps) => {
    if (!isRecord(value)) return undefined;
    const result: Record<string, unknown> = {};
    for (const [name, shape] of shapes) {
      const given = shape.read(fieldOf(value, name), gaps);
      if (identity.includes(name) && (given === undefined || given === "")) return undefined;
      gaps.found ||= given === undefined && !shape.isOptional;
      const field = given === undefined ? shape.none() : given;
      if (field !== undefined) result[name] = field;
      else if (!shape.isOptional) return undefined;
    }
    return isDeclared(result, fields) ? result : undefined;
  };
  return { read, none: () => read({}, { found: false }) };
}

/** A field by its name, case-insensitively: `id` and `ID`, `applicationID` and `applicationId`. */
function fieldOf(source: Source, name: string): unknown {
  if (source[name] !== undefined && source[name] !== null) return source[name];
  const other = Object.keys(source).find((key) => key !== name && key.toLowerCase() === name.toLowerCase());
  return other === undefined ? source[name] : source[other];
}

/** An object with at least one field that is not null. */
export const saying = <Value>(shape: Shape<Value>): Shape<Value> => ({
  read: (value, gaps) =>
    isRecord(value) && Object.values(value).some((each) => each !== null) ? shape.read(value, gaps) : undefined,
  none: () => undefined,
});

/** The one cast from runtime-checked value to type; the value was built `by` the type's shape. */
export const isDeclared = <Value>(value: unknown, _by: Fields<Value> | readonly Value[]): value is Value =>
  value !== undefined;
