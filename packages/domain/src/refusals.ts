import type { ErrorText, Text } from "./language";
import { commonErrors } from "./errors/common";

/** A refusal on its way out of any depth of a handler: `{error, code}` in the language of the request. */
export class Problem extends Error {
  override name = "Problem";
  constructor(
    readonly status: number,
    readonly text: ErrorText,
    readonly headers: Record<string, string> = {},
  ) {
    super(text.en);
  }
}

/** A refusal field by field, in the shape that the operation's 400 has. */
export class FieldProblem extends Error {
  override name = "FieldProblem";
  constructor(readonly fields: Record<string, Text>) {
    super(`Refused fields: ${Object.keys(fields).join(", ")}`);
  }
}

/** Nothing there, or nothing that this user may know of. */
export const notFound = (text: ErrorText = commonErrors.notFound): Problem => new Problem(404, text);

/** Logged in, but not allowed. */
export const forbidden = (text: ErrorText = commonErrors.forbidden): Problem => new Problem(403, text);

/** No session. */
export const unauthenticated = (): Problem => new Problem(401, commonErrors.unauthenticated);

/** Too many attempts, and when the next one may succeed. */
export const tooMany = (seconds: number): Problem =>
  new Problem(429, commonErrors.tooMany(seconds), { "retry-after": String(seconds) });

/** The database is away, for a moment. */
export const unavailable = (): Problem => new Problem(503, commonErrors.unavailable, { "retry-after": "5" });
