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
    reads: "secondsAfter(from, lifetime)",
    becomes: "secondsAfter(from, 4 * lifetime)",
  },
  {
    name: "everybody found by name is an applicant",
    found: ["getUser", "finds the person by a former username, under the current one"],
    reads: "ok(found)",
    becomes: 'ok({ ...found, role: "applicant" })',
  },
  {
    name: "the portfolio is for its owner alone",
    found: ["getApplicantProfile", "shows everybody the professional part, and no more"],
    reads: "presenter.applicantProfile(found, resume && files.resumeLink(resume))",
    becomes:
      "{ ...presenter.applicantProfile(found, resume && files.resumeLink(resume)), ...(found.user_id !== user.id && { portfolioUrl: null }) }",
  },
];
