import { isNode } from "../../src/contract/openapi-document";
import { operations } from "../../src/contract/load-contract";
import { sampleAt } from "./sample";

/** An answer of another server that deviates from the contract. */
export interface Strange {
  name: string;
  /** Undefined for no body. */
  body: string | undefined;
}

/** An operation with a JSON answer, and a sample of its success with every field. */
export interface JsonOperation {
  operationId: string;
  method: string;
  path: string;
  status: number;
  schema: string;
  sample: unknown;
  /** Whether the caller needs the data of the answer; otherwise only success matters. */
  isRead: boolean;
}

/** Every operation of the contract with a JSON answer. */
export const jsonOperations: readonly JsonOperation[] = operations().flatMap(({ id, method, template, answers }) => {
  const success = answers.find(({ status }) => status >= 200 && status < 300);
  const json = success?.contents.find(({ contentType }) => contentType === "application/json");
  if (!success || !json?.pointer) return [];
  const sample = sampleAt(json.pointer);
  const isRead = method === "GET" || (isNode(sample) && ("token" in sample || "ticket" in sample));
  return [{ operationId: id, method, path: template, status: success.status, schema: json.pointer, sample, isRead }];
});

type Path = readonly (string | number)[];

/** The path of every field in a sample, at any depth. */
function fieldsOf(value: unknown, path: Path = []): Path[] {
  const inner: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item: unknown, index) => [index, item])
    : Object.entries(isNode(value) ? value : {});
  return inner.flatMap(([key, field]) => [
    ...(typeof key === "number" ? [] : [[...path, key]]),
    ...fieldsOf(field, [...path, key]),
  ]);
}

const missing = Symbol("missing");
/** Null, undefined, values of the wrong type, and a text outside an enum. */
const wrongs: readonly unknown[] = [
  null,
  missing,
  "",
  "unheard-of",
  7,
  -1,
  true,
  [],
  {},
  [null, 7, "x", {}],
  { deep: [null] },
];

/** A copy of a value with the field at a path replaced or removed. */
function withField(value: unknown, [key, ...rest]: Path, field: unknown): unknown {
  if (key === undefined) return field;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === key ? withField(item, rest, field) : item));
  const source = isNode(value) ? value : {};
  const inner = withField(source[key], rest, field);
  const others = Object.entries(source).filter(([name]) => name !== key);
  return Object.fromEntries(inner === missing ? others : [...others, [key, inner]]);
}

const label = (wrong: unknown) => (wrong === missing ? "missing" : JSON.stringify(wrong));

/** Copies of a value, each with one field wrong in one way. */
export function brokenFields(value: unknown): { name: string; path: string; wrong: unknown; value: unknown }[] {
  return fieldsOf(value).flatMap((path) =>
    wrongs.map((wrong) => ({
      name: `${path.join(".")} ${label(wrong)}`,
      path: path.join("."),
      wrong: wrong === missing ? undefined : wrong,
      value: withField(value, path, wrong),
    })),
  );
}

/**
 * Copies of a value with fields wrong in each way: each object and list separately, and all other fields in two
 * alternating halves, so that a wrong field is next to correct ones.
 */
export function brokenHalves(value: unknown): unknown[] {
  const fields = fieldsOf(value);
  const holds = (path: Path) => fields.some((other) => other.length > path.length && startsWith(other, path));
  const leaves = fields.filter((path) => !holds(path));
  const halves = [0, 1].map((half) => leaves.filter((_, index) => index % 2 === half));
  const groups = [...fields.filter(holds).map((path) => [path]), ...halves];
  return groups.flatMap((paths) =>
    wrongs.map((wrong) => paths.reduce((broken, path) => withField(broken, path, wrong), value)),
  );
}

const startsWith = (path: Path, start: Path) => start.every((key, index) => path[index] === key);

/** Bodies with the wrong JSON type, wrapping or fields, and bodies that are not JSON. */
export function strangeBodies(sample: unknown): Strange[] {
  const bodies: [string, unknown][] = [
    ["null", null],
    ["{}", {}],
    ["[]", []],
    ["a text", "fait"],
    ["a number", 7],
    ["data null", { data: null }],
    ["data {}", { data: {} }],
    ["items null", { items: null }],
    ["items {}", { items: {} }],
    ["in data", { data: sample }],
    ["with more fields", withMore(sample)],
    ["a list of rubbish", [null, 7, "x", {}, []]],
    ["items of rubbish", { items: [null, 7, "x", {}, []], page: 1, totalPages: 1 }],
  ];
  return [
    { name: "no body", body: undefined },
    { name: "an empty body", body: "" },
    { name: "a page", body: "<!doctype html><title>502</title>" },
    { name: "half of JSON", body: '{"items":[' },
    ...bodies.map(([name, body]) => ({ name, body: JSON.stringify(body) })),
  ];
}

/** The same value with an unknown field in every object. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (!isNode(value)) return value;
  return { ...Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withMore(field)])), brandNew: [{}] };
}

/** Error bodies with and without a usable text. */
export const strangeRefusals: readonly Strange[] = [
  { name: "no body", body: undefined },
  { name: "a page", body: "<!doctype html><title>502</title>" },
  ...[
    null,
    [],
    {},
    7,
    true,
    "non",
    "",
    [null, { error: "x" }],
    { error: null },
    { error: [] },
    { error: {} },
    { error: 7 },
    { errors: null },
    { errors: [] },
    { errors: ["x", null] },
    { errors: { email: null } },
    { errors: { email: {} } },
    { errors: { email: ["x", null, { deep: 1 }] } },
    { error: { message: { text: "x" } } },
    { message: null },
    { data: { errors: { a: "b" } } },
    { field: { nested: { deeper: "x" } } },
    { error: "Non.", errors: "Non plus." },
  ].map((body) => ({ name: JSON.stringify(body), body: JSON.stringify(body) })),
];
