import type { ErrorText } from "./language";
import { commonErrors } from "./errors/common";
import { rateLimitErrors } from "./errors/rate-limits";
import { liveErrors } from "./errors/live";
import type { RateLimit } from "./rate-limits";

/** An error thrown at any depth of a handler; the response is `{error, code}` in the request's language. */
export class Problem extends Error {
  override name = "Problem";
  constructor(
    readonly status: number,
    readonly text: ErrorText,
    headers: Record<string, string> = {},
    /** Further fields of the body. */
    readonly details: object = {},
  ) {
    super(text.en);
    // The contract has no other authentication scheme.
    this.headers = status === 401 ? { "www-authenticate": "Bearer", ...headers } : headers;
  }
  readonly headers: Record<string, string>;
}

/** Field errors; the response has the shape of the operation's 400, with a code for each field. */
export class FieldProblem extends Error {
  override name = "FieldProblem";
  constructor(readonly fields: Record<string, ErrorText>) {
    super(`Refused fields: ${Object.keys(fields).join(", ")}`);
  }
}

export function rejectField(field: string, problem: ErrorText | "" | undefined): void {
  if (problem) throw new FieldProblem({ [field]: problem });
}

/** Merges the errors of several checks in their order; for each field, the first one applies. */
export function mergeFaults(problems: readonly FieldProblem[]): FieldProblem {
  const faults = problems.map(({ fields }) => fields);
  return new FieldProblem(Object.assign({}, ...faults, ...faults.toReversed()));
}

type Results<Checks> = { [Name in keyof Checks]: Checks[Name] extends () => infer Result ? Awaited<Result> : never };

/**
 * Runs checks one after the other, and returns their results by name. Throws one `FieldProblem` with the errors of all
 * checks (D-310); other errors are thrown at once.
 */
export async function checkAll<Checks extends Record<string, () => unknown>>(checks: Checks): Promise<Results<Checks>> {
  const results: Record<string, unknown>[] = [];
  const problems: FieldProblem[] = [];
  for (const [name, check] of Object.entries(checks)) {
    try {
      results.push({ [name]: await check() });
    } catch (error) {
      if (!(error instanceof FieldProblem)) throw error;
      problems.push(error);
    }
  }
  if (problems.length > 0) throw mergeFaults(problems);
  return Object.assign({}, ...results);
}

/** 404: missing, or hidden from this user. */
export const notFound = (text: ErrorText = commonErrors.notFound): Problem => new Problem(404, text);

/** 403: logged in, but not allowed. */
export const forbidden = (text: ErrorText = commonErrors.forbidden): Problem => new Problem(403, text);

/** 401: no session. */
export const unauthenticated = (): Problem => new Problem(401, commonErrors.unauthenticated);

/** 409: a storage limit is reached. */
export const full = (text: ErrorText): Problem => new Problem(409, text);

/** 429: too many attempts; the next one is possible after `seconds`. */
export const tooMany = (seconds: number, limit?: RateLimit): Problem =>
  new Problem(429, (rateLimitErrors[limit?.name ?? ""] ?? commonErrors.tooMany)(seconds), {
    "retry-after": String(seconds),
    ...(limit && rateLimitHeaders(limit, seconds)),
  });

/** 429: too many frames on one live connection. After ten seconds it accepts a burst again. */
export const tooFast = (): Problem => new Problem(429, liveErrors.tooFast, { "retry-after": "10" });

/** An exhausted limit in the headers of draft-ietf-httpapi-ratelimit-headers. */
const rateLimitHeaders = ({ name, free, within }: RateLimit, seconds: number) => ({
  "ratelimit-policy": `"${name}";q=${free};w=${within}`,
  ratelimit: `"${name}";r=0;t=${seconds}`,
});

/** 405: the path has other methods. */
export const wrongMethod = (methods: readonly string[]): Problem =>
  new Problem(405, commonErrors.wrongMethod, { allow: methods.join(", ") });

/** Adds a reference that a person can quote to the operators, since only the log contains the cause. */
export const withReference = ({ code, fr, en }: ErrorText, reference: string): ErrorText => ({
  code,
  fr: `${fr} Référence ${reference}.`,
  en: `${en} Reference ${reference}.`,
});

/** 503: the database is temporarily unavailable, or storage is full. */
export const unavailable = (): Problem => new Problem(503, commonErrors.unavailable, { "retry-after": "5" });

const secondsBusy = 5;

/** 503: too many expensive requests are waiting. */
export const busy = (): Problem =>
  new Problem(503, commonErrors.busy(secondsBusy), { "retry-after": String(secondsBusy) });
