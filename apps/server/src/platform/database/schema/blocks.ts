import type { Now } from "./columns";

/** Who does not want to meet whom. */
export interface BlocksTable {
  blocker_id: number;
  blocked_id: number;
  created_at: Now;
}
