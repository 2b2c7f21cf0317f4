import { rateLimits } from "@passerelle/domain";
import type { Call, OperationId } from "../../platform/http/handler";
import { countOrReject } from "../../platform/rate-limits";

const limits = { post: rateLimits.posts, comment: rateLimits.comments };

/** Throws a 429 for posts or comments that follow too quickly. */
export const limitPublishing = (
  call: Pick<Call<OperationId>, "db" | "clock" | "user">,
  what: keyof typeof limits,
): Promise<void> => countOrReject(call, [{ limit: limits[what], subject: String(call.user.id) }]);
