import { setTimeout as pause } from "node:timers/promises";

/** Codes of temporary failures: network errors, and a PostgreSQL that is starting, stopping or out of connections. */
const unavailableCodes = new Set<unknown>(
  "ECONNREFUSED ECONNRESET ENOTFOUND EAI_AGAIN ETIMEDOUT EHOSTUNREACH ENETUNREACH 57P01 57P02 57P03 53300".split(" "),
);

/** Whether an error means that the database is temporarily unavailable. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && unavailableCodes.has(error.code)) ||
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
const wordsOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(wordsOf).join(", ") : String(Object(error).message ?? error);

/** The PostgreSQL of `DATABASE_URL` cannot be used. */
export class DatabaseUnreachableError extends Error {
  override name = "DatabaseUnreachableError";
  constructor(cause: unknown) {
    const advice = help.get(codeOf(cause)) ?? "Check DATABASE_URL, and whether PostgreSQL runs.";
    super(`The database cannot be used (${wordsOf(cause)}). ${advice}`, { cause });
  }
}

/** Seconds before each retry at start, about a minute in total. */
export const startDelays: readonly number[] = [1, 2, 4, 8, 16, 30];

/**
 * Waits for a PostgreSQL that starts later than this process; does not retry if it refuses the settings.
 * @param ask a statement that any user may run
 * @param delays seconds before each retry
 * @throws DatabaseUnreachableError
 */
export async function waitForDatabase(
  ask: () => Promise<unknown>,
  delays: readonly number[],
  onRetry: (sentence: string) => void,
): Promise<void> {
  const [seconds, ...further] = delays;
  try {
    await ask();
  } catch (error) {
    if (seconds === undefined || !isUnavailable(error)) throw new DatabaseUnreachableError(error);
    onRetry(`The database does not answer yet (${wordsOf(error)}). Trying again in ${seconds} s.`);
    await pause(seconds * 1_000);
    await waitForDatabase(ask, further, onRetry);
  }
}
