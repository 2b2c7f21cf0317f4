import { EstimatorUnavailable, type OwnNames } from "../../platform/passwords";
import { runThread } from "../../platform/worker/run";

/** Why a password is easy to guess: it is simple or common, or made of its owner's names. */
export type Weakness = "guessable" | "personal";

/** The estimate of a password. */
export interface Estimate {
  data: { password: string; owner: OwnNames };
  answer: Weakness | undefined;
}

// The slowest password of many hostile ones takes a tenth of a second.
const maxSeconds = 5;

/**
 * Estimates in a thread, which begins with the first password, whether one is easy to guess (D-263).
 * @throws EstimatorUnavailable where the thread is late or ends
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
