import type { AuditEventsTable } from "./audit";
import type { BlocksTable } from "./blocks";
import type { CreationsTable } from "./creations";
import type { FilesTable, SecretsTable } from "./files";
import type {
  ApplicationNotesTable,
  ApplicationsTable,
  DecisionUndosTable,
  KeptApplicationsTable,
  LetterTemplatesTable,
  WithdrawnApplicationsTable,
} from "./applications";
import type {
  JobOfferSkillsTable,
  JobOfferWordsTable,
  JobOffersTable,
  OfferAlertsTable,
  OfferVersionsTable,
  OpenedOffersTable,
  SavedOffersTable,
} from "./job-offers";
import type { DiscussionsTable, MessagesTable } from "./messages";
import type {
  NotificationCausesTable,
  NotificationQueueTable,
  NotificationSettingsTable,
  NotificationsTable,
  OfferMatchesSentTable,
  UnsubscribeCodesTable,
} from "./notifications";
import type { CommentLikesTable, CommentsTable, PostLikesTable, PostsTable, TotalsTable } from "./posts";
import type { AddressCodesTable, EmailCodesTable, EmailUndosTable, PasswordResetsTable } from "./mailed-codes";
import type { MailsTable } from "./mails";
import type { RateLimitsTable } from "./rate-limits";
import type { ReportsTable } from "./reports";
import type { ExportsTable, LiveTicketsTable, LoginDevicesTable, SessionsTable } from "./sessions";
import type { FormerUsernamesTable, UsersTable } from "./users";
import type { CompanyWordsTable, PersonWordsTable } from "./search-words";
import type {
  ApplicantProfilesTable,
  ApplicantSkillsTable,
  CertificationsTable,
  ExperiencesTable,
  FormationsTable,
  ProjectsTable,
  RecruiterProfilesTable,
  ResumeOpeningsTable,
} from "./profiles";

/**
 * The tables as Kysely types them; migrations/ creates them. The connection reads `bigint` as a number, `date` as the
 * text 'YYYY-MM-DD', and `timestamptz` as a Date.
 */
export interface Database {
  users: UsersTable;
  former_usernames: FormerUsernamesTable;
  sessions: SessionsTable;
  login_devices: LoginDevicesTable;
  live_tickets: LiveTicketsTable;
  exports: ExportsTable;
  email_codes: EmailCodesTable;
  password_resets: PasswordResetsTable;
  address_codes: AddressCodesTable;
  email_undos: EmailUndosTable;
  rate_limits: RateLimitsTable;
  mails: MailsTable;
  applicant_profiles: ApplicantProfilesTable;
  recruiter_profiles: RecruiterProfilesTable;
  resume_openings: ResumeOpeningsTable;
  formations: FormationsTable;
  experiences: ExperiencesTable;
  projects: ProjectsTable;
  certifications: CertificationsTable;
  applicant_skills: ApplicantSkillsTable;
  job_offers: JobOffersTable;
  job_offer_skills: JobOfferSkillsTable;
  job_offer_words: JobOfferWordsTable;
  offer_versions: OfferVersionsTable;
  application_notes: ApplicationNotesTable;
  letter_templates: LetterTemplatesTable;
  applications: ApplicationsTable;
  decision_undos: DecisionUndosTable;
  kept_applications: KeptApplicationsTable;
  withdrawn_applications: WithdrawnApplicationsTable;
  saved_offers: SavedOffersTable;
  opened_offers: OpenedOffersTable;
  offer_alerts: OfferAlertsTable;
  posts: PostsTable;
  post_likes: PostLikesTable;
  comments: CommentsTable;
  comment_likes: CommentLikesTable;
  totals: TotalsTable;
  notifications: NotificationsTable;
  notification_causes: NotificationCausesTable;
  notification_queue: NotificationQueueTable;
  notification_settings: NotificationSettingsTable;
  unsubscribe_codes: UnsubscribeCodesTable;
  offer_matches_sent: OfferMatchesSentTable;
  discussions: DiscussionsTable;
  messages: MessagesTable;
  creations: CreationsTable;
  audit_events: AuditEventsTable;
  blocks: BlocksTable;
  reports: ReportsTable;
  person_words: PersonWordsTable;
  company_words: CompanyWordsTable;
  files: FilesTable;
  secrets: SecretsTable;
}

export type { ContractType } from "./columns";
export type { CodePurpose } from "./mailed-codes";
export type { NewMail } from "./mails";
export type { NewUser, ProfileAudience, Role, User } from "./users";
export type { AuditDetails, AuditEventName } from "./audit";
export type { CreationKind } from "./creations";
export type { FileKind } from "./files";
export type { Decision } from "./applications";
export type { ReportKind, Snapshot } from "./reports";
