/** Codes of temporary failures: network errors, and a PostgreSQL that is starting, stopping or out of connections. */
const unreachableCodes = new Set<unknown>(
  "ECONNREFUSED ECONNRESET ENOTFOUND EAI_AGAIN ETIMEDOUT EHOSTUNREACH ENETUNREACH 57P01 57P02 57P03 53300".split(" "),
);

/** Whether an error means that the database is temporarily unavailable. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && unreachableCodes.has(error.code)) ||
    /timeout exceeded when trying to connect|Connection terminated|pool after calling end|already been destroyed/.test(
      error.message,
    ));

/** Advice for an operator, by PostgreSQL error code. */
const help = new Map<unknown, string>([
  ["28P01", "Check the user and the password in DATABASE_URL."],
  ["28000", "Check the user and the password in DATABASE_URL."],
  ["3D000", "Create it, or check the name in DATABASE_URL."],
]);

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);

/** The message of an error; of all attempts if a host has several addresses. */
export const wordsOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(wordsOf).join(", ") : String(Object(error).message ?? error);

/** The PostgreSQL of `DATABASE_URL` cannot be used. */
export class DatabaseUnreachableError extends Error {
  override name = "DatabaseUnreachableError";
  constructor(cause: unknown) {
    const advice = help.get(codeOf(cause)) ?? "Check DATABASE_URL, and whether PostgreSQL runs.";
    super(`The database cannot be used (${wordsOf(cause)}). ${advice}`, { cause });
  }
}
