import createClient, { type Client, type Middleware } from "openapi-fetch";
import { ApiFailure } from "./errors";
import type { paths } from "./schema";

/** Every call of the contract, typed: `api.GET("/posts", { params: { query: { page: 1 } } })`. */
export type Api = Client<paths>;

export interface ApiOptions {
  /** Where the server is; empty for the page's own host. Outside a browser it has to be absolute. */
  baseUrl: string;
  getToken?: () => string | null | undefined;
  /** `fr` or `en`; `*` lets each call use its own language (D-160). */
  getLanguage?: () => string;
  /** Called on a 401, unless another session has begun since the call was sent (specification §4). */
  onUnauthenticated?: () => void;
}

export const CALL_TIMEOUT_MS = 10_000;
export const UPLOAD_TIMEOUT_MS = 60_000;

/** The client of the contract: bearer, language, 401, time limits (specification §7). */
export function createApi({ baseUrl, getToken, getLanguage, onUnauthenticated }: ApiOptions): Api {
  const client = createClient<paths>({ baseUrl, fetch: fetchInTime });
  client.use(
    sessionMiddleware(() => getToken?.() ?? null, onUnauthenticated),
    languageMiddleware(getLanguage ?? (() => "*")),
    offlineMiddleware,
  );
  return client;
}

function sessionMiddleware(getToken: () => string | null, onUnauthenticated?: () => void): Middleware {
  return {
    onRequest({ request }) {
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
