import { rateLimits } from "@passerelle/domain";
import type { Call, OperationId } from "../../platform/http/handler";
import { countOrReject } from "../../platform/rate-limits";

/** Rejects a search that comes too soon. */
export const limitSearches = (call: Pick<Call<OperationId>, "db" | "clock" | "user">): Promise<void> =>
  countOrReject(call, [{ limit: rateLimits.searches, subject: String(call.user.id) }]);
