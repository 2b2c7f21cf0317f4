import type { Mutant } from "./seeding";

const likesHidden =
  "where id = ${id} and hidden_at is null and author_id not in ${blockedBy(tx, readerId)} for no key update";

/** What operators have hidden, and whom they have suspended. */
export const moderationMutants: Mutant[] = [
  {
    name: "a hidden post is counted",
    found: ["listPosts", "is in no list and in no count once operators have hidden it"],
    reads: "${posts} - ${hidden} - ${moderated}",
    becomes: "${posts} - ${hidden}",
    inSql: true,
  },
  {
    name: "a hidden post is liked",
    found: ["getPost", "takes nothing once it is hidden, of its author neither"],
    reads: likesHidden,
    becomes: likesHidden.replace("and hidden_at is null ", ""),
    inSql: true,
  },
  {
    name: "a hidden post is commented on",
    found: ["getPost", "takes nothing once it is hidden, of its author neither"],
    reads: "where id = ${postId} and hidden_at is null",
    becomes: "where id = ${postId}",
    inSql: true,
  },
  {
    name: "a hidden post is deleted by its author",
    found: ["getPost", "takes nothing once it is hidden, of its author neither"],
    reads: `tx
    .selectFrom("posts")
    .select(["id", "author_id", "text", "file", "image_alt"])
    .where("id", "=", id)
    .where("hidden_at", "is", null)`,
    becomes: `tx.selectFrom("posts").select(["id", "author_id", "text", "file", "image_alt"]).where("id", "=", id)`,
  },
  {
    name: "a hidden post keeps what is unread about it",
    found: ["listNotifications", "notifies no longer of what was unread about a hidden post"],
    reads: "setHidden(tx, post.file, true)",
    becomes: "setHidden(tx, post.file, true).then(() => { id = 0; })",
  },
  {
    name: "the picture of a hidden post opens",
    found: ["createPost", "opens the picture of a hidden post for nobody"],
    reads: "setHidden(tx, post.file, true)",
    becomes: "Promise.resolve()",
  },
  {
    name: "a suspended person is found",
    found: ["searchPeople", "is found by nobody once suspended, nor is the company"],
    reads: "u.suspended_at is null and ${isUnblockedBy(readerId)}",
    becomes: "${isUnblockedBy(readerId)}",
    inSql: true,
  },
  {
    name: "nobody can write to a suspended person",
    found: ["connectLive", "keeps in sight what a suspended person published, and takes messages to them"],
    reads: 'join.on("r.id", "=", recipientId).on("r.verified_at", "is not", null)',
    becomes: 'join.on("r.id", "=", recipientId).on("r.verified_at", "is not", null).on("r.suspended_at", "is", null)',
  },
  {
    name: "a suspension is not mailed",
    found: ["login", "mails who is suspended"],
    reads: "sendMail(person, suspendedMail(person.firstname, reason))",
    becomes: "Promise.resolve()",
  },
  {
    name: "a suspended person gets the mail of the day",
    found: ["updateNotificationSettings", "mails nothing to who is suspended"],
    reads: `tx
    .selectFrom("users as u")
    .select(["u.id", "u.email", "u.firstname", "u.role", "u.language"])
    .where("u.id", "=", sql<number>\`any(\${ids}::bigint[])\`)
    .where("u.verified_at", "is not", null)
    .where("u.suspended_at", "is", null)`,
    becomes: `tx
    .selectFrom("users as u")
    .select(["u.id", "u.email", "u.firstname", "u.role", "u.language"])
    .where("u.id", "=", sql<number>\`any(\${ids}::bigint[])\`)`,
  },
  {
    name: "the picture of a restored post stays hidden",
    found: ["getPost", "shows a restored post where it was, with its picture"],
    reads: "setHidden(tx, post.file, false)",
    becomes: "undefined",
  },
  {
    name: "a hidden comment keeps what is unread about it",
    found: ["listNotifications", "notifies no longer of a hidden comment that was unread"],
    reads: "removeCommentNotifications(tx, publish, comment)",
    becomes: "undefined",
  },
  {
    name: "a hidden offer stays open",
    found: ["getJobOffer", "closes a hidden offer, and tells who applied"],
    reads: "{ hidden_at: hiddenNow, active: false }",
    becomes: "{ hidden_at: hiddenNow }",
  },
  {
    name: "a recruiter opens a hidden offer again",
    found: ["updateJobOffer", "opens a hidden offer again only once it is restored, and not by itself"],
    reads: "becomesActive && before.hidden_at",
    becomes: "false",
  },
  {
    name: "likes of a restored person stay hidden",
    found: ["login", "lets in who is restored, who is mailed it, and shows their likes again"],
    reads: "hideLikes(tx, person.id, false)",
    becomes: "undefined",
  },
  {
    name: "a restored person is not mailed",
    found: ["login", "lets in who is restored, who is mailed it, and shows their likes again"],
    reads: "sendMail(person, restoredMail(person.firstname))",
    becomes: "Promise.resolve()",
  },
  {
    name: "a hidden offer stays with who saved it",
    found: ["getJobOffer", "takes a hidden offer from who saved it"],
    reads: "offer.saved && offer.hidden_at === null",
    becomes: "offer.saved",
  },
];
