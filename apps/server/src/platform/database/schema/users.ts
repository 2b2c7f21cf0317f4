import type { Language } from "@passerelle/domain";
import type { Generated, GeneratedAlways, Insertable, Selectable } from "kysely";
import type { Moment, Now } from "./columns";

export type Role = "applicant" | "recruiter";
/** The audience of a person's profile: recruiters they applied to and people they wrote to (the default), or all members. */
export type ProfileAudience = "contacts" | "members";

export interface UserTables {
  users: {
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
  };
  former_usernames: {
    /** In lower case. */
    username: string;
    /** Null once the account is deleted. */
    user_id: number | null;
    expires_at: Moment;
  };
  /** Which people each user has blocked. */
  blocks: {
    blocker_id: number;
    blocked_id: number;
    created_at: Now;
  };
}

export type User = Selectable<UserTables["users"]>;
export type NewUser = Insertable<UserTables["users"]>;
