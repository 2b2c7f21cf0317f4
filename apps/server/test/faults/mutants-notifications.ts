import type { Mutant } from "./seeding";

const ends = ["listNotifications", "forgets what is unread of a deleted comment, and of its likes"] as const;
const decided = ["decideApplication", "shows a decision to its applicant alone"] as const;

/** Recipients, language and lifetime of notifications. */
export const notificationMutants: Mutant[] = [
  {
    name: "a comment's like is told to the post's author",
    found: ["listNotifications", "tells the comment's author of its like, not the post's"],
    reads: "[liked.author_id]",
    becomes:
      '(await tx.selectFrom("posts").select("author_id").where("id", "=", liked.post_id).execute()).map((post) => post.author_id)',
  },
  {
    name: "people are told of what they did themselves",
    found: ["listNotifications", "tells nobody of what they did themselves"],
    reads: "userId !== actorId",
    becomes: "true",
  },
  {
    name: "the notification outlives its comment",
    found: ends,
    reads: '["post_comment", "comment_like"]',
    becomes: '["comment_like"]',
  },
  {
    name: "the like's notification outlives its comment",
    found: ends,
    reads: '["post_comment", "comment_like"]',
    becomes: '["post_comment"]',
  },
  {
    name: "one deleted comment takes the notifications of all",
    found: ["listNotifications", "forgets only what is about the deleted comment"],
    reads: "row.and(about)",
    becomes: "row.and({ target_id: about.target_id })",
  },
  {
    name: "one like taken back takes the notifications of all",
    found: ["listNotifications", "forgets only the like that is taken back"],
    reads: "row.and(about)",
    becomes: "row.and({ target_id: about.target_id })",
  },
  {
    name: "notifications outlive their post",
    found: ["listNotifications", "forgets what is unread of a deleted post, and its target"],
    reads: '["post_like", "post_comment", "comment_like"]',
    becomes: '["post_like"]',
  },
  {
    name: "a like's notification outlives the post of its comment",
    found: ["listNotifications", "forgets what is unread of a deleted post for who commented on it, too"],
    reads: '["post_like", "post_comment", "comment_like"]',
    becomes: '["post_like", "post_comment"]',
  },
  {
    name: "the same text is an edit of a post",
    found: ["updatePost", "is no edit when nothing is different"],
    reads: "text !== before.text || file !== before.file",
    becomes: "true",
  },
  {
    name: "the same text is an edit of a comment",
    found: ["updateComment", "is no edit when nothing is different"],
    reads: "body.content !== before.content",
    becomes: "true",
  },
  {
    name: "a decision that is taken back is never told",
    found: ["decideApplication", "tells that a decision is taken back to who has read of it"],
    reads: 'last === undefined || last === "application_undecided"',
    becomes: "true",
  },
  {
    name: "a like that is taken back stays told",
    found: ["listNotifications", "forgets a like that is taken back unread"],
    reads: "[events[likeable]]",
    becomes: '["offer_closed"]',
  },
  {
    name: "an application is told to nobody",
    found: ["listNotifications", "tells the offer's recruiter of an application, and no other"],
    reads: "[offer.recruiter_id]",
    becomes: "[]",
  },
  {
    name: "an application is told to every recruiter",
    found: ["listNotifications", "tells the offer's recruiter of an application, and no other"],
    reads: "[offer.recruiter_id]",
    becomes:
      '(await tx.selectFrom("users").select("id").where("role", "=", "recruiter").execute()).map((user) => user.id)',
  },
  {
    name: "a withdrawal is told to nobody",
    found: ["getUnreadNotificationsCount", "rises for the recruiter when somebody withdraws"],
    reads: "[withdrawn.recruiter_id]",
    becomes: "[]",
  },
  {
    name: "each look at an application is told",
    found: ["listApplications", "tells the applicant once that it was seen"],
    reads: "seen.flatMap(({ applicant_id }) => applicant_id ?? [])",
    becomes: "found.flatMap(({ applicant_id }) => applicant_id ?? [])",
  },
  {
    name: "one page of applications makes all seen",
    found: ["listApplications", "makes seen only what the recruiter receives"],
    reads: "found.map(({ id }) => id)",
    becomes:
      '(await tx.selectFrom("applications").select("id").where("offer_id", "=", offer.id).execute()).map(({ id }) => id)',
  },
  {
    name: "a decision is told to all who applied",
    found: ["decideApplication", "tells a decision to its applicant alone"],
    reads: "[applicant_id]",
    becomes:
      '(await tx.selectFrom("applications").select("applicant_id").where("offer_id", "=", offer_id).execute()).flatMap((one) => one.applicant_id ?? [])',
  },
  {
    name: "a decision is shown to all who look at the offer",
    found: decided,
    reads: '["u.username", "r.company", "a.id as application_id", "a.seen_at", "a.decision"]',
    becomes:
      '["u.username", "r.company", "a.id as application_id", "a.seen_at", sql`(select max(d.decision) from applications d where d.offer_id = o.id)`.as("decision")]',
  },
  {
    name: "a decision is shown to nobody",
    found: decided,
    reads: '["u.username", "r.company", "a.id as application_id", "a.seen_at", "a.decision"]',
    becomes: '["u.username", "r.company", "a.id as application_id", "a.seen_at", sql`null`.as("decision")]',
  },
  {
    name: "a decision stays told beside the next one",
    found: ["decideApplication", "replaces what is unread of a decision by the next one"],
    reads: "removeNotification(tx, publish, decisionEvents, about)",
    becomes: "undefined",
  },
  {
    name: "the same decision is told again",
    found: ["decideApplication", "tells of a decision that stays the same only once"],
    reads: "decision !== before.decision || message !== before.decision_message",
    becomes: "true",
  },
  {
    name: "the end of an offer is told to nobody",
    found: ["listNotifications", "tells each applicant of the offer's end, once"],
    reads: "applications.flatMap(({ applicant_id }) => applicant_id ?? [])",
    becomes: "[]",
  },
  {
    name: "live texts in one language",
    found: ["connectLive", "tells 'en' to who asked for it last"],
    reads: 'user.language ?? "fr"',
    becomes: '"fr"',
  },
  {
    name: "live texts in one language, whatever is set",
    found: ["connectLive", "tells a connection in the language that it asks for, with its last number"],
    reads: "messageIn(connection.language)",
    becomes: 'messageIn("fr")',
  },
  {
    name: "the count after reading is not told",
    found: ["connectLive", "tells every channel the count after reading"],
    reads: 'publish(user.id, { kind: "notifications-read" })',
    becomes: "undefined",
  },
  {
    name: "an offer's end is told with each edit",
    found: ["updateJobOffer", "tells each applicant that the offer closed when it closes, once"],
    reads: "!offer.active && before.active",
    becomes: "!offer.active",
  },
  {
    name: "a withdrawal names no offer",
    found: ["listNotifications", "names the application to its recruiter, withdrawn or not"],
    reads: "{ jobTitle: withdrawn.job_title, applicationId: params.applicationID }",
    becomes: "{ applicationId: params.applicationID }",
  },
];
