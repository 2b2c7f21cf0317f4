import type { Text } from "./language";
import { texts } from "./texts";

/** A refusal on its way out of any depth of a handler: `{error}` in the language of the request. */
export class Problem extends Error {
  override name = "Problem";
  constructor(
    readonly status: number,
    readonly text: Text,
    readonly headers: Record<string, string> = {},
  ) {
    super(text.en);
  }
}

/** A refusal field by field, in the shape that the operation's 400 has (D-001). */
export class FieldProblem extends Error {
  override name = "FieldProblem";
  constructor(readonly fields: Record<string, Text>) {
    super(`Refused fields: ${Object.keys(fields).join(", ")}`);
  }
}

/** Nothing there, or nothing that this user may know of (D-005). */
export const notFound = (text: Text = texts.notFound): Problem => new Problem(404, text);

/** Logged in, but not allowed (D-002). */
export const forbidden = (text: Text = texts.forbidden): Problem => new Problem(403, text);

/** No session (D-002, D-045). */
export const unauthenticated = (): Problem => new Problem(401, texts.unauthenticated);

/** Too many attempts, and when the next one may succeed (D-028). */
export const tooMany = (seconds: number): Problem =>
  new Problem(429, texts.tooMany(seconds), { "retry-after": String(seconds) });

/** The database is away, for a moment. */
export const unavailable = (): Problem => new Problem(503, texts.unavailable, { "retry-after": "5" });
