import type { Now } from "./columns";

/** Which people each user has blocked. */
export interface BlocksTable {
  blocker_id: number;
  blocked_id: number;
  created_at: Now;
}
