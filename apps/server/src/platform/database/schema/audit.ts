import type { GeneratedAlways, JSONColumnType } from "kysely";
import type { Now } from "./columns";

export const auditEvents = [
  "registered",
  "code_sent",
  "code_failed",
  "email_verified",
  "login",
  "login_failed",
  "logout",
  "session_ended",
  "password_reset_requested",
  "password_reset_failed",
  "password_reset",
  "password_check_failed",
  "password_changed",
  "email_change_requested",
  "email_changed",
  "email_change_undone",
  "data_exported",
  "account_deletion_requested",
  "account_deleted",
  "resume_opened",
  "admin_act",
] as const;
export type AuditEventName = (typeof auditEvents)[number];

/** Additional values of an event: ids and counts, never secrets or people's texts. */
export type AuditDetails = Record<string, string | number | boolean>;

export interface AuditTables {
  audit_events: {
    id: GeneratedAlways<number>;
    event: AuditEventName;
    /** The account; null if no account has the address. */
    account_id: number | null;
    /** The person who did it, if not the account's owner. */
    actor_id: number | null;
    network_address: string | null;
    details: JSONColumnType<AuditDetails>;
    created_at: Now;
  };
}
