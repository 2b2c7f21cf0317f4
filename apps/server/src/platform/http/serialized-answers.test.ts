import { answerSchema, operations } from "@passerelle/api/contract";
import { jsonOperations, validateAt } from "@passerelle/api/conformance";
import { expect, it } from "vitest";
import { createSerializerCompiler } from "./serializer";

const compile = createSerializerCompiler();

/** Copies of a value with null in place of one field each, at any depth. */
function withNulls(value: unknown): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, at) => withNulls(item).map((inner) => value.with(at, inner)));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => [
    { ...value, [name]: null },
    ...withNulls(field).map((inner) => ({ ...value, [name]: inner })),
  ]);
}

const examples = operations().flatMap(({ id, method, path, answers }) =>
  answers.flatMap(({ status, contents }) =>
    contents.flatMap(({ contentType, pointer = "", example }) =>
      contentType === "application/json" ? [{ id, method, path, status, pointer, values: [example] }] : [],
    ),
  ),
);
// With every field, and with null wherever the contract allows it.
const samples = jsonOperations.map(({ operationId, method, path, status, schema, sample }) => {
  const nulls = withNulls(sample).filter((value) => validateAt(schema, value).length === 0);
  return { id: operationId, method, path, status, pointer: schema, values: [sample, ...nulls] };
});

// The serializer would write 0 for null in a number, and `undefined` in a list of unknown items.
it("serializes every answer of the contract as JSON.stringify does", () => {
  expect(samples.flatMap(({ values }) => values).length).toBeGreaterThan(300);
  for (const { id, method, path, status, pointer, values } of [...examples, ...samples]) {
    const write = compile({ schema: answerSchema(pointer), method, url: path, httpStatus: `${status}` });
    for (const value of values) expect([id, status, JSON.parse(write(value))]).toEqual([id, status, value]);
  }
});
