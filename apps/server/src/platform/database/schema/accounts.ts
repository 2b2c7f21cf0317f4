import type { Language } from "@passerelle/domain";
import type { Generated, GeneratedAlways, Insertable, JSONColumnType, Selectable } from "kysely";
import type { MailRequest } from "../../mail/mail-request";
import type { Moment, Now } from "./columns";

export type Role = "applicant" | "recruiter";
/** The audience of a person's profile: recruiters they applied to and people they wrote to, or all members. */
export type ProfileAudience = "contacts" | "members";
/**
 * The code for a registration's own page, the code that anyone who knows the address may request, or the code for an
 * account's new address.
 */
export type CodePurpose = "verify_email" | "verify_email_open" | "change_email";

export interface UsersTable {
  id: GeneratedAlways<number>;
  email: string;
  username: string;
  password_hash: string;
  firstname: string;
  lastname: string;
  role: Role;
  phone: Generated<string>;
  address: Generated<string>;
  birthdate: string | null;
  avatar: string | null;
  language: Language | null;
  profile_audience: Generated<ProfileAudience>;
  /** Whether the person shares read marks, and sees those of others. */
  read_marks: Generated<boolean>;
  /** Null while the registration is unverified; until then it owns neither its address nor its username. */
  verified_at: Moment | null;
  registration_id: string | null;
  /** The last use, to within a day. */
  last_active_at: Now;
  /** When the notice of a coming deletion was stored; any use of the account resets it to null. */
  inactivity_notice_at: Moment | null;
  /** When the last daily mail was stored. */
  digest_at: Moment | null;
  created_at: Now;
  /** While set, logins are refused. */
  suspended_at: Moment | null;
  suspension_reason: string | null;
  /** Whether this recruiter has ever deleted an offer. */
  has_deleted_offers: Generated<boolean>;
  /** The start of the last transaction that changed their profile or CV; null before the first. */
  declared_at: GeneratedAlways<Date | null>;
}

export interface FormerUsernamesTable {
  /** In lower case. */
  username: string;
  /** Null once the account is deleted. */
  user_id: number | null;
  expires_at: Moment;
}

export interface SessionsTable {
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
}

/** Browsers in which an account has logged in. */
export interface LoginDevicesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  token_hash: string;
  /** Login attempts from this browser since the last successful one. */
  tries: Generated<number>;
  last_login_at: Moment;
}

/** Unused tickets for the live channel. */
export interface LiveTicketsTable {
  ticket_hash: string;
  session_id: number;
  expires_at: Moment;
}

/** Unused links to exports. */
export interface ExportsTable {
  code_hash: string;
  session_id: number;
  language: Language;
  expires_at: Moment;
}

export interface EmailCodesTable {
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
}

/** The code of an address that received too many codes; it confirms any request for that address. */
export interface AddressCodesTable {
  /** In lower case. */
  email: string;
  code_hash: string;
  expires_at: Moment;
}

export interface PasswordResetsTable {
  code_hash: string;
  user_id: number;
  /** The address that it was mailed to; the code is void once the account has another one. */
  email: string;
  expires_at: Moment;
}

export interface EmailUndosTable {
  id: GeneratedAlways<number>;
  code_hash: string;
  user_id: number;
  /** The former address, which the code was mailed to. */
  email: string;
  expires_at: Moment;
}

export interface RateLimitsTable {
  key: string;
  count: number;
  started_at: Now;
  expires_at: Moment;
}

export interface MailsTable {
  id: GeneratedAlways<number>;
  recipient: string;
  subject: string;
  body: string;
  html: Generated<string>;
  attempts: Generated<number>;
  next_attempt_at: Now;
  sent_at: Generated<Date | null>;
  last_error: Generated<string | null>;
  /** The URL that unsubscribes from such mails. */
  unsubscribe: Generated<string | null>;
  /** The account whose deletion for inactivity this mail announces. */
  notice_for: Generated<number | null>;
  /** The request for a mail that is not written yet. */
  request: JSONColumnType<MailRequest | null, string | null | undefined, string | null>;
  created_at: Now;
}

export type User = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
export type NewMail = Insertable<MailsTable>;
