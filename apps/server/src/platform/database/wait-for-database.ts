import { setTimeout as pause } from "node:timers/promises";
import { DatabaseUnreachableError, isUnreachable, wordsOf } from "./connection-errors";

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
    if (seconds === undefined || !isUnreachable(error)) throw new DatabaseUnreachableError(error);
    onRetry(`The database does not answer yet (${wordsOf(error)}). Trying again in ${seconds} s.`);
    await pause(seconds * 1_000);
    await waitForDatabase(ask, further, onRetry);
  }
}
