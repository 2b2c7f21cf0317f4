import type { Language } from "@passerelle/domain";
import type { Generated, GeneratedAlways } from "kysely";
import type { Moment, Now } from "./columns";

export interface SessionTables {
  sessions: {
    id: GeneratedAlways<number>;
    user_id: number;
    token_hash: string;
    network: string | null;
    browser: string | null;
    system: string | null;
    last_used_at: Now;
    created_at: Now;
    expires_at: Moment;
    revoked_at: Moment | null;
  };
  /** Browsers in which an account has logged in. */
  login_devices: {
    id: GeneratedAlways<number>;
    user_id: number;
    token_hash: string;
    /** Login attempts from this browser since the last successful one. */
    tries: Generated<number>;
    last_login_at: Moment;
  };
  /** Unused tickets for the live channel. */
  live_tickets: {
    ticket_hash: string;
    session_id: number;
    expires_at: Moment;
  };
  /** Unused links to exports. */
  exports: {
    code_hash: string;
    session_id: number;
    language: Language;
    expires_at: Moment;
  };
  rate_limits: {
    key: string;
    count: number;
    started_at: Now;
    expires_at: Moment;
  };
}
