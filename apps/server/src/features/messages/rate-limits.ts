import { rateLimits } from "@passerelle/domain";
import { type RateLimitStore, countOrReject } from "../../platform/rate-limits";

/** Counts a message of a sender, or rejects it as one too many. */
export const countMessage = (store: RateLimitStore, senderId: number): Promise<void> =>
  countOrReject(store, [{ limit: rateLimits.messages, subject: String(senderId) }]);
