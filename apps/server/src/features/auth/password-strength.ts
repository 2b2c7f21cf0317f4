import { EstimatorUnavailable, type OwnNames } from "../../platform/password-service";
import { runThread } from "../../platform/worker/run-worker";

/** Why a password is weak: it is common or simple, or consists of its owner's names. */
export type Weakness = "guessable" | "personal";

/** The thread's task: a password and its owner in, the weakness out. */
export interface Estimate {
  data: { password: string; owner: OwnNames };
  answer: Weakness | undefined;
}

// The slowest password known takes a tenth of a second on an idle core.
const maxSeconds = 5;

/**
 * Estimates whether a password is easy to guess (D-263), in a thread that starts with the first password.
 * @throws EstimatorUnavailable if the thread is too slow or ends
 */
export function findWeakness(
  data: Estimate["data"],
  module = new URL("./password-strength.worker.ts", import.meta.url),
  seconds = maxSeconds,
): Promise<Weakness | undefined> {
  return runThread<Estimate>({ module, data, seconds }).catch((cause: unknown) => {
    throw new EstimatorUnavailable(cause);
  });
}
