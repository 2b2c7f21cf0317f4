import type { Mutant } from "./seeding";

const picture = 'body.avatar && (await files.storePicture(body.avatar, "avatar"))';
const taken = ["updateMe", "saves nothing of a form with a taken username or address"] as const;
const resume = [
  "getApplicantProfile",
  "shows the resume only to its owner and to recruiters with an application",
] as const;
const applied = "where a.applicant_id = p.user_id and o.recruiter_id = ${readerId})";

/** Accounts and profiles: partial saves, and who sees what when. */
export const accountMutants: Mutant[] = [
  {
    name: "a password may be the username in other letters",
    found: ["register", "refuses the username as password in other letters"],
    reads: "plain === email.toLowerCase() || plain === username?.toLowerCase()",
    becomes: "password === email || password === username",
  },
  {
    name: "while an address waits for its code, any other needs no password",
    found: ["updateMe", "asks for the password for another address while one waits"],
    reads: "pending && isSame(pending.email, email)",
    becomes: "pending",
  },
  {
    name: "a deleted person's username is free",
    found: ["deleteMe", "keeps the username from everybody else"],
    reads: "reserveDeletedUsername(tx, username, clock.now())",
    becomes: "undefined",
  },
  {
    name: "the likes of a deleted person are still notified",
    found: ["deleteMe", "removes the unread notifications of likes and comments"],
    reads: "removeCausedBy(tx, publish, userId, feedEvents())",
    becomes: 'removeCausedBy(tx, publish, userId, ["post_comment", "comment_like"])',
  },
  {
    name: "comments do not show their authors' pictures",
    found: ["updateMe", "shows the current picture everywhere, if any"],
    reads: '["c.author_id", "author.username", "author.firstname", "author.lastname", "author.avatar"]',
    becomes: '["c.author_id", "author.username", "author.firstname", "author.lastname", sql`null`.as("avatar")]',
  },
  {
    name: "a refused account form saves its first name",
    found: taken,
    reads: picture,
    becomes: `(body.firstname !== undefined && (await updateUser(db, user.id, { firstname: body.firstname })), ${picture})`,
  },
  {
    name: "a refused account form deletes the present picture",
    found: taken,
    reads: picture,
    becomes: `(body.avatar && (await files.drop(db, (await findUser(db, user.id)).avatar)), ${picture})`,
  },
  {
    name: "a new first name clears the phone number",
    found: ["updateMe", "changes the fields of the form and keeps the others"],
    reads: "findUser(tx, user.id)",
    becomes:
      '(firstname !== undefined && phone === undefined && (await updateUser(tx, user.id, { phone: "" })), findUser(tx, user.id))',
  },
  {
    name: "a new company name removes the logo",
    found: ["updateRecruiterProfile", "keeps the logo when the form omits it"],
    reads: "replaceFile(tx, files, before.logo_file, logo)",
    becomes: 'replaceFile(tx, files, before.logo_file, logo ?? (body.company === undefined ? undefined : ""))',
  },
  {
    name: "a recruiter with any application gets every resume",
    found: resume,
    reads: applied,
    becomes: "where o.recruiter_id = ${readerId})",
    inSql: true,
  },
  {
    name: "the resume stays shown after the offer is deleted",
    found: resume,
    reads: applied,
    becomes: `${applied} or exists (select from notifications n
      where n.event = 'offer_deleted' and n.user_id = p.user_id and n.actor_id = \${readerId})`,
    inSql: true,
  },
  {
    name: "a signed link can be prolonged",
    found: ["getApplicantProfile", "opens no resume by a forged link"],
    reads: "`${name}\\n${reader}\\n${expires}`",
    becomes: "`${name}\\n${reader}`",
  },
  {
    name: "a signed link lasts an hour",
    found: ["getApplicantProfile", "gives a link to a resume that expires, whatever links are given later"],
    reads: "secondsAfter(from, secondsLinkValid)",
    becomes: "secondsAfter(from, 4 * secondsLinkValid)",
  },
  {
    name: "everybody found by name is an applicant",
    found: ["getUser", "finds the person by a former username, under the current one"],
    reads: "ok(found)",
    becomes: 'ok({ ...found, role: "applicant" })',
  },
  {
    name: "the portfolio is for its owner alone",
    found: ["getApplicantProfile", "shows the professional part, and no more, to whoever may see it"],
    reads: "presenter.applicantProfile(found, resume && files.resumeLink(resume))",
    becomes:
      "{ ...presenter.applicantProfile(found, resume && files.resumeLink(resume)), ...(found.user_id !== user.id && { portfolioUrl: null }) }",
  },
  {
    name: "an undone change leaves an address that waits for its code",
    found: ["undoEmail", "gives up an address that waits for its code"],
    reads: "endEmailChange(tx, id)",
    becomes: "Promise.resolve(undefined)",
  },
  {
    name: "an undone change leaves the undo of later ones",
    found: ["undoEmail", "voids the undo of every later change"],
    reads: `tx
    .deleteFrom("email_undos")
    .where("user_id", "=", userId)
    .where("id", ">=", undoId)`,
    becomes: `tx
    .deleteFrom("email_undos")
    .where("user_id", "=", userId)
    .where("id", "=", undoId)`,
  },
  {
    name: "a code for a new address never expires",
    found: ["confirmEmail", "answers a code for a new address with 400 after 16 minutes"],
    reads: "change.expires_at <= clock.now()",
    becomes: "false",
  },
  {
    name: "a change of the address can be undone for a day",
    found: ["undoEmail", "answers the undo of an address with 200 after 167 hours"],
    reads: "secondsAfter(clock.now(), secondsEmailUndoValid)",
    becomes: "secondsAfter(clock.now(), secondsEmailUndoValid / 7)",
  },
  {
    name: "nobody is told that a deleted recruiter's offers end",
    found: ["deleteMe", "ends a recruiter's offers"],
    reads: "await deleteAllOffers(tx, id)",
    becomes: "undefined",
  },
  {
    name: "nobody is told that a deleted applicant withdraws",
    found: ["deleteMe", "withdraws an applicant's applications"],
    reads: "await withdrawAll(tx, { clock, publish }, id)",
    becomes: 'await tx.deleteFrom("applications").where("applicant_id", "=", id).execute()',
  },
  {
    name: "unread messages of a deleted person do not count",
    found: ["deleteMe", "leaves messages to the other side, from a deleted person"],
    reads: 'eb.or([eb("d.other_id", "is", null), eb("d.other_id", "not in", blockedBy(db, userId))])',
    becomes: 'eb("d.other_id", "not in", blockedBy(db, userId))',
  },
  {
    name: "that a deleted person liked a comment is still notified",
    found: ["deleteMe", "removes the unread notifications of likes and comments"],
    reads: "removeCausedBy(tx, publish, userId, feedEvents())",
    becomes: 'removeCausedBy(tx, publish, userId, ["post_like", "post_comment"])',
  },
  {
    name: "a deleted person's username is free at a registration",
    found: ["deleteMe", "keeps the username from everybody else"],
    reads: "self ?? -1",
    becomes: "self ?? null",
  },
  {
    name: "a deleted person's username is kept for a month",
    found: ["deleteMe", "keeps the username of a deleted person for ninety days"],
    reads: "{ user_id: null, expires_at: heldUntil(now) }",
    becomes: "{ user_id: null, expires_at: secondsAfter(now, 30 * 86_400) }",
  },
  {
    name: "the same username again is a rename",
    found: ["updateMe", "counts no rename where a form has the name that is there"],
    reads: "body.username === undefined || body.username.toLowerCase() === before.toLowerCase()",
    becomes: "body.username === undefined",
  },
];
