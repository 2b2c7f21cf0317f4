import type { Mutant } from "./seeding";

/** Visibility, names and order of list entries. */
export const listMutants: Mutant[] = [
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
  {
    name: "inactive offers applied to are listed but not counted",
    found: ["listJobOffersForMe", "keeps an offer applied to once it is inactive"],
    reads: "where a.applicant_id = ${applicantId} and not o.active) as total",
    becomes: "where a.applicant_id = ${applicantId} and false) as total",
    inSql: true,
  },
  {
    name: "a decided application stays",
    found: ["deleteApplication", "is possible once decided, and then nothing of it is counted"],
    reads: "deleteOwnApplication(tx, user.id, params.applicationID)",
    becomes:
      '(await tx.selectFrom("applications").select("decision").where("id", "=", params.applicationID).executeTakeFirst())?.decision ? undefined : deleteOwnApplication(tx, user.id, params.applicationID)',
  },
  {
    name: "a profile that does not say so is not available",
    found: ["updateApplicantProfile", "keeps the availability when the form does not carry it"],
    reads: "body.availableImmediately",
    becomes: "body.availableImmediately ?? false",
  },
  {
    name: "the applications of a page are counted as all",
    found: ["listApplications", "puts the newest first and counts them"],
    reads: "await countApplications(tx, offer.id)",
    becomes: "found.length",
  },
  {
    name: "new applications come first",
    found: ["listApplications", "makes seen only what the recruiter receives"],
    reads: "found.map((row) => ({ ...row, seen_at: seenAt.get(row.id) ?? row.seen_at }))",
    becomes:
      "found.map((row) => ({ ...row, seen_at: seenAt.get(row.id) ?? row.seen_at })).toSorted((a, b) => Number(seenAt.has(b.id)) - Number(seenAt.has(a.id)))",
  },
  {
    name: "applications to closed offers are not counted",
    found: ["getDashboardStats", "counts an application to a closed offer"],
    reads: "(select count(*) from applications where applicant_id = ${userId})",
    becomes:
      "(select count(*) from applications a join job_offers o on o.id = a.offer_id where o.active and a.applicant_id = ${userId})",
    inSql: true,
  },
];
