// Generated from openapi.yaml by `npm run generate -w packages/api`. Do not edit.
import { array, change, inData, page, single } from "./response-shape";
import type { components } from "./schema";
import { boolean, date, id, list, number, oneOf, openOneOf, optional, orNull, record, saying, text } from "./shape";
import { Role, ContractType, SalaryPeriod, Tags, RemoteWork, PictureSizes, OfferFoundBy, JobOfferFacets, JobOfferNearest, OfferFilters, OfferSuggestions, Place, RecruiterProfile, visitorShapes } from "./visitor-shapes";

type Schemas = components["schemas"];

const OpenSession = record<Schemas["OpenSession"]>({ id: id, device: text, createdAt: date, lastUsedAt: date, current: boolean }, "id");
const ProfileAudience = oneOf("contacts", "members");
const User = record<Schemas["User"]>({ id: id, firstname: text, lastname: text, username: text, email: text, phone: orNull(text), address: orNull(text), birthdate: orNull(date), avatar: orNull(text), role: Role, pendingEmail: optional(orNull(text)), profileAudience: optional(ProfileAudience), readMarks: optional(boolean) }, "username");
const Person = record<Schemas["Person"]>({ id: optional(id), username: text, firstname: text, lastname: text, avatar: optional(orNull(text)), deleted: optional(boolean) });
const ResumeView = record<Schemas["ResumeView"]>({ id: id, person: Person, company: orNull(text), lastViewedAt: date, views: number() }, "id");
const ResumeViewPage = record<Schemas["ResumeViewPage"]>({ items: list(ResumeView), next: optional(orNull(text)), page: number(1), totalPages: number(), totalItems: number() });
const UserSummary = record<Schemas["UserSummary"]>({ id: id, firstname: text, lastname: text, username: text, avatar: orNull(text), role: Role }, "id", "username");
const ReportReason = oneOf("spam", "harassment", "hate", "fraud", "illegal", "other");
const Report = record<Schemas["Report"]>({ id: id, reason: ReportReason, text: orNull(text), createdAt: date }, "id");
const FoundPerson = record<Schemas["FoundPerson"]>({ id: id, firstname: text, lastname: text, username: text, avatar: orNull(text), role: Role, title: orNull(text) }, "id");
const FoundPersonPage = record<Schemas["FoundPersonPage"]>({ items: list(FoundPerson), next: optional(orNull(text)), page: number(1), totalPages: number(), totalItems: number() });
const FoundCompany = record<Schemas["FoundCompany"]>({ recruiter: UserSummary, company: text, sector: orNull(text), headquarters: orNull(text), logo: orNull(text), logoSizes: optional(PictureSizes) });
const FoundCompanyPage = record<Schemas["FoundCompanyPage"]>({ items: list(FoundCompany), next: optional(orNull(text)), page: number(1), totalPages: number(), totalItems: number() });
const LanguageLevel = oneOf("A1", "A2", "B1", "B2", "C1", "C2", "native");
const LanguageWithLevel = record<Schemas["LanguageWithLevel"]>({ language: text, level: LanguageLevel });
const LanguageLevels = list(LanguageWithLevel);
const Formation = record<Schemas["Formation"]>({ id: id, institution: text, degree: text, startedAt: date, finishedAt: orNull(date), description: orNull(text), skills: Tags }, "id");
const Experience = record<Schemas["Experience"]>({ id: id, jobTitle: text, company: text, experienceType: ContractType, startedAt: date, finishedAt: orNull(date), ongoing: optional(boolean), description: optional(orNull(text)), technologies: Tags }, "id");
const Project = record<Schemas["Project"]>({ id: id, title: text, Description: text, technologies: Tags, collaborators: Tags, demoUrl: orNull(text) }, "id");
const Certification = record<Schemas["Certification"]>({ id: id, title: text, organization: text, skills: Tags, certificationID: orNull(text), issuedTo: orNull(date) }, "id");
const PersonProfile = record<Schemas["PersonProfile"]>({ title: orNull(text), sector: orNull(text), academicLevel: orNull(text), experienceLevel: orNull(text), skills: Tags, languages: Tags, languageLevels: optional(LanguageLevels), portfolioUrl: orNull(text), availableImmediately: boolean, formations: list(Formation), experiences: list(Experience), projects: list(Project), certifications: list(Certification) });
const PersonDetail = record<Schemas["PersonDetail"]>({ id: id, firstname: text, lastname: text, username: text, avatar: orNull(text), role: Role, profile: orNull(PersonProfile) }, "id");
const PersonDetailAnswer = record<Schemas["PersonDetailAnswer"]>({ data: PersonDetail });
const CompanyOffer = record<Schemas["CompanyOffer"]>({ id: id, jobTitle: text, location: text, contract: ContractType, remote: optional(RemoteWork), closingDate: optional(orNull(date)), positions: optional(number(1)), createdAt: date }, "id");
const CompanyOfferPage = record<Schemas["CompanyOfferPage"]>({ items: list(CompanyOffer), next: optional(orNull(text)), page: number(1), totalPages: number(), totalItems: number() });
const Company = record<Schemas["Company"]>({ recruiter: UserSummary, profile: orNull(RecruiterProfile), offers: CompanyOfferPage });
const CompanyAnswer = record<Schemas["CompanyAnswer"]>({ data: Company });
const PostLike = record<Schemas["PostLike"]>({ id: id, username: text, userId: optional(id) }, "id");
const CommentLike = record<Schemas["CommentLike"]>({ id: id, username: text, userId: optional(id) }, "id");
const Comment = record<Schemas["Comment"]>({ id: id, content: text, username: text, userId: optional(id), fullname: text, avatar: optional(orNull(text)), likes: list(CommentLike), likesCount: optional(number()), myLikeId: optional(orNull(id)), createdAt: optional(date), updatedAt: optional(orNull(date)) }, "id");
const Post = record<Schemas["Post"]>({ id: id, text: text, username: text, userId: optional(id), fullname: text, avatar: optional(orNull(text)), file: orNull(text), fileSizes: optional(PictureSizes), imageAlt: optional(orNull(text)), likes: list(PostLike), likesCount: optional(number()), myLikeId: optional(orNull(id)), comments: list(Comment), commentsCount: optional(number()), createdAt: optional(date), updatedAt: optional(orNull(date)) }, "id");
const PostPage = record<Schemas["PostPage"]>({ items: list(Post), next: optional(orNull(text)), page: number(1), totalPages: number(), totalItems: number() });
const StoredFile = record<Schemas["StoredFile"]>({ name: orNull(text), size: orNull(number()), storedAt: date });
const ApplicantProfile = record<Schemas["ApplicantProfile"]>({ profile: orNull(text), sector: orNull(text), academicLevel: orNull(text), experienceLevel: orNull(text), skills: Tags, languages: Tags, languageLevels: optional(LanguageLevels), portfolioUrl: orNull(text), availableImmediately: boolean, resumeUrl: orNull(text), resumeFile: optional(StoredFile) });
const RemovedFromPdf = record<Schemas["RemovedFromPdf"]>({ links: optional(number(1)), attachments: optional(number(1)), scripts: optional(number(1)), actions: optional(number(1)), media: optional(number(1)), forms: optional(number(1)), signatures: optional(number(1)) });
const ApplicantProfileAnswer = record<Schemas["ApplicantProfileAnswer"]>({ message: optional(text), data: ApplicantProfile, removedFromResume: optional(RemovedFromPdf) });
const RecruiterProfileAnswer = record<Schemas["RecruiterProfileAnswer"]>({ message: optional(text), data: RecruiterProfile });
const DashboardStats = saying(record<Schemas["DashboardStats"]>({ formations: optional(number()), experiences: optional(number()), projects: optional(number()), certifications: optional(number()), applications: number(), notifications: number(), jobOffers: optional(number()), activeJobOffers: optional(number()), seenApplications: optional(number()), acceptedApplications: optional(number()) }));
const DashboardStatsAnswer = record<Schemas["DashboardStatsAnswer"]>({ message: optional(text), data: DashboardStats });
const ApplicationStatus = openOneOf("not_applied", "applied_not_seen", "applied_seen");
const Decision = orNull(oneOf("accepted", "rejected"));
const JobOfferRecruiter = record<Schemas["JobOfferRecruiter"]>({ username: text, company: orNull(text), blocked: optional(boolean) });
const SkillSource = record<Schemas["SkillSource"]>({ kind: oneOf("profile", "formation", "experience", "project", "certification"), title: orNull(text) });
const MatchedSkill = record<Schemas["MatchedSkill"]>({ name: text, source: SkillSource }, "name");
const JobOfferMatch = record<Schemas["JobOfferMatch"]>({ matched: number(), total: number(1), level: oneOf("weak", "strong", "medium"), matchedSkills: list(MatchedSkill), missingSkills: Tags }, "total");
const JobOfferForApplicant = record<Schemas["JobOfferForApplicant"]>({ id: id, ID: id, jobTitle: text, location: text, place: optional(Place), distance: optional(number()), contract: ContractType, applicationStatus: ApplicationStatus, applicationID: orNull(id), decision: optional(Decision), company: optional(orNull(text)), recruiter: optional(JobOfferRecruiter), skills: optional(Tags), salary: optional(number()), salaryMin: optional(number()), salaryMax: optional(orNull(number())), salaryPeriod: optional(SalaryPeriod), remote: optional(RemoteWork), closingDate: optional(orNull(date)), positions: optional(number(1)), active: optional(boolean), deletedAt: optional(date), saved: optional(boolean), createdAt: optional(date), modifiedAt: optional(date), match: optional(orNull(JobOfferMatch)), foundBy: optional(OfferFoundBy) }, "id");
const DecidedApplication = record<Schemas["DecidedApplication"]>({ jobOfferID: id, jobTitle: text, company: orNull(text), decision: Decision, decidedAt: date });
const WaitingApplication = record<Schemas["WaitingApplication"]>({ id: id, jobOfferID: id, jobTitle: text, applicant: Person, createdAt: date }, "id");
const WaitingApplications = record<Schemas["WaitingApplications"]>({ items: list(WaitingApplication), totalItems: number() });
const QuietOffer = record<Schemas["QuietOffer"]>({ id: id, jobTitle: text, createdAt: date }, "id");
const QuietOffers = record<Schemas["QuietOffers"]>({ items: list(QuietOffer), totalItems: number() });
const WeekOfApplications = record<Schemas["WeekOfApplications"]>({ startsAt: date, applications: number() });
const Message = record<Schemas["Message"]>({ id: id, content: text, createdAt: date, sender: Person, discussionId: id, clientId: optional(text), jobOfferID: optional(id), editedAt: optional(date), deletedAt: optional(date), changeableUntil: optional(date) }, "id");
const DiscussionOffer = record<Schemas["DiscussionOffer"]>({ id: id, jobTitle: text, applicationID: id, applicationStatus: ApplicationStatus, decision: Decision }, "id");
const Discussion = record<Schemas["Discussion"]>({ id: id, user1: Person, user2: Person, interlocutor: Person, lastMessage: orNull(Message), offer: optional(orNull(DiscussionOffer)), unreadCount: optional(number()), readUpTo: optional(id), messages: optional(list(Message)) }, "id");
const DashboardNext = record<Schemas["DashboardNext"]>({ missing: optional(list(oneOf("skills", "profile", "resume", "sector", "company", "description"))), hasApplied: optional(boolean), hasPublished: optional(boolean), offers: optional(list(JobOfferForApplicant)), decisions: optional(list(DecidedApplication)), waiting: optional(WaitingApplications), offersWithoutApplications: optional(QuietOffers), weeks: optional(list(WeekOfApplications)), discussions: list(Discussion) });
const DashboardNextAnswer = record<Schemas["DashboardNextAnswer"]>({ message: optional(text), data: DashboardNext });
const NotificationChannel = oneOf("app", "mail", "none");
const MessageChannel = oneOf("app", "mail");
const NotificationSettings = record<Schemas["NotificationSettings"]>({ postLikes: NotificationChannel, postComments: NotificationChannel, commentLikes: NotificationChannel, applications: NotificationChannel, decisions: optional(NotificationChannel), offers: NotificationChannel, offerAlerts: optional(NotificationChannel), messages: optional(MessageChannel) });
const NotificationSettingsAnswer = record<Schemas["NotificationSettingsAnswer"]>({ data: NotificationSettings });
const UnreadCount = record<Schemas["UnreadCount"]>({ unread_count: number() }, "unread_count");
const CvPreview = record<Schemas["CvPreview"]>({ pages: number(1), svg: optional(text) });
const ProposedWords = list(text);
const ProposedWork = record<Schemas["ProposedWork"]>({ name: optional(text), position: optional(text), employmentType: optional(ContractType), startDate: optional(text), endDate: optional(text), ongoing: optional(boolean), keywords: optional(ProposedWords), summary: optional(text) });
const ProposedEducation = record<Schemas["ProposedEducation"]>({ institution: optional(text), studyType: optional(text), startDate: optional(text), endDate: optional(text), courses: optional(ProposedWords), description: optional(text) });
const ProposedProject = record<Schemas["ProposedProject"]>({ name: text, description: optional(text), startDate: optional(text), endDate: optional(text), keywords: optional(ProposedWords), collaborators: optional(ProposedWords), url: optional(text) });
const ProposedCertificate = record<Schemas["ProposedCertificate"]>({ name: optional(text), issuer: optional(text), date: optional(text), id: optional(text), keywords: optional(ProposedWords) });
const ProposedSkill = record<Schemas["ProposedSkill"]>({ name: text });
const ProposedLanguage = record<Schemas["ProposedLanguage"]>({ language: text, fluency: optional(text) });
const UnsureEntry = record<Schemas["UnsureEntry"]>({ section: oneOf("work", "education"), text: text, work: optional(ProposedWork), education: optional(ProposedEducation) });
const FormationPage = record<Schemas["FormationPage"]>({ items: list(Formation), page: number(1), totalPages: number(), totalItems: number() });
const ExperiencePage = record<Schemas["ExperiencePage"]>({ items: list(Experience), page: number(1), totalPages: number(), totalItems: number() });
const ProjectPage = record<Schemas["ProjectPage"]>({ items: list(Project), page: number(1), totalPages: number(), totalItems: number() });
const CertificationPage = record<Schemas["CertificationPage"]>({ items: list(Certification), page: number(1), totalPages: number(), totalItems: number() });
const JobOffer = record<Schemas["JobOffer"]>({ id: id, jobTitle: text, description: text, location: text, place: optional(Place), contract: ContractType, salary: number(), salaryMin: optional(number()), salaryMax: optional(orNull(number())), salaryPeriod: optional(SalaryPeriod), skills: Tags, benefits: Tags, remote: optional(RemoteWork), closingDate: optional(orNull(date)), positions: optional(number(1)), active: boolean, createdAt: date, draft: optional(boolean), public: optional(boolean), modifiedAt: optional(date), applicationsCount: optional(number()), unreadApplicationsCount: optional(number()), viewsCount: optional(number()) }, "id");
const OwnOfferCounts = record<Schemas["OwnOfferCounts"]>({ all: number(), open: number(), closed: number(), draft: number() });
const JobOfferPage = record<Schemas["JobOfferPage"]>({ items: list(JobOffer), next: optional(orNull(text)), page: number(1), totalPages: number(), totalItems: number(), counts: optional(OwnOfferCounts) });
const AppliedOffer = record<Schemas["AppliedOffer"]>({ jobTitle: text, description: text, location: text, contract: ContractType, salary: number(), salaryMin: optional(number()), salaryMax: optional(orNull(number())), salaryPeriod: optional(SalaryPeriod), remote: RemoteWork, skills: Tags, benefits: Tags, company: orNull(text) });
const OwnApplication = record<Schemas["OwnApplication"]>({ id: id, jobOfferID: id, message: orNull(text), createdAt: date, applicationStatus: ApplicationStatus, seenAt: optional(orNull(date)), decision: optional(Decision), decidedAt: optional(orNull(date)), decisionMessage: optional(orNull(text)), offer: optional(AppliedOffer), offerTitle: optional(text), deletedOffer: optional(AppliedOffer), offerDeletedAt: optional(date) }, "id");
const WithdrawnApplication = record<Schemas["WithdrawnApplication"]>({ createdAt: date, withdrawnAt: date });
const JobOfferDetail = record<Schemas["JobOfferDetail"]>({ id: id, jobTitle: text, description: text, location: text, place: optional(Place), contract: ContractType, salary: number(), salaryMin: optional(number()), salaryMax: optional(orNull(number())), salaryPeriod: optional(SalaryPeriod), skills: Tags, benefits: Tags, remote: optional(RemoteWork), closingDate: optional(orNull(date)), positions: optional(number(1)), active: boolean, createdAt: date, draft: optional(boolean), public: optional(boolean), modifiedAt: optional(date), recruiter: JobOfferRecruiter, applicationStatus: optional(ApplicationStatus), applicationID: optional(orNull(id)), decision: optional(Decision), application: optional(orNull(OwnApplication)), withdrawnApplications: optional(list(WithdrawnApplication)), saved: optional(boolean), match: optional(orNull(JobOfferMatch)) }, "id");
const JobOfferDetailAnswer = record<Schemas["JobOfferDetailAnswer"]>({ message: optional(text), data: JobOfferDetail });
const JobOfferCounts = record<Schemas["JobOfferCounts"]>({ all: number(), applied: number(), saved: number() });
const JobOfferForApplicantPage = record<Schemas["JobOfferForApplicantPage"]>({ counts: optional(JobOfferCounts), hiddenWithoutSalary: optional(number()), facets: optional(JobOfferFacets), nearest: optional(list(JobOfferNearest)), understood: optional(OfferFilters), items: list(JobOfferForApplicant), next: optional(orNull(text)), page: number(1), totalPages: number(), totalItems: number() });
const OfferAlert = record<Schemas["OfferAlert"]>({ id: id, filters: OfferFilters, createdAt: date }, "id");
const WantedSkill = record<Schemas["WantedSkill"]>({ name: text, offers: number(1) });
const WantedSkills = record<Schemas["WantedSkills"]>({ items: list(WantedSkill) });
const ReceivedCounts = record<Schemas["ReceivedCounts"]>({ all: number(), unread: number(), seen: number(), accepted: number(), rejected: number() });
const ApplicantUser = record<Schemas["ApplicantUser"]>({ firstname: orNull(text), lastname: orNull(text), email: orNull(text), username: optional(text) });
const ApplicationApplicant = record<Schemas["ApplicationApplicant"]>({ user: ApplicantUser });
const ReceivedApplication = record<Schemas["ReceivedApplication"]>({ id: id, createdAt: date, Applicant: ApplicationApplicant, profile: orNull(text), seenAt: orNull(date), decision: Decision }, "id");
const ReceivedApplicationPage = record<Schemas["ReceivedApplicationPage"]>({ counts: ReceivedCounts, asOf: date, items: list(ReceivedApplication), next: optional(orNull(text)), page: number(1), totalPages: number(), totalItems: number() });
const Application = record<Schemas["Application"]>({ id: id, jobOfferID: optional(id), createdAt: date, Applicant: ApplicationApplicant, profile: orNull(text), skills: Tags, resumeUrl: orNull(text), message: optional(orNull(text)), seenAt: optional(orNull(date)), decision: optional(Decision), decidedAt: optional(orNull(date)), decisionMessage: optional(orNull(text)), offer: optional(AppliedOffer) }, "id");
const ApplicationPage = record<Schemas["ApplicationPage"]>({ items: list(Application), next: optional(orNull(text)), page: number(1), totalPages: number(), totalItems: number() });
const DecisionResult = record<Schemas["DecisionResult"]>({ applicationID: id, outcome: oneOf("decided", "unchanged", "kept", "gone"), undo: optional(text) });
const OwnApplicationAnswer = record<Schemas["OwnApplicationAnswer"]>({ message: optional(text), data: OwnApplication });
const ApplicationAnswer = record<Schemas["ApplicationAnswer"]>({ message: optional(text), data: Application });
const ApplicationNote = record<Schemas["ApplicationNote"]>({ id: id, text: text, createdAt: date }, "id");
const LetterDecision = oneOf("accepted", "rejected");
const LetterTemplate = record<Schemas["LetterTemplate"]>({ id: id, name: text, decision: LetterDecision, text: text }, "id");
const NewPostsCount = record<Schemas["NewPostsCount"]>({ count: number() });
const FoundPosts = record<Schemas["FoundPosts"]>({ items: list(Post), next: optional(id) });
const PostAnswer = record<Schemas["PostAnswer"]>({ message: optional(text), data: Post });
const CommentSlice = record<Schemas["CommentSlice"]>({ items: list(Comment), hasMore: boolean, hasLater: optional(boolean) });
const Liker = record<Schemas["Liker"]>({ id: id, username: text, userId: id, fullname: text, avatar: orNull(text) }, "id");
const LikerSlice = record<Schemas["LikerSlice"]>({ items: list(Liker), hasMore: boolean });
const NotificationTarget = record<Schemas["NotificationTarget"]>({ kind: oneOf("post", "job_offer"), id: id, commentId: optional(id), applicationId: optional(id) }, "kind", "id");
const Notification = record<Schemas["Notification"]>({ id: id, message: text, isRead: boolean, createdAt: date, eventType: text, target: optional(orNull(NotificationTarget)), offerFilters: optional(OfferFilters) }, "id");
const NotificationPage = record<Schemas["NotificationPage"]>({ items: list(Notification), next: optional(orNull(text)), page: number(1), totalPages: number(), totalItems: number() });
const FoundMessage = record<Schemas["FoundMessage"]>({ message: Message, interlocutor: Person });
const FoundMessages = record<Schemas["FoundMessages"]>({ items: list(FoundMessage), next: optional(id) });
const LiveTicket = record<Schemas["LiveTicket"]>({ ticket: text, expiresIn: number(1) });
const LiveMessageSentData = record<Schemas["LiveMessageSentData"]>({ message: Message, discussion: Discussion, isNewDiscussion: boolean });
const LiveMessageSent = record<Schemas["LiveMessageSent"]>({ type: oneOf("message_sent"), eventId: optional(id), data: LiveMessageSentData }, "type");
const LiveNewMessageData = record<Schemas["LiveNewMessageData"]>({ message: Message });
const LiveNewMessage = record<Schemas["LiveNewMessage"]>({ type: oneOf("new_message"), eventId: optional(id), data: LiveNewMessageData }, "type");
const LiveMessageChangedData = record<Schemas["LiveMessageChangedData"]>({ message: Message });
const LiveMessageChanged = record<Schemas["LiveMessageChanged"]>({ type: oneOf("message_changed"), eventId: optional(id), data: LiveMessageChangedData }, "type");
const LiveDiscussionReadData = record<Schemas["LiveDiscussionReadData"]>({ discussionId: id, readUpTo: id });
const LiveDiscussionRead = record<Schemas["LiveDiscussionRead"]>({ type: oneOf("discussion_read"), eventId: optional(id), data: LiveDiscussionReadData }, "type");
const LiveErrorData = record<Schemas["LiveErrorData"]>({ message: text, clientId: optional(text), retryAfter: optional(number()) });
const LiveError = record<Schemas["LiveError"]>({ type: oneOf("error"), eventId: optional(id), data: LiveErrorData }, "type");
const LiveUnreadCountUpdate = record<Schemas["LiveUnreadCountUpdate"]>({ type: oneOf("unread_count_update"), eventId: optional(id), data: UnreadCount }, "type");
const LiveUnreadMessagesCountUpdate = record<Schemas["LiveUnreadMessagesCountUpdate"]>({ type: oneOf("unread_messages_count_update"), eventId: optional(id), data: UnreadCount }, "type");
const LiveNewNotificationData = record<Schemas["LiveNewNotificationData"]>({ message: text, notification: optional(Notification) });
const LiveNewNotification = record<Schemas["LiveNewNotification"]>({ type: oneOf("new_notification"), eventId: optional(id), data: LiveNewNotificationData }, "type");
const LiveOwnKind = oneOf("saved_offer", "application", "offer_alert", "job_offer", "read_marks");
const LiveOwnUpdateData = record<Schemas["LiveOwnUpdateData"]>({ kind: LiveOwnKind, id: id, exists: boolean }, "id");
const LiveOwnUpdate = record<Schemas["LiveOwnUpdate"]>({ type: oneOf("own_update"), eventId: optional(id), data: LiveOwnUpdateData }, "type");
const LiveLanguage = oneOf("fr", "en");
const LiveHeartbeatData = record<Schemas["LiveHeartbeatData"]>({ lastEventId: optional(number()), language: optional(LiveLanguage) });
const LiveHeartbeat = record<Schemas["LiveHeartbeat"]>({ type: oneOf("heartbeat"), data: LiveHeartbeatData }, "type");

/** Answers to logged-in users. */
export const memberShapes = {
  ...visitorShapes,
  "POST /user/password": change<Schemas["Done"]>({ message: optional(text) }),
  "POST /user/logout": change<Schemas["Done"]>({ message: optional(text) }),
  "GET /user/sessions": array(list(OpenSession)),
  "DELETE /user/sessions": change<Schemas["Done"]>({ message: optional(text) }),
  "DELETE /user/sessions/{id}": change<Schemas["Done"]>({ message: optional(text) }),
  "GET /user/me": single(User),
  "PATCH /user/update": change<Schemas["UserAnswer"]>({ message: optional(text), avatar: orNull(text), data: User }),
  "GET /user/resume-views": page(ResumeViewPage),
  "POST /user/export": change<Schemas["ExportAnswer"]>({ data: record<Schemas["ExportAnswer"]["data"]>({ url: text, expiresAt: date }) }),
  "POST /user/delete": change<Schemas["Done"]>({ message: optional(text) }),
  "POST /user/confirm-email": change<Schemas["UserAnswer"]>({ message: optional(text), avatar: orNull(text), data: User }),
  "GET /user/blocks": array(list(UserSummary)),
  "POST /user/blocks": change<Schemas["BlockAnswer"]>({ data: UserSummary }),
  "DELETE /user/blocks/{userId}": change<Schemas["Done"]>({ message: optional(text) }),
  "POST /reports": change<Schemas["ReportAnswer"]>({ data: Report }),
  "GET /users": array(list(UserSummary)),
  "GET /users/{username}": single(UserSummary),
  "GET /people": page(FoundPersonPage),
  "GET /companies": page(FoundCompanyPage),
  "GET /people/{username}": inData(PersonDetailAnswer),
  "GET /companies/{username}": inData(CompanyAnswer),
  "GET /companies/{username}/posts": page(PostPage),
  "GET /applicant/{username}": inData(ApplicantProfileAnswer),
  "PATCH /applicant": change<Schemas["ApplicantProfileAnswer"]>({ message: optional(text), data: ApplicantProfile, removedFromResume: optional(RemovedFromPdf) }),
  "GET /recruiter/{username}": inData(RecruiterProfileAnswer),
  "PATCH /recruiter": change<Schemas["RecruiterProfileAnswer"]>({ message: optional(text), data: RecruiterProfile }),
  "GET /dashboard/stats": inData(DashboardStatsAnswer),
  "GET /dashboard/next": inData(DashboardNextAnswer),
  "GET /user/notification-settings": inData(NotificationSettingsAnswer),
  "PATCH /user/notification-settings": change<Schemas["NotificationSettingsAnswer"]>({ data: NotificationSettings }),
  "GET /notifications/unread-count": single(UnreadCount),
  "GET /messages/unread-count": single(UnreadCount),
  "GET /cv/preview": single(CvPreview),
  "POST /cv/resume": change<Schemas["ApplicantProfileAnswer"]>({ message: optional(text), data: ApplicantProfile, removedFromResume: optional(RemovedFromPdf) }),
  "POST /cv/proposals": change<Schemas["CvProposals"]>({ work: list(ProposedWork), education: list(ProposedEducation), projects: list(ProposedProject), certificates: list(ProposedCertificate), skills: list(ProposedSkill), languages: list(ProposedLanguage), unsure: optional(list(UnsureEntry)) }),
  "GET /formations": page(FormationPage),
  "POST /formation": change<Schemas["FormationAnswer"]>({ message: optional(text), data: Formation }),
  "PATCH /formation/{id}": change<Schemas["FormationAnswer"]>({ message: optional(text), data: Formation }),
  "DELETE /formation/{id}": change<Schemas["Done"]>({ message: optional(text) }),
  "GET /experiences": page(ExperiencePage),
  "POST /experience": change<Schemas["ExperienceAnswer"]>({ message: optional(text), data: Experience }),
  "PATCH /experience/{id}": change<Schemas["ExperienceAnswer"]>({ message: optional(text), data: Experience }),
  "DELETE /experience/{id}": change<Schemas["Done"]>({ message: optional(text) }),
  "GET /projects": page(ProjectPage),
  "POST /project": change<Schemas["ProjectAnswer"]>({ message: optional(text), data: Project }),
  "PATCH /project/{id}": change<Schemas["ProjectAnswer"]>({ message: optional(text), data: Project }),
  "DELETE /project/{id}": change<Schemas["Done"]>({ message: optional(text) }),
  "GET /certifications": page(CertificationPage),
  "POST /certification": change<Schemas["CertificationAnswer"]>({ message: optional(text), data: Certification }),
  "PATCH /certification/{id}": change<Schemas["CertificationAnswer"]>({ message: optional(text), data: Certification }),
  "DELETE /certification/{id}": change<Schemas["Done"]>({ message: optional(text) }),
  "GET /job-offers/recruiter/{username}": page(JobOfferPage),
  "POST /job-offer": change<Schemas["JobOfferAnswer"]>({ message: optional(text), data: JobOffer }),
  "GET /job-offer/{id}": inData(JobOfferDetailAnswer),
  "PATCH /job-offer/{id}": change<Schemas["JobOfferAnswer"]>({ message: optional(text), data: JobOffer }),
  "DELETE /job-offer/{id}": change<Schemas["Done"]>({ message: optional(text) }),
  "PUT /job-offer/{id}/saved": change<Schemas["Done"]>({ message: optional(text) }),
  "DELETE /job-offer/{id}/saved": change<Schemas["Done"]>({ message: optional(text) }),
  "GET /job-offers-for-me": page(JobOfferForApplicantPage),
  "GET /job-offer-suggestions": page(OfferSuggestions),
  "GET /job-offer-alerts": array(list(OfferAlert)),
  "POST /job-offer-alerts": change<Schemas["OfferAlertAnswer"]>({ message: optional(text), data: OfferAlert }),
  "DELETE /job-offer-alerts/{id}": change<Schemas["Done"]>({ message: optional(text) }),
  "GET /skills": page(WantedSkills),
  "GET /job-offer/{id}/applications": page(ReceivedApplicationPage),
  "GET /applications": page(ApplicationPage),
  "PATCH /applications": change<Schemas["DecisionsAnswer"]>({ data: list(DecisionResult) }),
  "POST /applications/undo": change<Schemas["DecisionsAnswer"]>({ data: list(DecisionResult) }),
  "POST /application": change<Schemas["OwnApplicationAnswer"]>({ message: optional(text), data: OwnApplication }),
  "GET /own-application/{applicationID}": inData(OwnApplicationAnswer),
  "DELETE /own-application/{applicationID}": change<Schemas["Done"]>({ message: optional(text) }),
  "GET /application/{applicationID}": inData(ApplicationAnswer),
  "PATCH /application/{applicationID}": change<Schemas["ApplicationAnswer"]>({ message: optional(text), data: Application }),
  "DELETE /application/{applicationID}": change<Schemas["Done"]>({ message: optional(text) }),
  "GET /application/{applicationID}/notes": array(list(ApplicationNote)),
  "POST /application/{applicationID}/notes": change<Schemas["ApplicationNoteAnswer"]>({ message: optional(text), data: ApplicationNote }),
  "DELETE /application/{applicationID}/notes/{id}": change<Schemas["Done"]>({ message: optional(text) }),
  "GET /letter-templates": array(list(LetterTemplate)),
  "POST /letter-templates": change<Schemas["LetterTemplateAnswer"]>({ message: optional(text), data: LetterTemplate }),
  "PATCH /letter-templates/{id}": change<Schemas["LetterTemplateAnswer"]>({ message: optional(text), data: LetterTemplate }),
  "DELETE /letter-templates/{id}": change<Schemas["Done"]>({ message: optional(text) }),
  "GET /posts": page(PostPage),
  "GET /posts/new-count": single(NewPostsCount),
  "GET /posts/search": page(FoundPosts),
  "POST /post": change<Schemas["PostAnswer"]>({ message: optional(text), data: Post }),
  "GET /post/{id}": inData(PostAnswer),
  "PATCH /post/{id}": change<Schemas["PostAnswer"]>({ message: optional(text), data: Post }),
  "DELETE /post/{id}": change<Schemas["Done"]>({ message: optional(text) }),
  "GET /post/{id}/comments": page(CommentSlice),
  "GET /post/{id}/likes": page(LikerSlice),
  "POST /post-like": change<Schemas["PostLikeAnswer"]>({ message: optional(text), data: PostLike }),
  "DELETE /post-like/{likeId}": change<Schemas["Done"]>({ message: optional(text) }),
  "POST /comment-like": change<Schemas["CommentLikeAnswer"]>({ message: optional(text), data: CommentLike }),
  "DELETE /comment-like/{likeId}": change<Schemas["Done"]>({ message: optional(text) }),
  "POST /comment": change<Schemas["CommentAnswer"]>({ message: optional(text), data: Comment }),
  "PATCH /comment/{id}": change<Schemas["CommentAnswer"]>({ message: optional(text), data: Comment }),
  "DELETE /comment/{id}": change<Schemas["Done"]>({ message: optional(text) }),
  "GET /comment/{id}/likes": page(LikerSlice),
  "GET /notifications": page(NotificationPage),
  "PATCH /notifications/read": change<Schemas["UnreadCount"]>({ unread_count: number() }),
  "PATCH /notifications/{id}/read": change<Schemas["NotificationAnswer"]>({ message: optional(text), data: Notification }),
  "GET /discussions": array(list(Discussion)),
  "GET /discussions/{id}/messages": array(list(Message)),
  "GET /messages/search": page(FoundMessages),
  "PATCH /message/{id}": change<Schemas["MessageAnswer"]>({ message: optional(text), data: Message }),
  "DELETE /message/{id}": change<Schemas["MessageAnswer"]>({ message: optional(text), data: Message }),
  "POST /ws/ticket": single(LiveTicket),
};

/** Messages of the live channel, by type. */
export const liveShapes = {
  message_sent: LiveMessageSent,
  new_message: LiveNewMessage,
  message_changed: LiveMessageChanged,
  discussion_read: LiveDiscussionRead,
  error: LiveError,
  unread_count_update: LiveUnreadCountUpdate,
  unread_messages_count_update: LiveUnreadMessagesCountUpdate,
  new_notification: LiveNewNotification,
  own_update: LiveOwnUpdate,
  heartbeat: LiveHeartbeat,
};
