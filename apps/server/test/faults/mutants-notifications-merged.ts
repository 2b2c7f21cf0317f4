import type { Mutant } from "./seeding";

/** Repeated notifications, and those that are no longer true. */
export const notificationMergeMutants: Mutant[] = [
  {
    name: "an applicant who returns stays withdrawn",
    found: ["deleteApplication", "leaves one notification of rounds of applying and withdrawing"],
    reads: 'removeNotification(tx, publish, ["application_withdrawn"], own)',
    becomes: "undefined",
  },
  {
    name: "a withdrawn application stays sent",
    found: ["deleteApplication", "leaves one notification of rounds of applying and withdrawing"],
    reads: 'removeNotification(tx, publish, ["application_sent"], { target_id, user_id, actor_id: applicantId })',
    becomes: "undefined",
  },
  {
    name: "an offer that reopens stays closed",
    found: ["updateJobOffer", "removes the unread end of an offer that reopens"],
    reads: "events[change]",
    becomes: 'change === "reopened" ? ["post_like"] : events[change]',
  },
  {
    name: "an offer that closes still matches",
    found: ["updateJobOffer", "removes the unread match of an offer that closes"],
    reads: "events[change]",
    becomes: 'change === "closed" ? ["post_like"] : events[change]',
  },
  {
    name: "a deleted offer keeps its notifications",
    found: ["deleteJobOffer", "removes unread notifications of a deleted offer"],
    reads: "events[change]",
    becomes: 'change === "deleted" ? ["post_like"] : events[change]',
  },
  {
    name: "a merged notification keeps its first person",
    found: [
      "listNotifications",
      "keeps one unread notification of a kind and object, with the last person and how many others",
    ],
    reads: "actor_id = latest.actor_id, comment_id",
    becomes: "comment_id",
    inSql: true,
  },
  {
    name: "a merged notification counts comments",
    found: ["listNotifications", "counts a person who comments twice once"],
    reads: "count(distinct actor_id)",
    becomes: "count(*)",
    inSql: true,
  },
  {
    name: "a withdrawal takes out what others sent",
    found: ["deleteApplication", "takes one application out of a merged notification"],
    reads: 'removeNotification(tx, publish, ["application_sent"], { target_id, user_id, actor_id: applicantId })',
    becomes: 'removeNotification(tx, publish, ["application_sent"], { target_id, user_id })',
  },
  {
    name: "a like of a second comment of the same author is not told",
    found: ["deleteCommentLike", "keeps the notification of a like of another comment"],
    reads: "n.comment_id is not distinct from ${commentId}::bigint",
    becomes: "true",
    inSql: true,
  },
];
