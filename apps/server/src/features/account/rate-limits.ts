import { rateLimits } from "@passerelle/domain";
import type { LimitedSubject } from "../../platform/rate-limits";

/** Wrong codes for a new e-mail address. */
export const emailCodeFailures = (userId: number): LimitedSubject => ({
  limit: rateLimits.codeFailures,
  subject: `email of ${userId}`,
});
