import createClient, { type Client, type Middleware } from "openapi-fetch";
import { type Answer, ApiFailure, unwrap } from "./errors";
import type { paths } from "./schema";
import type { Shape } from "./shape";
import type { TolerantPaths } from "./tolerant-paths";

/**
 * Every call of the contract, typed, as a promise of its data: `api.GET("/posts", { params: { query: { page: 1 } } })`.
 * Rejects with an ApiFailure; what its caller aborted rejects as it is.
 */
export type Api = ReturnType<typeof createApi>;

/** What is made of a successful answer, by method and path. */
type Shapes = Readonly<Record<string, Shape<unknown>>>;

export interface ApiOptions {
  /** Where the server is; empty for the page's own host. Outside a browser it has to be absolute. */
  baseUrl: string;
  getToken?: () => string | null | undefined;
  /** `fr` or `en`; `*` lets each call use its own language. */
  getLanguage?: () => string;
  /** Whether the session has ended: nothing is sent any more, and every call fails. */
  isOver?: () => boolean;
  /** Called on a 401, unless another session has begun since the call was sent. */
  onUnauthenticated?: () => void;
}

interface TolerantOptions extends ApiOptions {
  /** `memberShapes`, or `visitorShapes` for the pages before the login, which are to stay small. */
  shapes: Shapes;
}

export const CALL_TIMEOUT_MS = 10_000;
export const UPLOAD_TIMEOUT_MS = 60_000;

/**
 * The client of the contract: bearer, language, 401, time limits. Whatever a server answers, what comes out of it has
 * the contract's form: an answer that cannot be given it is malformed.
 */
export function createApi({ shapes, ...options }: TolerantOptions) {
  const client = createClient<TolerantPaths>({ baseUrl: options.baseUrl, fetch: fetchInTime });
  client.use(...middlewares(options), shapeMiddleware(shapes));
  const { GET, POST, PATCH, DELETE } = client;
  return { GET: forData(GET), POST: forData(POST), PATCH: forData(PATCH), DELETE: forData(DELETE) };
}

const forData =
  <Call extends unknown[], Data>(method: (...call: Call) => Promise<Answer<Data>>) =>
  (...call: Call) =>
    unwrap(method(...call));

/** The same client for those who look at the answers as they came. */
export function createStrictApi(options: ApiOptions): Client<paths> {
  const client = createClient<paths>({ baseUrl: options.baseUrl, fetch: fetchInTime });
  client.use(...middlewares(options));
  return client;
}

const middlewares = ({ getToken, getLanguage, isOver, onUnauthenticated }: ApiOptions) => [
  sessionMiddleware(() => getToken?.() ?? null, isOver, onUnauthenticated),
  languageMiddleware(getLanguage ?? (() => "*")),
  offlineMiddleware,
];

function shapeMiddleware(shapes: Shapes): Middleware {
  return {
    async onResponse({ request, response, schemaPath }) {
      const shape = shapes[`${request.method} ${schemaPath}`];
      if (!shape || !response.ok) return undefined;
      const content = shape.read(parse(await response.text()), { found: false });
      if (content === undefined) throw new ApiFailure({ kind: "malformed", status: response.status });
      return Response.json(content);
    },
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function sessionMiddleware(
  getToken: () => string | null,
  isOver?: () => boolean,
  onUnauthenticated?: () => void,
): Middleware {
  return {
    onRequest({ request }) {
      if (isOver?.()) throw new ApiFailure({ kind: "unauthenticated" });
      const token = getToken();
      if (token && !request.headers.has("Authorization")) request.headers.set("Authorization", `Bearer ${token}`);
    },
    onResponse({ request, response }) {
      if (response.status !== 401) return;
      const token = getToken();
      // An answer to an earlier session's call must not end the present session.
      const sent = request.headers.get("Authorization");
      if (sent === (token ? `Bearer ${token}` : null)) onUnauthenticated?.();
    },
  };
}

function languageMiddleware(getLanguage: () => string): Middleware {
  return {
    onRequest({ request }) {
      // A browser sends its own languages when nothing is set.
      if (!request.headers.has("Accept-Language")) request.headers.set("Accept-Language", getLanguage());
    },
  };
}

const offlineMiddleware: Middleware = {
  onError({ request }) {
    return request.signal.aborted ? undefined : new ApiFailure({ kind: "offline" });
  },
};

/** `fetch` looked up at each call, so that what replaces it later (MSW) is used, and limited in time. */
function fetchInTime(request: Request): Promise<Response> {
  const isUpload = request.headers.get("Content-Type")?.startsWith("multipart/") ?? false;
  const limit = AbortSignal.timeout(isUpload ? UPLOAD_TIMEOUT_MS : CALL_TIMEOUT_MS);
  return globalThis.fetch(request, { signal: AbortSignal.any([request.signal, limit]) });
}
