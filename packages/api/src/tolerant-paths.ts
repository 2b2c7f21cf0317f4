import type { paths } from "./schema";

/** The contract's types for callers: a successful change may have an empty response. */
export type TolerantPaths = { [Path in keyof paths]: Tolerant<paths[Path]> };

type Tolerant<Item> = {
  [Method in keyof Item]: Method extends "post" | "put" | "patch" | "delete"
    ? WithPartialAnswer<Item[Method]>
    : Item[Method];
};

type WithPartialAnswer<Operation> = Operation extends { responses: infer Responses }
  ? Omit<Operation, "responses"> & {
      responses: {
        [Status in keyof Responses]: Status extends 200 | 201 ? PartialAnswer<Responses[Status]> : Responses[Status];
      };
    }
  : Operation;

// A session without its token is unusable.
type PartialAnswer<Answer> = Answer extends { content: { "application/json": infer Body } }
  ? Omit<Answer, "content"> & {
      content: { "application/json": Body extends { token: string } ? Body : Partial<Body> };
    }
  : Answer;
