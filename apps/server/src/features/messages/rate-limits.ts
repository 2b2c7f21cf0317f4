import { rateLimits } from "@passerelle/domain";
import { type RateLimitStore, countOrReject } from "../../platform/rate-limits";

/** Counts a sender's message, or rejects it beyond the limit. */
export const countMessage = (store: RateLimitStore, senderId: number): Promise<void> =>
  countOrReject(store, [{ limit: rateLimits.messages, subject: String(senderId) }]);
