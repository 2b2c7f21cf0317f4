import { createStrictApi, fetchInTime } from "../../src";
import { UPLOAD_TIMEOUT_MS } from "../../src/timeouts";
import { brokenRules } from "./rules-beyond-schemas";
import { validateAnswer } from "./validate-answer";
import { readExchange, type Asked, type Exchange } from "./exchange";
import { endSession, noteSession } from "./sessions";
import { beginCall } from "./agreeing-views";
import { commonMemory, type Memory } from "./memory";
import type { Target } from "./target";

/** The client of the contract, which validates every answer, and plain requests for calls that its types rule out. */
export type Caller = ReturnType<typeof createStrictApi> & {
  raw: (method: string, path: string, init?: RequestInit) => Promise<Response>;
};

/** Headers that identify the caller's network address. */
export type From = Record<string, string>;

/** Creates a caller of a target, with or without a token. It throws when an answer breaks the contract. */
export function createCaller(
  { baseUrl, observe, fetch, memory = commonMemory, group }: Target,
  from: From,
  token?: string,
): Caller {
  /** The moments that answers describe. */
  const moments = new WeakMap<Response, number>();
  const sendNoted: typeof globalThis.fetch = async (input, init) => {
    const { method } = input instanceof Request ? input : { method: init?.method ?? "GET" };
    const end = beginCall(!["GET", "HEAD"].includes(method));
    let moment: number | undefined;
    const response = await (fetch ?? globalThis.fetch)(input, init).finally(() => (moment = end()));
    if (moment !== undefined) moments.set(response, moment);
    return response;
  };
  const check = async (asked: Asked, template: string, response: Response) => {
    const exchange = await readExchange(asked, template, response);
    observe?.(exchange);
    if (exchange.operationId === "logout" && response.ok) endSession(asked.token);
    else noteSession(asked.token, `${asked.method} ${asked.path}`, response.status);
    refuseBroken(exchange, memory, Boolean(group), moments.get(response));
  };
  const bodies = new WeakMap<Request, string>();
  const api = createStrictApi({
    baseUrl,
    getToken: () => token,
    fetch: (request) => fetchInTime(request, undefined, sendNoted),
  });
  api.use({
    async onRequest({ request }) {
      for (const [name, value] of Object.entries(from)) request.headers.set(name, value);
      const isJson = request.headers.get("Content-Type")?.includes("json") ?? false;
      if (isJson) bodies.set(request, await request.clone().text());
    },
    async onResponse({ request, schemaPath, response }) {
      const path = request.url.slice(baseUrl.length);
      await check({ method: request.method, path, token, sent: bodies.get(request) }, schemaPath, response);
    },
  });
  return {
    ...api,
    raw: async (method, path, init = {}) => {
      const headers = new Headers({
        accept: "application/json",
        ...from,
        ...Object.fromEntries(new Headers(init.headers)),
      });
      if (token) headers.set("Authorization", `Bearer ${token}`);
      const signal = AbortSignal.timeout(UPLOAD_TIMEOUT_MS);
      const response = await sendNoted(`${baseUrl}${path}`, { signal, ...init, method, headers }).catch(
        (error: unknown) => {
          const { cause } = error instanceof Error ? error : new Error(String(error));
          throw new Error(`${method} ${path} got no answer: ${String(cause ?? error)}`);
        },
      );
      const sent = typeof init.body === "string" ? init.body : undefined;
      await check({ method, path, token, sent }, path, response);
      return response;
    },
  };
}

/** Throws when an answer to an operation of the contract does not match openapi.yaml or a rule for all answers. */
function refuseBroken(exchange: Exchange, memory: Memory, isBesideOthers: boolean, moment: number | undefined): void {
  const { operationId, status, headers, contentType, text, body } = exchange;
  if (operationId === undefined) return;
  const problems = [
    ...validateAnswer(operationId, { status, headers, contentType, body }),
    ...[...brokenRules(exchange, { memory, isBesideOthers }), ...memory.views.disagreements(exchange, moment)].map(
      (problem) => `${operationId} ${problem}`,
    ),
  ];
  if (problems.length > 0) throw new Error(`An answer breaks the contract:\n${problems.join("\n")}\n${text}`);
}
