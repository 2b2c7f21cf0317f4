import type { Mutant } from "./seeding";

const ends = ["listNotifications", "forgets what is unread of a deleted comment, and of its likes"] as const;
const decided = ["decideApplication", "shows a decision to its applicant alone"] as const;

/** Who is told of what, who sees what, and in which order. */
export const toldMutants: Mutant[] = [
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
    name: "the count of read messages is not told",
    found: ["listMessages", "counts as read what its recipient has got, and tells every channel"],
    reads: 'publish(user.id, { kind: "messages-read" })',
    becomes: "undefined",
  },
  {
    name: "a message comes back to the channel that sent it",
    found: ["connectLive", "tells every channel of both, each what is theirs, and nobody else"],
    reads: "id !== event.via",
    becomes: "true",
  },
  {
    name: "a message sent again is told again",
    found: ["connectLive", "stores a message of a known client id once, and confirms it again"],
    reads: "{ id: before.id, recipientId: undefined }",
    becomes: "{ id: before.id, recipientId: await recipientOf(db, clock.now(), sender.id, draft) }",
  },
  {
    name: "a client id is told to the other one",
    found: ["listMessages", "tells a client id to nobody but its sender"],
    reads: "own && row.client_id !== null",
    becomes: "row.client_id !== null",
  },
  {
    name: "anybody may write into a conversation",
    found: ["connectLive", "refuses a message into a conversation of others"],
    reads: "ids.includes(userId)",
    becomes: "true",
  },
  {
    name: "anybody may read a conversation",
    found: ["listMessages", "is for the two of them alone"],
    reads: 'eb.or([eb("user_low", "=", userId), eb("user_high", "=", userId)])',
    becomes: "eb.and([])",
  },
  {
    name: "any number of messages a minute",
    found: ["connectLive", "takes some 60 messages a minute of one sender, on whatever channels"],
    reads: "{ limit: rateLimits.messages, subject: String(senderId) }",
    becomes: "{ limit: rateLimits.messages, subject: String(Math.random()) }",
  },
  {
    name: "any number of posts a minute",
    found: ["createPost", "takes some sixty a minute of one person"],
    reads: "{ limit: limits[what], subject: String(call.user.id) }",
    becomes: '{ limit: limits[what], subject: what === "post" ? String(Math.random()) : String(call.user.id) }',
  },
  {
    name: "any number of comments a minute",
    found: ["createComment", "takes some sixty a minute of one person"],
    reads: "{ limit: limits[what], subject: String(call.user.id) }",
    becomes: '{ limit: limits[what], subject: what === "comment" ? String(Math.random()) : String(call.user.id) }',
  },
  {
    name: "one busy author silences all",
    found: ["createComment", "takes some sixty a minute of one person"],
    reads: "{ limit: limits[what], subject: String(call.user.id) }",
    becomes: '{ limit: limits[what], subject: "everybody" }',
  },
  {
    name: "authors keep the names they had",
    found: ["listPosts", "shows an author by the present names"],
    reads: '["p.author_id", "u.username", "u.firstname", "u.lastname", "u.avatar"]',
    becomes:
      '["p.author_id", sql`coalesce((select f.username from former_usernames f where f.user_id = u.id limit 1), u.username)`.as("username"), "u.firstname", "u.lastname", "u.avatar"]',
  },
  {
    name: "comments keep the names of their authors",
    found: ["listPosts", "shows a comment's author by the present names"],
    reads: '["c.author_id", "author.username", "author.firstname", "author.lastname", "author.avatar"]',
    becomes:
      '["c.author_id", sql`coalesce((select f.username from former_usernames f where f.user_id = c.author_id limit 1), author.username)`.as("username"), "author.firstname", "author.lastname", "author.avatar"]',
  },
  {
    name: "conversations keep the names of their people",
    found: ["listDiscussions", "shows the other one of a conversation by the present names"],
    reads: 'eb.selectFrom("users as u").select(personColumns).whereRef("u.id", "=", side)',
    becomes:
      'eb.selectFrom("users as u").select(["u.id", "u.firstname", "u.lastname", "u.avatar", sql`coalesce((select f.username from former_usernames f where f.user_id = u.id limit 1), u.username)`.as("username")]).whereRef("u.id", "=", side)',
  },
  {
    name: "an edited post jumps to the top",
    found: ["listPosts", "keeps the place of a post that is edited"],
    reads: 'whole(db, page).orderBy("p.id", "desc")',
    becomes: 'whole(db, page).orderBy(sql`coalesce(p.updated_at, p.created_at)`, "desc")',
  },
  {
    name: "a post that is commented on jumps to the top",
    found: ["listPosts", "keeps the place of a post that is liked and commented on"],
    reads: 'whole(db, page).orderBy("p.id", "desc")',
    becomes:
      'whole(db, page).orderBy(sql`coalesce((select max(c.created_at) from comments c where c.post_id = p.id), p.created_at)`, "desc")',
  },
  {
    name: "an edited comment jumps to the end",
    found: ["listPosts", "keeps the place of a comment that is edited"],
    reads: 'comments(db).where("c.post_id", "=", eb.ref("p.id")).orderBy("c.id")',
    becomes: 'comments(db).where("c.post_id", "=", eb.ref("p.id")).orderBy(sql`coalesce(c.updated_at, c.created_at)`)',
  },
  {
    name: "an edited offer jumps to the top",
    found: ["listRecruiterJobOffers", "keeps the place of an offer that is edited"],
    reads: "{ ...columns(offer), updated_at: sql`now()` }",
    becomes: "{ ...columns(offer), created_at: sql`now()`, updated_at: sql`now()` }",
  },
  {
    name: "inactive offers are listed to all",
    found: ["listRecruiterJobOffers", "lists the active ones to everybody else"],
    reads: 'user.id === recruiterId ? "all" : "active"',
    becomes: '"all"',
  },
  {
    name: "inactive offers are shown to all",
    found: ["getJobOffer", "shows an inactive offer to its recruiter and to who applied, to nobody else"],
    reads: "offer.active || offer.recruiter_id === user.id || offer.application_id !== null",
    becomes: "true",
  },
  {
    name: "an inactive offer is hidden from who applied",
    found: ["getJobOffer", "shows an inactive offer to its recruiter and to who applied, to nobody else"],
    reads: "offer.active || offer.recruiter_id === user.id || offer.application_id !== null",
    becomes: "offer.active || offer.recruiter_id === user.id",
  },
  {
    name: "a text tells that a hidden offer exists",
    found: ["getJobOffer", "answers for an inactive offer in the very words of what does not exist"],
    reads: "!offer || !mayRead(user, offer)",
    becomes:
      'offer && !mayRead(user, offer) ? (() => { throw notFound({ fr: "Cette offre est fermée.", en: "This offer is closed." }); })() : !offer',
  },
  {
    name: "anybody may edit and delete posts and comments",
    found: ["updatePost", "is a 403 for everybody but the author"],
    reads: "row.author_id !== user.id",
    becomes: "false",
  },
  {
    name: "anybody may take a like back",
    found: ["deletePostLike", "hides and keeps somebody else's like"],
    reads: "where id = ${id} and user_id = ${userId} returning post_id",
    becomes: "where id = ${id} returning post_id",
    inSql: true,
  },
  {
    name: "anybody may delete what stands in a CV",
    found: ["deleteFormation", "hides and keeps another applicant's"],
    reads: "where id = ${id} and user_id = ${userId} returning id",
    becomes: "where id = ${id} returning id",
    inSql: true,
  },
  {
    name: "a creation that is sent again is made again",
    found: ["createPost", "stores once what is sent twice under one client id"],
    reads: "{ id: stored, isNew: false }",
    becomes: "{ id: await create(), isNew: true }",
  },
  {
    name: "a page of any size",
    found: ["listFormations", "gives a hundred at most for 'limit=1000'"],
    reads: "Math.min(number, maximum)",
    becomes: "number",
  },
  {
    name: "words are kept as last spelled",
    found: ["createJobOffer", "publishes each skill once, as first spelled, and no blank one"],
    reads: "byKey.has(key)",
    becomes: "byKey.has(word)",
  },
  {
    name: "the full form keeps what it does not carry",
    found: ["updateFormation", "clears what the full form does not carry"],
    reads: "isFull ? rules.blank : before",
    becomes: "before",
  },
  {
    name: "something may end before it begins",
    found: ["createFormation", "refuses an end before the start, with the decided text"],
    reads: 'finishedAt < (startedAt ?? "")',
    becomes: "false",
  },
];
