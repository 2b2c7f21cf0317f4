import type { paths } from "./schema";

/** The contract as the client's callers see it: a change may have been made without a word about it. */
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

// Without its token a session is none.
type PartialAnswer<Answer> = Answer extends { content: { "application/json": infer Body } }
  ? Omit<Answer, "content"> & {
      content: { "application/json": Body extends { token: string } ? Body : Partial<Body> };
    }
  : Answer;
