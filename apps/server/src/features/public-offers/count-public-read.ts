import { rateLimits } from "@passerelle/domain";
import { countOrReject, ofNetworks, type RateLimitStore } from "../../platform/rate-limiter";

/** Counts a read without an account against the limit of its network (D-375). */
export const countPublicRead = (store: RateLimitStore, address: string): Promise<void> =>
  countOrReject(store, ofNetworks(rateLimits.publicReads, address));
