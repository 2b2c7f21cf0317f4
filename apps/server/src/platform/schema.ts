import type {
  EmailCodesTable,
  FormerUsernamesTable,
  MailsTable,
  RateLimitsTable,
  SessionsTable,
  UsersTable,
} from "./schema/accounts";
import type { CreationsTable } from "./schema/creations";
import type { FilesTable, SecretsTable } from "./schema/files";
import type { DiscussionsTable, MessagesTable, NotificationsTable } from "./schema/notices";
import type { ApplicationsTable, JobOfferSkillsTable, JobOfferWordsTable, JobOffersTable } from "./schema/offers";
import type { CommentLikesTable, CommentsTable, PostLikesTable, PostsTable, TotalsTable } from "./schema/posts";
import type {
  ApplicantProfilesTable,
  ApplicantSkillsTable,
  CertificationsTable,
  ExperiencesTable,
  FormationsTable,
  ProjectsTable,
  RecruiterProfilesTable,
} from "./schema/profiles";

/**
 * The tables as Kysely types them (migrations/ is what makes them). The connection reads `bigint` as a number and
 * `date` as the text 'YYYY-MM-DD'; a `timestamptz` is a Date.
 */
export interface Database {
  users: UsersTable;
  former_usernames: FormerUsernamesTable;
  sessions: SessionsTable;
  email_codes: EmailCodesTable;
  rate_limits: RateLimitsTable;
  mails: MailsTable;
  applicant_profiles: ApplicantProfilesTable;
  recruiter_profiles: RecruiterProfilesTable;
  formations: FormationsTable;
  experiences: ExperiencesTable;
  projects: ProjectsTable;
  certifications: CertificationsTable;
  applicant_skills: ApplicantSkillsTable;
  job_offers: JobOffersTable;
  job_offer_skills: JobOfferSkillsTable;
  job_offer_words: JobOfferWordsTable;
  applications: ApplicationsTable;
  posts: PostsTable;
  post_likes: PostLikesTable;
  comments: CommentsTable;
  comment_likes: CommentLikesTable;
  totals: TotalsTable;
  notifications: NotificationsTable;
  discussions: DiscussionsTable;
  messages: MessagesTable;
  creations: CreationsTable;
  files: FilesTable;
  secrets: SecretsTable;
}

export type { ContractType } from "./schema/columns";
export type { NewUser, Role, User } from "./schema/accounts";
export type { CreationKind } from "./schema/creations";
export type { FileKind } from "./schema/files";
export type { Decision } from "./schema/offers";
