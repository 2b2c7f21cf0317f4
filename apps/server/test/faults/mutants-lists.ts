import type { Mutant } from "./seeding";

/** Visibility, names and order of list entries. */
export const listMutants: Mutant[] = [
  {
    name: "posts are unlimited",
    found: ["createPost", "limits one person to some sixty a minute"],
    reads: "{ limit: limits[what], subject: String(call.user.id) }",
    becomes: '{ limit: limits[what], subject: what === "post" ? String(Math.random()) : String(call.user.id) }',
  },
  {
    name: "comments are unlimited",
    found: ["createComment", "limits one person to some sixty a minute"],
    reads: "{ limit: limits[what], subject: String(call.user.id) }",
    becomes: '{ limit: limits[what], subject: what === "comment" ? String(Math.random()) : String(call.user.id) }',
  },
  {
    name: "one author's limit applies to everybody",
    found: ["createComment", "limits one person to some sixty a minute"],
    reads: "{ limit: limits[what], subject: String(call.user.id) }",
    becomes: '{ limit: limits[what], subject: "everybody" }',
  },
  {
    name: "posts show their authors' former usernames",
    found: ["listPosts", "shows an author by the current names"],
    reads: '["p.author_id", "u.username", "u.firstname", "u.lastname", "u.avatar"]',
    becomes:
      '["p.author_id", sql`coalesce((select f.username from former_usernames f where f.user_id = u.id limit 1), u.username)`.as("username"), "u.firstname", "u.lastname", "u.avatar"]',
  },
  {
    name: "comments show their authors' former usernames",
    found: ["listPosts", "shows a comment's author by the current names"],
    reads: '["c.author_id", "author.username", "author.firstname", "author.lastname", "author.avatar"]',
    becomes:
      '["c.author_id", sql`coalesce((select f.username from former_usernames f where f.user_id = c.author_id limit 1), author.username)`.as("username"), "author.firstname", "author.lastname", "author.avatar"]',
  },
  {
    name: "discussions show former usernames",
    found: ["listDiscussions", "shows the other one of a discussion by the current names"],
    reads: 'db.selectFrom("users as u").select(personColumns).where("u.id", "=", sql.ref<number>(id))',
    becomes:
      'db.selectFrom("users as u").select(["u.id", "u.firstname", "u.lastname", "u.avatar", sql`coalesce((select f.username from former_usernames f where f.user_id = u.id limit 1), u.username)`.as("username")]).where("u.id", "=", sql.ref<number>(id))',
  },
  {
    name: "an edited post jumps to the top",
    found: ["listPosts", "keeps the position of a post that is edited"],
    reads: 'whole(db, ids, readerId).select(totalFor(db, { readerId, upTo }).as("total")).orderBy("p.id", "desc")',
    becomes:
      'whole(db, ids, readerId).select(totalFor(db, { readerId, upTo }).as("total")).orderBy(sql`coalesce(p.updated_at, p.created_at)`, "desc")',
  },
  {
    name: "a post that is commented on jumps to the top",
    found: ["listPosts", "keeps the position of a post that is liked and commented on"],
    reads: 'whole(db, ids, readerId).select(totalFor(db, { readerId, upTo }).as("total")).orderBy("p.id", "desc")',
    becomes:
      'whole(db, ids, readerId).select(totalFor(db, { readerId, upTo }).as("total")).orderBy(sql`coalesce((select max(c.created_at) from comments c where c.post_id = p.id), p.created_at)`, "desc")',
  },
  {
    name: "an edited comment jumps to the end",
    found: ["listPosts", "keeps the position of a comment that is edited"],
    reads: 'db.selectFrom(newest.as("newest")).selectAll("newest").orderBy("newest.id")',
    becomes:
      'db.selectFrom(newest.as("newest")).selectAll("newest").orderBy(sql`coalesce(newest.updated_at, newest.created_at)`)',
  },
  {
    name: "an edited offer jumps to the top",
    found: ["listRecruiterJobOffers", "keeps the position of an offer that is edited"],
    reads: "{ ...columns(offer), updated_at: sql`now()` }",
    becomes: "{ ...columns(offer), created_at: sql`now()`, updated_at: sql`now()` }",
  },
  {
    name: "inactive offers are listed to all",
    found: ["listRecruiterJobOffers", "lists the active ones to everybody else"],
    reads: "user.id === recruiterId",
    becomes: "user.id > 0 && recruiterId > 0",
  },
  {
    name: "inactive offers are shown to all",
    found: ["getJobOffer", "shows an inactive offer only to its recruiter and its applicants"],
    reads: "offer.active || offer.recruiter_id === user.id || offer.application_id !== null",
    becomes: "true",
  },
  {
    name: "an inactive offer is hidden from who applied",
    found: ["getJobOffer", "shows an inactive offer only to its recruiter and its applicants"],
    reads: "offer.active || offer.recruiter_id === user.id || offer.application_id !== null",
    becomes: "offer.active || offer.recruiter_id === user.id",
  },
  {
    name: "an error text reveals a hidden offer",
    found: ["getJobOffer", "answers for an inactive offer exactly as for an item that does not exist"],
    reads: "!offer || !mayRead(user, offer)",
    becomes:
      'offer && !mayRead(user, offer) ? (() => { throw notFound({ fr: "Cette offre est fermée.", en: "This offer is closed." }); })() : !offer',
  },
  {
    name: "the author of a post or comment is not checked",
    found: ["updatePost", "is a 403 for everybody but the author"],
    reads: "row.author_id !== user.id",
    becomes: "false",
  },
  {
    name: "the owner of a post like is not checked",
    found: ["deletePostLike", "hides and leaves unchanged somebody else's like"],
    reads: "where id = ${id} and user_id = ${userId} returning post_id",
    becomes: "where id = ${id} returning post_id",
    inSql: true,
  },
  {
    name: "the owner of a CV entry is not checked at deletion",
    found: ["deleteFormation", "hides and leaves unchanged another applicant's"],
    reads: "where id = ${id} and user_id = ${userId} returning id",
    becomes: "where id = ${id} returning id",
    inSql: true,
  },
  {
    name: "a repeated client id creates again",
    found: ["createPost", "stores once what is sent twice under one client id"],
    reads: "{ id: stored, isNew: false }",
    becomes: "{ id: await create(), isNew: true }",
  },
  {
    name: "the size of a page is unlimited",
    found: ["listFormations", "gives a hundred at most for 'limit=1000'"],
    reads: "Math.min(number, maximum)",
    becomes: "number",
  },
  {
    name: "duplicate words keep the last spelling",
    found: [
      "createJobOffer",
      "publishes each skill and benefit once, as first spelled and in the order given, and no blank one",
    ],
    reads: "byKey.has(key)",
    becomes: "byKey.has(word)",
  },
  {
    name: "a full form keeps omitted fields",
    found: ["updateFormation", "clears the optional fields that the full form omits"],
    reads: "isFull ? rules.blank : before",
    becomes: "before",
  },
  {
    name: "an end before the start is accepted",
    found: ["createFormation", "refuses an end before the start, with the documented text"],
    reads: 'finishedAt < (startedAt ?? "")',
    becomes: "false",
  },
  {
    name: "inactive offers applied to are listed but not counted",
    found: ["listJobOffersForMe", "keeps an offer applied to once it is inactive"],
    reads: "where a.applicant_id = ${applicantId} and not ${isOpenFor(today, applicantId)}) as total",
    becomes: "where a.applicant_id = ${applicantId} and false) as total",
    inSql: true,
  },
  {
    name: "a decided application cannot be withdrawn",
    found: ["deleteApplication", "is possible once decided, and leaves the counts"],
    reads: "withdrawOwnApplication(tx, clock.now(), applicantId, id)",
    becomes:
      '(await tx.selectFrom("applications").select("decision").where("id", "=", id).executeTakeFirst())?.decision ? undefined : withdrawOwnApplication(tx, clock.now(), applicantId, id)',
  },
  {
    name: "a save without the availability resets it",
    found: ["updateApplicantProfile", "keeps the availability when the form omits it"],
    reads: "body.availableImmediately",
    becomes: "body.availableImmediately ?? false",
  },
  {
    name: "totalItems counts one page of applications",
    found: ["listApplications", "puts the newest first and counts them"],
    reads: "findApplications(tx, offer.id, page)",
    becomes: "findApplications(tx, offer.id, page).then(({ rows }) => ({ rows, total: rows.length }))",
  },
  {
    name: "new applications come first",
    found: ["listApplications", "marks as seen only what the recruiter receives"],
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
  {
    name: "notifications come newest first, whatever is asked for",
    found: ["listNotifications", "sorts as requested, by default newest first"],
    reads: 'column === "created_at" ? order : "desc"',
    becomes: '"desc"',
  },
  {
    name: "a form without the last required field clears what it lacks",
    found: ["updateExperience", "keeps the optional fields where a required one is left out"],
    reads: "rules.required.every((name) => body[name] !== undefined)",
    becomes: "rules.required.slice(0, -1).every((name) => body[name] !== undefined)",
  },
];
