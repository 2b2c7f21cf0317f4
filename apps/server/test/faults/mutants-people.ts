import type { Mutant } from "./seeding";

/** Who may register and be found under which name, and who gets a resume. */
export const peopleMutants: Mutant[] = [
  {
    name: "a new address asks for no password",
    found: ["updateMe", "asks for the current password, and saves nothing without it"],
    reads: "await confirmPassword(call, currentPassword)",
    becomes: "undefined",
  },
  {
    name: "the notice goes to the new address",
    found: ["confirmEmail", "mails the old address once the new one counts, without naming it"],
    says: /Nothing was mailed/,
    reads: "sendMail(tx, before.email, undoMail(before.firstname, code))",
    becomes: "sendMail(tx, email, undoMail(before.firstname, code))",
  },
  {
    name: "a former username finds nobody",
    found: ["getUser", "finds the person by a former username, under the current one"],
    reads: "former === current",
    becomes: "true",
  },
  {
    name: "a former username never expires",
    found: ["getUser", "finds the person by a former username for ninety days, and then frees it"],
    reads: "secondsAfter(now, secondsFormerUsernameKept)",
    becomes: "secondsAfter(now, secondsFormerUsernameKept * 10)",
  },
  {
    name: "a former username expires after a month",
    found: ["getUser", "finds the person by a former username for ninety days, and then frees it"],
    reads: "secondsAfter(now, secondsFormerUsernameKept)",
    becomes: "secondsAfter(now, secondsFormerUsernameKept / 3)",
  },
  {
    name: "somebody of fourteen may register",
    found: ["register", "refuses somebody under 15"],
    reads: "age < 15",
    becomes: "age < 14",
  },
  {
    name: "somebody of 125 may register",
    found: ["register", "refuses somebody over 120"],
    reads: "age > 120",
    becomes: "age > 130",
  },
  {
    name: "the address as password",
    found: ["register", "refuses the address as password"],
    reads: "plain === email.toLowerCase() || plain === username?.toLowerCase()",
    becomes: "plain === username?.toLowerCase()",
  },
  {
    name: "the username as password",
    found: ["register", "refuses the username as password"],
    reads: "plain === email.toLowerCase() || plain === username?.toLowerCase()",
    becomes: "plain === email.toLowerCase()",
  },
  {
    name: "only one common password is refused",
    found: ["register", "refuses the most common number as password"],
    reads: "isCommonPassword(plain)",
    becomes: 'plain === "password"',
  },
  {
    name: "everybody gets the resume",
    found: ["getApplicantProfile", "shows the resume only to its owner and to recruiters with an application"],
    reads: "profile.user_id === reader.id || profile.applied",
    becomes: "true",
  },
  {
    name: "only the owner gets the resume",
    found: ["getApplicantProfile", "shows the resume only to its owner and to recruiters with an application"],
    reads: "profile.user_id === reader.id || profile.applied",
    becomes: "profile.user_id === reader.id",
  },
  {
    name: "misleading usernames are accepted",
    found: ["register", "refuses the username admin"],
    reads: "isReserved(username) ? accountErrors.usernameReserved : undefined",
    becomes: "undefined",
  },
  {
    name: "an unverified user is found by name",
    found: ["getUser", "does not find an unverified user"],
    reads: "lower(username) = ${name} and verified_at is not null",
    becomes: "lower(username) = ${name}",
    inSql: true,
  },
  {
    name: "a blocked person is found by name",
    found: ["getUser", "hides the blocked person from the blocker alone, by name too"],
    reads: "findByName(db, params.username, clock.now(), user.id)",
    becomes: "findByName(db, params.username, clock.now(), 0)",
  },
  {
    name: "recruiters of inactive offers do not get the resume",
    found: ["getApplicantProfile", "shows the resume only to its owner and to recruiters with an application"],
    reads: "where a.applicant_id = p.user_id and o.recruiter_id = ${readerId})",
    becomes: "where a.applicant_id = p.user_id and o.recruiter_id = ${readerId} and o.active)",
    inSql: true,
  },
  {
    name: "a resume may act by itself",
    found: ["updateApplicantProfile", "refuses a resume with a script that runs when it opens"],
    reads: "await hasActiveContent(await readFile(upload.path))",
    becomes: "false",
  },
  {
    name: "a signed link outlives the right to the resume",
    found: ["deleteApplication", "ends a link to a resume with the right to it"],
    reads: "(f.owner_id = u.id or a.id is not null)",
    becomes: "true",
    inSql: true,
  },
  {
    name: "a signed link never expires",
    found: ["getApplicantProfile", "gives a link to a resume that expires, whatever links are given later"],
    reads: "Number(expires) * 1000 > clock.now().getTime()",
    becomes: "true",
  },
  {
    name: "language weights are ignored",
    found: ["getMe", "answers in the most preferred language"],
    reads: "quality === undefined ? 1 : Number(quality)",
    becomes: "1",
  },
];
