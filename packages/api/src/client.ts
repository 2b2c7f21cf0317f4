import createClient, { type Client, type Middleware } from "openapi-fetch";
import { type Answer, ApiFailure, unwrap } from "./api-error";
import type { paths } from "./schema";
import type { Shape } from "./shape";
import { CALL_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from "./timeouts";
import type { TolerantPaths } from "./tolerant-paths";

/**
 * Typed calls that resolve with their data: `api.GET("/posts", { params: { query: { page: 1 } } })`. Rejects with an
 * ApiFailure, or with the AbortError if the caller aborted.
 */
export type Api = ReturnType<typeof createApi>;

/** Shapes that normalise successful responses, by method and path. */
type Shapes = Readonly<Record<string, Shape<unknown>>>;

export interface ApiOptions {
  /** The server's base URL; empty for the page's own host. Must be absolute outside a browser. */
  baseUrl: string;
  getToken?: () => string | null | undefined;
  /** `fr` or `en`; `*` lets each call use its own language. */
  getLanguage?: () => string;
  /** Whether the session has ended. If so, no call is sent and pending calls never settle. */
  isOver?: () => boolean;
  /** Sends the requests, for instance `retryUnanswered`; `fetchInTime` by default. */
  fetch?: (request: Request) => Promise<Response>;
  /** Whether the host may have a connection: a browser knows when it has none. */
  isOnline?: () => boolean;
  /** Called on a 401, unless another session has begun since the call was sent. */
  onUnauthenticated?: () => void;
}

interface TolerantOptions extends ApiOptions {
  /** `memberShapes`, or the smaller `visitorShapes` for the pages before the login. */
  shapes: Shapes;
}

// Some paths are pages too, which a server may answer to whatever does not ask for JSON.
const headers = { Accept: "application/json" };

/**
 * The API client: bearer token, language, 401 handling, timeouts. Responses are normalised to the contract's form; one
 * that cannot be is malformed.
 */
export function createApi({ shapes, ...options }: TolerantOptions) {
  const client = createClient<TolerantPaths>({
    headers,
    baseUrl: options.baseUrl,
    fetch: options.fetch ?? fetchInTime,
  });
  client.use(...middlewares(options), shapeMiddleware(shapes));
  const { GET, POST, PUT, PATCH, DELETE } = client;
  const forData =
    <Call extends unknown[], Data>(method: (...call: Call) => Promise<Answer<Data>>) =>
    async (...call: Call) => {
      try {
        return await unwrap(method(...call));
      } finally {
        // A result or an error toast would appear in the next session.
        if (options.isOver?.()) await new Promise<never>(() => undefined);
      }
    };
  return {
    GET: forData(GET),
    POST: forData(POST),
    PUT: forData(PUT),
    PATCH: forData(PATCH),
    DELETE: forData(DELETE),
  };
}

/** The same client with unnormalised responses. */
export function createStrictApi(options: ApiOptions): Client<paths> {
  const client = createClient<paths>({ headers, baseUrl: options.baseUrl, fetch: options.fetch ?? fetchInTime });
  client.use(...middlewares(options));
  return client;
}

const middlewares = ({ getToken, getLanguage, isOver, isOnline, onUnauthenticated }: ApiOptions) => [
  sessionMiddleware(() => getToken?.() ?? null, isOver, onUnauthenticated),
  languageMiddleware(getLanguage ?? (() => "*")),
  offlineMiddleware(isOnline ?? (() => true)),
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
      // A response to an earlier session's call must not end the current session.
      const sent = request.headers.get("Authorization");
      if (sent === (token ? `Bearer ${token}` : null)) onUnauthenticated?.();
    },
  };
}

function languageMiddleware(getLanguage: () => string): Middleware {
  return {
    onRequest({ request }) {
      // Without the header a browser sends its own languages.
      if (!request.headers.has("Accept-Language")) request.headers.set("Accept-Language", getLanguage());
    },
  };
}

/** Names a failure without an answer, and decides whether a change never left (D-430). */
function offlineMiddleware(isOnline: () => boolean): Middleware {
  const begunOffline = new WeakSet<Request>();
  return {
    onRequest({ request }) {
      if (request.method !== "GET" && !isOnline()) begunOffline.add(request);
    },
    onError({ request }) {
      if (request.signal.aborted) return undefined;
      const isUnsent = begunOffline.has(request) && !isOnline();
      return new ApiFailure({ kind: "offline", ...(isUnsent && { unsent: true }) });
    },
  };
}

/** `fetch` with a timeout, looked up at each call so that later replacements (MSW) are used. */
export function fetchInTime(request: Request, limit = timeoutOf(request), fetch = globalThis.fetch): Promise<Response> {
  return fetch(request, { signal: AbortSignal.any([request.signal, limit]) });
}

function timeoutOf(request: Request): AbortSignal {
  const isUpload = request.headers.get("Content-Type")?.startsWith("multipart/") ?? false;
  const isDocument = request.headers.get("Accept") === "application/pdf";
  return AbortSignal.timeout(isUpload || isDocument ? UPLOAD_TIMEOUT_MS : CALL_TIMEOUT_MS);
}
