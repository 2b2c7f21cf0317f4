import { delay, getResponse, HttpResponse } from "msw";
import type { operations } from "@passerelle/api";
import type { OperationId } from "@passerelle/api/contract";
import { defaultDb } from "./db";
import { handlers } from "./handlers/index";
import { at } from "./http/routes";

type Responses<O extends OperationId> = operations[O]["responses"];
type JsonOf<Response> = Response extends { content: { "application/json": infer Body } } ? Body : never;
type StatusOf<O extends OperationId> = Extract<keyof Responses<O>, number>;

/** The body that the contract declares for an operation's status. */
export type BodyOf<O extends OperationId, S extends StatusOf<O>> = JsonOf<Responses<O>[S]>;

/** Overrides one operation's response, for a state that the seeds do not have. */
export function answers<O extends OperationId, S extends StatusOf<O>>(operation: O, status: S, body: BodyOf<O, S>) {
  return at(operation, () => Response.json(body, { status }));
}

/** Overrides the pages of a list; a call without a page number gets the first. */
export function answersPages<O extends OperationId>(operation: O, pages: BodyOf<O, StatusOf<O> & 200>[]) {
  return at(operation, ({ request }) =>
    Response.json(pages[Number(new URL(request.url).searchParams.get("page") ?? 1) - 1]),
  );
}

/** Makes one operation fail. Without a body the client shows its default text. */
export function fails<O extends OperationId, S extends StatusOf<O>>(
  operation: O,
  status: S,
  body?: BodyOf<O, S>,
  headers: Record<string, string> = {},
) {
  const init = { status, headers };
  return at(operation, () => (body ? Response.json(body, init) : new HttpResponse(null, init)));
}

/** Makes one operation fail while the condition holds; it responds as usual otherwise. */
export function failsWhile<O extends OperationId, S extends StatusOf<O>>(
  operation: O,
  holds: () => boolean,
  status: S,
  body: BodyOf<O, S>,
) {
  return at(operation, () => (holds() ? Response.json(body, { status }) : undefined));
}

/** Makes one operation hang: for loading and busy states. */
export const never = (operation: OperationId) => at(operation, () => new Promise<undefined>(() => {}));

/** Delays one operation's usual response. */
export function slow(operation: OperationId, milliseconds: number) {
  return at(operation, async () => {
    await delay(milliseconds);
    return undefined;
  });
}

/** Makes one operation fail with a network error. */
export const offline = (operation: OperationId) => at(operation, () => HttpResponse.error());

/** Passes the JSON body of each call to `onBody`, and leaves the response as usual. */
export function readsBody(operation: OperationId, onBody: (body: unknown) => void) {
  return at(operation, async ({ request }) => {
    onBody(await request.clone().json());
    return undefined;
  });
}

/** Carries the operation out, but drops every other response, starting with the first after a reset. */
export function losesAnswer(operation: OperationId) {
  return at(operation, async ({ request }) => {
    const { lost } = defaultDb();
    if (lost.delete(operation)) return undefined;
    lost.add(operation);
    await getResponse(handlers(), request.clone());
    return HttpResponse.error();
  });
}
