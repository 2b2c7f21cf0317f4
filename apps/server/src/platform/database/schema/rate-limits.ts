import type { Moment, Now } from "./columns";

export interface RateLimitsTable {
  key: string;
  count: number;
  started_at: Now;
  expires_at: Moment;
}
