import { answerSchema, type Operation } from "@passerelle/api/contract";
import build from "fast-json-stringify";
import type { FastifySerializerCompiler } from "fastify";

const json = "application/json";

/** The schema of each answer of an operation, by status. */
export const responseSchemas = ({ answers }: Operation) =>
  Object.fromEntries(
    answers.flatMap(({ status, contents }) => {
      const pointer = contents.find(({ contentType }) => contentType === json)?.pointer;
      return pointer === undefined ? [] : [[status, answerSchema(pointer)]];
    }),
  );

/** Serializes JSON by its schema, compiled on first use, so that undeclared fields never leave the server. */
export function createSerializerCompiler(): FastifySerializerCompiler<object> {
  const compiled = new WeakMap<object, ReturnType<typeof build>>();
  return ({ schema }) =>
    (data) => {
      const write = compiled.get(schema) ?? build(schema);
      compiled.set(schema, write);
      return write(data);
    };
}
