import type { Schemas } from "@passerelle/api";
import type { GeneratedAlways, JSONColumnType } from "kysely";
import type { Moment, Now } from "./columns";

/** The kinds of content that can be reported. */
export type ReportKind = Schemas["ReportKind"];

/** The text content and the owner, as the reporter saw them. */
export type Snapshot = Record<string, unknown>;

export interface ReportTables {
  reports: {
    id: GeneratedAlways<number>;
    /** Null once the account is deleted. */
    reporter_id: number | null;
    /** The owner of the content; null once the account is deleted. */
    reported_id: number | null;
    kind: ReportKind;
    target_id: number;
    reason: Schemas["ReportReason"];
    text: string | null;
    snapshot: JSONColumnType<Snapshot>;
    created_at: Now;
    resolved_at: Moment | null;
    note: string | null;
  };
}
