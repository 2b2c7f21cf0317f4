import type { GeneratedAlways, JSONColumnType } from "kysely";
import type { Moment, Now } from "./columns";

/** What can be reported. */
export type ReportKind = "person" | "post" | "comment" | "message" | "offer";

/** Why somebody reports it. */
export type ReportReason = "spam" | "harassment" | "hate" | "fraud" | "illegal" | "other";

/** What a reporter saw, as far as it is text, and whose it was. */
export type Snapshot = Record<string, unknown>;

export interface ReportsTable {
  id: GeneratedAlways<number>;
  /** Null once the account is deleted. */
  reporter_id: number | null;
  /** Whose it is; null once the account is deleted. */
  reported_id: number | null;
  kind: ReportKind;
  target_id: number;
  reason: ReportReason;
  text: string | null;
  snapshot: JSONColumnType<Snapshot>;
  created_at: Now;
  resolved_at: Moment | null;
  note: string | null;
}
