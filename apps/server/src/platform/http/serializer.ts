import { answerSchema, type Operation } from "@passerelle/api/contract";
import build from "fast-json-stringify";
import type { FastifySerializerCompiler } from "fastify";

const json = "application/json";

/** By status, what each answer of an operation may carry. */
export const responseSchemas = ({ answers }: Operation) =>
  Object.fromEntries(
    answers.flatMap(({ status, contents }) => {
      const pointer = contents.find(({ contentType }) => contentType === json)?.pointer;
      return pointer === undefined ? [] : [[status, answerSchema(pointer)]];
    }),
  );

/** Writes JSON by its schema, so that no undeclared field leaves; one is compiled when it is first needed. */
export function createSerializerCompiler(): FastifySerializerCompiler<object> {
  const compiled = new WeakMap<object, ReturnType<typeof build>>();
  return ({ schema }) =>
    (data) => {
      const write = compiled.get(schema) ?? build(schema);
      compiled.set(schema, write);
      return write(data);
    };
}
