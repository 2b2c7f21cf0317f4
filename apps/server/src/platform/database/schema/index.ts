import type { ApplicationTables } from "./applications";
import type { AuditTables } from "./audit";
import type { CreationTables } from "./creations";
import type { FileTables } from "./files";
import type { OfferTables } from "./job-offers";
import type { MailedCodeTables } from "./mailed-codes";
import type { MailTables } from "./mails";
import type { MessageTables } from "./messages";
import type { NotificationTables } from "./notifications";
import type { PostTables } from "./posts";
import type { ProfileTables } from "./profiles";
import type { ReportTables } from "./reports";
import type { SessionTables } from "./sessions";
import type { UserTables } from "./users";

/**
 * The tables as Kysely types them; migrations/ creates them. The connection reads `bigint` as a number, `date` as the
 * text 'YYYY-MM-DD', and `timestamptz` as a Date.
 */
export interface Database
  extends
    UserTables,
    SessionTables,
    MailedCodeTables,
    MailTables,
    ProfileTables,
    OfferTables,
    ApplicationTables,
    PostTables,
    NotificationTables,
    MessageTables,
    CreationTables,
    AuditTables,
    ReportTables,
    FileTables {}

export type { ContractType } from "./columns";
export type { CodePurpose } from "./mailed-codes";
export type { NewMail } from "./mails";
export type { NewUser, ProfileAudience, Role, User } from "./users";
export type { AuditDetails, AuditEventName } from "./audit";
export type { CreationKind } from "./creations";
export type { FileKind } from "./files";
export type { Decision } from "./applications";
export type { ReportKind, Snapshot } from "./reports";
