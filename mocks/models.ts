import type { Schemas } from "@passerelle/api";
import type { EventName, NotificationChannel, NotificationKind } from "@passerelle/domain";
import { columns, keyColumn, optional } from "./columns";

const text = (): string => "";
const number = (): number => 0;
const texts = columns(text);
const maybeTexts = columns(optional(text));
const lists = columns((): string[] => []);
const numbers = columns(number);
const maybeNumbers = columns(optional(number));
const flags = columns((): boolean => false);

const contract = (): Schemas["ContractType"] => "cdi";
const owner = numbers("userId");
/** `place`: the owner's position for the entry; 0 for the default order, before the others. */
const cvEntry = numbers("userId", "place");

/** The contract's entities as tables; rows refer to each other by id. */
export function models(nextId: (table: string) => number) {
  const idOf = (table: string) => ({ id: keyColumn(() => nextId(table)) });
  return {
    user: {
      ...idOf("user"),
      ...texts("firstname", "lastname", "username", "email", "password", "createdAt"),
      ...maybeTexts("phone", "address", "birthdate", "avatar", "registrationId"),
      ...flags("verified", "hasApplied", "hasPublished"),
      role: (): Schemas["Role"] => "applicant",
      profileAudience: (): Schemas["ProfileAudience"] => "contacts",
      readMarks: () => true,
    },
    session: {
      token: keyColumn(String),
      id: () => nextId("sessionId"),
      ...owner,
      ...maybeTexts("browser", "system"),
      ...texts("createdAt", "lastUsedAt"),
    },
    emailChange: { userId: keyColumn(Number), ...texts("email") },
    notificationSetting: {
      ...idOf("notificationSetting"),
      ...owner,
      kind: (): NotificationKind => "postLikes",
      channel: (): NotificationChannel => "app",
    },
    applicantProfile: {
      userId: keyColumn(Number),
      ...maybeTexts("profile", "sector", "academicLevel", "experienceLevel", "portfolioUrl"),
      ...lists("skills", "languages"),
      /** As JSON. */
      ...maybeTexts("languageLevels"),
      ...flags("availableImmediately"),
      ...maybeTexts("resume", "resumeName", "resumeStoredAt"),
      ...maybeNumbers("resumeSize"),
    },
    recruiterProfile: {
      userId: keyColumn(Number),
      ...maybeTexts("company", "sector", "website", "headquarters", "employees", "description", "logo"),
    },
    formation: {
      ...idOf("formation"),
      ...cvEntry,
      ...texts("institution", "degree", "startedAt"),
      ...maybeTexts("finishedAt", "description"),
      ...lists("skills"),
    },
    experience: {
      ...idOf("experience"),
      ...cvEntry,
      ...texts("jobTitle", "company", "startedAt"),
      experienceType: contract,
      ...maybeTexts("finishedAt", "description"),
      ...flags("ongoing"),
      ...lists("technologies"),
    },
    project: {
      ...idOf("project"),
      ...cvEntry,
      ...texts("title", "Description"),
      ...lists("technologies", "collaborators"),
      ...maybeTexts("demoUrl"),
    },
    certification: {
      ...idOf("certification"),
      ...cvEntry,
      ...texts("title", "organization"),
      ...lists("skills"),
      ...maybeTexts("certificationID", "issuedTo"),
    },
    jobOffer: {
      ...idOf("jobOffer"),
      ...numbers("recruiterId", "salary", "salaryMin"),
      ...maybeNumbers("salaryMax"),
      salaryPeriod: (): Schemas["SalaryPeriod"] => "month",
      ...texts("jobTitle", "description", "location", "createdAt"),
      ...lists("skills", "benefits"),
      ...maybeTexts("closingDate"),
      contract,
      remote: (): Schemas["RemoteWork"] => "none",
      positions: () => 1,
      /** The recruiter's setting; `allOffers` has the actual state. */
      active: () => true,
      draft: () => false,
      public: () => false,
    },
    savedOffer: { ...idOf("savedOffer"), ...numbers("userId", "jobOfferId") },
    openedOffer: { ...idOf("openedOffer"), ...numbers("userId", "jobOfferId") },
    offerAlert: { ...idOf("offerAlert"), ...owner, ...texts("filters", "createdAt") },
    applicationNote: { ...idOf("applicationNote"), ...numbers("applicationId"), ...texts("text", "createdAt") },
    letterTemplate: {
      ...idOf("letterTemplate"),
      ...owner,
      ...texts("name", "text"),
      decision: (): Schemas["LetterDecision"] => "rejected",
    },
    application: {
      ...idOf("application"),
      ...numbers("jobOfferId", "applicantId"),
      ...texts("createdAt"),
      ...maybeTexts("message", "seenAt", "decidedAt", "decisionMessage"),
      decision: optional((): Schemas["LetterDecision"] => "rejected"),
    },
    withdrawnApplication: {
      ...idOf("withdrawnApplication"),
      ...numbers("jobOfferId", "applicantId"),
      ...texts("createdAt", "withdrawnAt"),
    },
    post: {
      ...idOf("post"),
      ...numbers("authorId"),
      ...texts("text", "createdAt"),
      ...maybeTexts("file", "imageAlt", "updatedAt"),
    },
    postLike: { ...idOf("postLike"), ...numbers("postId", "userId") },
    comment: {
      ...idOf("comment"),
      ...numbers("postId", "authorId"),
      ...texts("content", "createdAt"),
      ...maybeTexts("updatedAt"),
    },
    commentLike: { ...idOf("commentLike"), ...numbers("commentId", "userId") },
    notification: {
      ...idOf("notification"),
      ...numbers("userId", "actorId"),
      event: (): EventName => "post_like",
      /** The post or offer, which may be deleted, with the comment or application. */
      ...maybeNumbers("targetId", "commentId", "applicationId"),
      /** The number of people who caused it. */
      people: () => 1,
      ...maybeTexts("jobTitle", "word"),
      ...texts("createdAt"),
      ...flags("isRead"),
    },
    /** A recruiter's views of a resume: the last one, and their number. */
    resumeView: { ...idOf("resumeView"), ...numbers("ownerId", "readerId"), ...texts("openedAt"), views: () => 1 },
    block: { ...idOf("block"), ...numbers("blockerId", "blockedId") },
    report: {
      ...idOf("report"),
      ...numbers("reporterId", "targetId"),
      kind: (): Schemas["ReportKind"] => "post",
      reason: (): Schemas["ReportReason"] => "spam",
      ...maybeTexts("text"),
      ...texts("createdAt"),
    },
    /** `readBy1`: the second user's newest message that the first is known to have read. */
    discussion: { ...idOf("discussion"), ...numbers("user1Id", "user2Id"), ...maybeNumbers("readBy1", "readBy2") },
    message: {
      ...idOf("message"),
      ...numbers("discussionId", "senderId"),
      ...texts("content", "createdAt"),
      ...maybeTexts("clientId", "editedAt", "deletedAt"),
      ...maybeNumbers("jobOfferId"),
      ...flags("isRead"),
    },
  };
}
