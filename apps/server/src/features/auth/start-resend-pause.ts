import { count, type RateLimitStore, secondsToWait } from "../../platform/rate-limiter";
import { resendPause } from "./limit-keys";

/** Starts the pause before a registration's next code; returns the seconds to wait. */
export async function startPause({ db, clock }: RateLimitStore, registrationId: string): Promise<number> {
  const pause = resendPause(registrationId);
  await count(db, clock, pause);
  return secondsToWait(db, clock, [pause]);
}
