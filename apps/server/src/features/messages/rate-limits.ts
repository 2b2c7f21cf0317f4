import { rateLimits } from "@passerelle/domain";
import type { LimitedSubject } from "../../platform/rate-limits";

export const sendingLimit = (senderId: number): LimitedSubject => ({
  limit: rateLimits.messages,
  subject: String(senderId),
});
