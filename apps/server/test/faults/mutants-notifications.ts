import type { Mutant } from "./seeding";

const ends = ["listNotifications", "removes the unread notifications of a deleted comment and its likes"] as const;
const decided = ["decideApplication", "shows a decision to its applicant alone"] as const;

/** Recipients, language and lifetime of notifications. */
export const notificationMutants: Mutant[] = [
  {
    name: "a comment's like notifies the post's author",
    found: ["listNotifications", "notifies the comment's author of its like, not the post's"],
    reads: "[liked.author_id]",
    becomes:
      '(await tx.selectFrom("posts").select("author_id").where("id", "=", liked.post_id).execute()).map((post) => post.author_id)',
  },
  {
    name: "one's own actions notify",
    found: ["listNotifications", "sends no notification of one's own actions"],
    reads: "userId !== actorId",
    becomes: "true",
  },
  {
    name: "a deleted comment keeps its notification",
    found: ends,
    reads: '["post_comment", "comment_like"]',
    becomes: '["comment_like"]',
  },
  {
    name: "a deleted comment keeps the notification of its like",
    found: ends,
    reads: '["post_comment", "comment_like"]',
    becomes: '["post_comment"]',
  },
  {
    name: "a deleted comment removes the notifications of others",
    found: ["listNotifications", "removes only the notifications of the deleted comment"],
    reads: "row.and(cause)",
    becomes: "row.and({})",
  },
  {
    name: "a removed like removes the notifications of others",
    found: ["listNotifications", "removes only the notification of the removed like"],
    reads: "row.and(cause)",
    becomes: "row.and({})",
  },
  {
    name: "a deleted post keeps the notifications of its comments",
    found: ["listNotifications", "removes the unread notifications of a deleted post, and the target of the others"],
    reads: '["post_like", "post_comment", "comment_like"]',
    becomes: '["post_like"]',
  },
  {
    name: "a deleted post keeps the notifications of its comments' likes",
    found: ["listNotifications", "removes the unread notifications of a deleted post for its commenters too"],
    reads: '["post_like", "post_comment", "comment_like"]',
    becomes: '["post_like", "post_comment"]',
  },
  {
    name: "the same text is an edit of a post",
    found: ["updatePost", "does not mark an unchanged save as an edit"],
    reads: "text !== before.text || file !== before.file",
    becomes: "true",
  },
  {
    name: "the same text is an edit of a comment",
    found: ["updateComment", "does not mark an unchanged save as an edit"],
    reads: "body.content !== before.content",
    becomes: "true",
  },
  {
    name: "a decision taken back never notifies",
    found: ["decideApplication", "notifies that a decision is taken back once it was read"],
    reads: 'last === undefined || last === "application_undecided"',
    becomes: "true",
  },
  {
    name: "a removed like keeps its notification",
    found: ["listNotifications", "removes the unread notification of a removed like"],
    reads: "[likeEvents[likeable]]",
    becomes: '["offer_closed"]',
  },
  {
    name: "an application sends no notification",
    found: ["listNotifications", "notifies the offer's recruiter of an application, and no other"],
    reads: "[offer.recruiter_id]",
    becomes: "[]",
  },
  {
    name: "an application notifies every recruiter",
    found: ["listNotifications", "notifies the offer's recruiter of an application, and no other"],
    reads: "[offer.recruiter_id]",
    becomes:
      '(await tx.selectFrom("users").select("id").where("role", "=", "recruiter").execute()).map((user) => user.id)',
  },
  {
    name: "reading all reads what came later too",
    found: ["readNotifications", "marks all of one's own that came until a moment, and no later one"],
    reads: "body.until",
    becomes: '"9999-12-31T00:00:00Z"',
  },
  {
    name: "a withdrawal sends no notification",
    found: ["getUnreadNotificationsCount", "rises for the recruiter when somebody withdraws"],
    reads: "[withdrawn.recruiter_id]",
    becomes: "[]",
  },
  {
    name: "each listing of an application notifies",
    found: ["listApplications", "notifies the applicant once that it was seen"],
    reads: "seen.flatMap(({ applicant_id }) => applicant_id ?? [])",
    becomes: "found.flatMap(({ applicant_id }) => applicant_id ?? [])",
  },
  {
    name: "one page marks all applications as seen",
    found: ["listApplications", "marks as seen only what the recruiter receives"],
    reads: "found.map(({ id }) => id)",
    becomes:
      '(await tx.selectFrom("applications").select("id").where("offer_id", "=", offer.id).execute()).map(({ id }) => id)',
  },
  {
    name: "a decision notifies all applicants",
    found: ["decideApplication", "notifies only its applicant of a decision"],
    reads: "[applicant_id]",
    becomes:
      '(await tx.selectFrom("applications").select("applicant_id").where("offer_id", "=", offer_id).execute()).flatMap((one) => one.applicant_id ?? [])',
  },
  {
    name: "a decision is shown to other applicants",
    found: decided,
    reads: '["u.username", "r.company", "a.id as application_id", "a.seen_at", "a.decision"]',
    becomes:
      '["u.username", "r.company", "a.id as application_id", "a.seen_at", sql`(select max(d.decision) from applications d where d.offer_id = o.id)`.as("decision")]',
  },
  {
    name: "a decision is not shown to its applicant",
    found: decided,
    reads: '["u.username", "r.company", "a.id as application_id", "a.seen_at", "a.decision"]',
    becomes: '["u.username", "r.company", "a.id as application_id", "a.seen_at", sql`null`.as("decision")]',
  },
  {
    name: "a new decision keeps the notification of the last",
    found: ["decideApplication", "replaces the unread notification of a decision by the next one"],
    reads: "removeNotification(tx, publish, decisionEvents, about)",
    becomes: "undefined",
  },
  {
    name: "a repeated decision notifies again",
    found: ["decideApplication", "notifies of a repeated decision only once"],
    reads: "decision === before.decision && message === before.decision_message",
    becomes: "false",
  },
  {
    name: "the same decision without its word is not told",
    found: ["decideApplication", "notifies that the message of the same decision is gone"],
    reads: "decision === before.decision && message === before.decision_message",
    becomes: 'decision === before.decision && (message === "" || message === before.decision_message)',
  },
  {
    name: "another word with the same decision is not told",
    found: ["decideApplication", "notifies of another message with the same decision"],
    reads: "decision === before.decision && message === before.decision_message",
    becomes: "decision === before.decision",
  },
  {
    name: "the end of an offer sends no notification",
    found: ["listNotifications", "notifies each applicant of the offer's end, once"],
    reads: "applications.flatMap(({ applicant_id }) => applicant_id ?? [])",
    becomes: "[]",
  },
  {
    name: "live texts in one language",
    found: ["connectLive", "sends 'en' texts to who asked for them last"],
    reads: 'user.language ?? "fr"',
    becomes: '"fr"',
  },
  {
    name: "live texts in one language, whatever is set",
    found: ["connectLive", "uses the language set on a connection, and reports its last event number"],
    reads: "messageIn(connection.language)",
    becomes: 'messageIn("fr")',
  },
  {
    name: "the count after reading a notification is not sent",
    found: ["connectLive", "sends every channel the count after reading"],
    reads: 'publish(readerId, { kind: "notifications-read" })',
    becomes: "undefined",
  },
  {
    name: "each edit of an inactive offer notifies of its end",
    found: ["updateJobOffer", "notifies each applicant when the offer closes, once"],
    reads: "!offer.active && before.is_announced",
    becomes: "!offer.active",
  },
  {
    name: "a withdrawal names no offer",
    found: ["listNotifications", "names the application to its recruiter, withdrawn or not"],
    reads: "{ jobTitle: withdrawn.job_title, applicationId: id }",
    becomes: "{ applicationId: id }",
  },
  {
    name: "an unlike takes out the likes of other comments",
    found: ["deleteCommentLike", "keeps the notification of a like of another comment"],
    reads: "liked.comment_id !== null && { comment_id: liked.comment_id }",
    becomes: "{}",
  },
  {
    name: "that an offer closed is of the kind of offers that fit",
    found: ["updateNotificationSettings", "takes what becomes of an application and of its offer as one kind"],
    reads: "notification_settings.kind = ${kindOfEvent[event]}",
    becomes: 'notification_settings.kind = ${event === "offer_closed" ? "offers" : kindOfEvent[event]}',
    inSql: true,
  },
  {
    name: "the like of a comment notifies again once it was read",
    found: ["listNotifications", "sends no second notification of a comment's like once the first is read"],
    reads: 'event === "post_like" || event === "comment_like"',
    becomes: 'event === "post_like"',
  },
  {
    name: "a kind that is not wanted any more loses its notifications",
    found: ["updateNotificationSettings", "keeps what was there before a kind is not wanted"],
    reads: "saveSettings(db, user.id, body)",
    becomes: `saveSettings(db, user.id, body).then(() =>
      db.deleteFrom("notifications").where("user_id", "=", user.id).execute())`,
  },
];
