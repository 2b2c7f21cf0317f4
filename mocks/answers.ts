import { delay, getResponse, HttpResponse } from "msw";
import type { operations } from "@passerelle/api";
import type { OperationId } from "@passerelle/api/contract";
import { handlers } from "./handlers/index";
import { at } from "./http/respond";

type Responses<O extends OperationId> = operations[O]["responses"];
type JsonOf<Response> = Response extends { content: { "application/json": infer Body } } ? Body : never;
type StatusOf<O extends OperationId> = Extract<keyof Responses<O>, number>;

/** The body that the contract declares for an operation's status. */
export type BodyOf<O extends OperationId, S extends StatusOf<O>> = JsonOf<Responses<O>[S]>;

/** One operation answers just this: for a story's state that the seeds do not have. */
export function answers<O extends OperationId, S extends StatusOf<O>>(operation: O, status: S, body: BodyOf<O, S>) {
  return at(operation, () => Response.json(body, { status }));
}

/** One operation fails; without a body the client is left with the specification's default text. */
export function fails<O extends OperationId, S extends StatusOf<O>>(operation: O, status: S, body?: BodyOf<O, S>) {
  return at(operation, () => (body ? Response.json(body, { status }) : new HttpResponse(null, { status })));
}

/** One operation fails as long as this holds, and answers as usual before and afterwards. */
export function failsWhile<O extends OperationId, S extends StatusOf<O>>(
  operation: O,
  holds: () => boolean,
  status: S,
  body: BodyOf<O, S>,
) {
  return at(operation, () => (holds() ? Response.json(body, { status }) : undefined));
}

/** One operation never answers: loading and busy states. */
export const never = (operation: OperationId) => at(operation, () => new Promise<undefined>(() => {}));

/** One operation takes its time, then answers as it would have. */
export function slow(operation: OperationId, milliseconds: number) {
  return at(operation, async () => {
    await delay(milliseconds);
    return undefined;
  });
}

/** The network is gone for one operation. */
export const offline = (operation: OperationId) => at(operation, () => HttpResponse.error());

/** One operation is carried out, but every other answer, from the first, does not arrive. */
export function losesAnswer(operation: OperationId) {
  let lost = false;
  return at(operation, async ({ request }) => {
    lost = !lost;
    if (!lost) return undefined;
    await getResponse(handlers(), request.clone());
    return HttpResponse.error();
  });
}
