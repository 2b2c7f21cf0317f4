import type { Generated, GeneratedAlways } from "kysely";
import type { Moment, Now } from "./columns";

/**
 * The code for a registration's own page, the code that anyone who knows the address may request, or the code for an
 * account's new address.
 */
export type CodePurpose = "verify_email" | "verify_email_open" | "change_email";

export interface MailedCodeTables {
  email_codes: {
    user_id: number;
    purpose: CodePurpose;
    /** The only address that it confirms. */
    email: string;
    code_hash: string;
    salt: string;
    attempts: Generated<number>;
    /** Tries of callers who did not name the registration. */
    open_attempts: Generated<number>;
    created_at: Now;
    expires_at: Moment;
    consumed_at: Moment | null;
  };
  password_resets: {
    code_hash: string;
    user_id: number;
    /** The address that it was mailed to; the code is void once the account has another one. */
    email: string;
    expires_at: Moment;
  };
  /** The code of an address that received too many codes; it confirms any request for that address. */
  address_codes: {
    /** In lower case. */
    email: string;
    code_hash: string;
    expires_at: Moment;
  };
  email_undos: {
    id: GeneratedAlways<number>;
    code_hash: string;
    user_id: number;
    /** The former address, which the code was mailed to. */
    email: string;
    expires_at: Moment;
  };
}
