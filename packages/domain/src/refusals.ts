import type { ErrorText, Text } from "./language";
import { commonErrors } from "./errors/common";
import { rateLimitErrors } from "./errors/limits";
import { liveErrors } from "./errors/live";
import type { RateLimit } from "./rate-limits";

/** An error thrown at any depth of a handler; the response is `{error, code}` in the request's language. */
export class Problem extends Error {
  override name = "Problem";
  constructor(
    readonly status: number,
    readonly text: ErrorText,
    headers: Record<string, string> = {},
    /** What the body says beside text and code. */
    readonly details: object = {},
  ) {
    super(text.en);
    // The contract has this scheme alone.
    this.headers = status === 401 ? { "www-authenticate": "Bearer", ...headers } : headers;
  }
  readonly headers: Record<string, string>;
}

/** Field errors; the response has the shape of the operation's 400. */
export class FieldProblem extends Error {
  override name = "FieldProblem";
  constructor(readonly fields: Record<string, Text>) {
    super(`Refused fields: ${Object.keys(fields).join(", ")}`);
  }
}

/** 404: missing, or hidden from this user. */
export const notFound = (text: ErrorText = commonErrors.notFound): Problem => new Problem(404, text);

/** 403: logged in, but not allowed. */
export const forbidden = (text: ErrorText = commonErrors.forbidden): Problem => new Problem(403, text);

/** 401: no session. */
export const unauthenticated = (): Problem => new Problem(401, commonErrors.unauthenticated);

/** 409: somebody stores as much as they may. */
export const full = (text: ErrorText): Problem => new Problem(409, text);

/** 429: too many attempts; the next one is possible after `seconds`. */
export const tooMany = (seconds: number, limit?: RateLimit): Problem =>
  new Problem(429, (rateLimitErrors[limit?.name ?? ""] ?? commonErrors.tooMany)(seconds), {
    "retry-after": String(seconds),
    ...(limit && rateLimitHeaders(limit, seconds)),
  });

/** 429: too many frames on one connection of the live channel; ten seconds later many are taken at once again. */
export const tooFast = (): Problem => new Problem(429, liveErrors.tooFast, { "retry-after": "10" });

/** In how many seconds what was refused may be tried again, where that is known. */
export function retryAfterOf({ headers }: Problem): number | undefined {
  const seconds = headers["retry-after"];
  return seconds === undefined ? undefined : Number(seconds);
}

/** A limit that is used up, as draft-ietf-httpapi-ratelimit-headers says it. */
const rateLimitHeaders = ({ name, free, within }: RateLimit, seconds: number) => ({
  "ratelimit-policy": `"${name}";q=${free};w=${within}`,
  ratelimit: `"${name}";r=0;t=${seconds}`,
});

/** 405: the path has other methods. */
export const wrongMethod = (methods: readonly string[]): Problem =>
  new Problem(405, commonErrors.wrongMethod, { allow: methods.join(", ") });

/** An error whose cause is in the log alone, with what a person can quote to those who read that. */
export const withReference = ({ code, fr, en }: ErrorText, reference: string): ErrorText => ({
  code,
  fr: `${fr} Référence ${reference}.`,
  en: `${en} Reference ${reference}.`,
});

/** 503: the database is temporarily unavailable, or there is no room to store anything. */
export const unavailable = (): Problem => new Problem(503, commonErrors.unavailable, { "retry-after": "5" });

const secondsBusy = 5;

/** 503: too many wait for what costs much. */
export const busy = (): Problem =>
  new Problem(503, commonErrors.busy(secondsBusy), { "retry-after": String(secondsBusy) });
