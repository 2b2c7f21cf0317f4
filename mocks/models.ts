import type { Schemas } from "@passerelle/api";
import type { EventName } from "@passerelle/domain";
import { columns, fieldsOf, keyColumn, optional } from "./columns";

const text = (): string => "";
const number = (): number => 0;
const texts = columns(text);
const maybeTexts = columns(optional(text));
const numbers = columns(number);
const maybeNumbers = columns(optional(number));
const flags = columns((): boolean => false);

const owner = numbers("userId");
/** `place`: the owner's position for the entry; 0 for the default order, before the others. */
const cvEntry = numbers("userId", "place");

/** The contract's entities as tables; rows refer to each other by id. */
export function models(nextId: (table: string) => number) {
  const idOf = (table: string) => ({ id: keyColumn(() => nextId(table)) });
  return {
    user: {
      ...idOf("user"),
      ...fieldsOf("User", "id", "pendingEmail", "readMarks"),
      ...texts("password", "createdAt"),
      ...maybeTexts("registrationId"),
      ...flags("verified"),
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
      ...texts("kind"),
      channel: (): Schemas["NotificationChannel"] => "app",
    },
    applicantProfile: {
      userId: keyColumn(Number),
      ...fieldsOf("ApplicantProfile", "languageLevels", "resumeUrl", "resumeFile"),
      /** As JSON. */
      ...maybeTexts("languageLevels"),
      ...maybeTexts("resume", "resumeName", "resumeStoredAt"),
      ...maybeNumbers("resumeSize"),
    },
    recruiterProfile: { userId: keyColumn(Number), ...fieldsOf("RecruiterProfile", "logoSizes") },
    formation: { ...idOf("formation"), ...cvEntry, ...fieldsOf("Formation", "id") },
    experience: { ...idOf("experience"), ...cvEntry, ...fieldsOf("Experience", "id") },
    project: { ...idOf("project"), ...cvEntry, ...fieldsOf("Project", "id") },
    certification: { ...idOf("certification"), ...cvEntry, ...fieldsOf("Certification", "id") },
    jobOffer: {
      ...idOf("jobOffer"),
      ...numbers("recruiterId"),
      ...fieldsOf(
        "JobOffer",
        ...(["id", "place", "modifiedAt", "applicationsCount", "unreadApplicationsCount", "viewsCount"] as const),
      ),
      salaryPeriod: (): Schemas["SalaryPeriod"] => "month",
      positions: () => 1,
      /** The recruiter's setting; `allOffers` has the actual state. */
      active: () => true,
    },
    savedOffer: { ...idOf("savedOffer"), ...numbers("userId", "jobOfferId") },
    offerAlert: { ...idOf("offerAlert"), ...owner, ...texts("filters", "createdAt") },
    applicationNote: {
      ...idOf("applicationNote"),
      ...numbers("applicationId"),
      ...fieldsOf("ApplicationNote", "id"),
    },
    letterTemplate: { ...idOf("letterTemplate"), ...owner, ...fieldsOf("LetterTemplate", "id") },
    application: {
      ...idOf("application"),
      ...numbers("jobOfferId", "applicantId"),
      ...texts("createdAt"),
      ...maybeTexts("message", "seenAt", "decidedAt", "decisionMessage"),
      decision: optional((): Schemas["LetterDecision"] => "rejected"),
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
    block: { ...idOf("block"), ...numbers("blockerId", "blockedId") },
    report: {
      ...idOf("report"),
      ...numbers("reporterId", "targetId"),
      kind: (): Schemas["ReportKind"] => "post",
      ...fieldsOf("Report", "id"),
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
