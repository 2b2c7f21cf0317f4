import { rateLimits } from "@passerelle/domain";
import type { Call, OperationId } from "./http/handler";
import { countOrReject } from "./rate-limits";

/** Throws a 429 for searches that follow too quickly. */
export const limitSearches = (call: Pick<Call<OperationId>, "db" | "clock" | "user">): Promise<void> =>
  countOrReject(call, [{ limit: rateLimits.searches, subject: String(call.user.id) }]);
