import type { Mutant } from "./seeding";

const guessing = "delays repeated failures, and says nothing about the password meanwhile";

/** Codes, passwords and registrations: what is limited, and for whom. */
export const guessMutants: Mutant[] = [
  {
    name: "wrong codes are unlimited",
    found: ["verifyEmail", "refuses the code after five wrong ones"],
    reads: 'eb(tries, "+", 1)',
    becomes: 'eb(tries, "+", 0)',
  },
  {
    name: "one wrong code cancels the right one",
    found: ["verifyEmail", "accepts a code after four wrong ones"],
    reads: 'eb(tries, "+", 1)',
    becomes: 'eb(tries, "+", 5)',
  },
  {
    name: "a new code renews the budget of wrong ones",
    found: ["verifyEmail", "limits the wrong codes of an account, whatever new codes are sent"],
    reads: 'result === "wrong" || result === "cancelled"',
    becomes: "false",
  },
  {
    name: "any code is the right one",
    found: ["verifyEmail", "answers a wrong code with 400, never 401"],
    reads: "Buffer.from(hashOf(code, row.salt))",
    becomes: "Buffer.from(row.code_hash)",
  },
  {
    name: "a code never expires",
    found: ["verifyEmail", "refuses a code after fifteen minutes, with the documented text"],
    reads: "found.expires_at > clock.now()",
    becomes: "true",
  },
  {
    name: "a code expires after a minute",
    found: ["verifyEmail", "accepts a code for fifteen minutes"],
    reads: "{ user_id: userId, purpose, ...fresh }",
    becomes: "{ user_id: userId, purpose, ...fresh, expires_at: secondsAfter(now, 60) }",
  },
  {
    name: "failed logins are unlimited",
    found: ["login", guessing],
    says: /20 guesses were all answered/,
    reads: "{ limit: limits.loginFailures, subject: `${email} ${networkOf(address)}` }",
    becomes: "{ limit: limits.loginFailures, subject: String(Math.random()) }",
  },
  {
    name: "one person's failed logins delay everybody",
    found: ["login", "delays nobody else's login"],
    reads: "{ limit: limits.loginFailures, subject: `${email} ${networkOf(address)}` }",
    becomes: '{ limit: limits.loginFailures, subject: "everybody" }',
  },
  {
    name: "the right password is accepted during the delay",
    found: ["login", guessing],
    reads: "waitFor(limit, counted, now)",
    becomes: "0",
  },
  {
    name: "a successful login keeps the count of failures",
    found: ["login", "resets the count of failures after a success"],
    reads: 'db.deleteFrom("rate_limits").where("key", "=", keyOf(limited))',
    becomes: 'db.deleteFrom("rate_limits").where("key", "=", "")',
  },
  {
    name: "Retry-After is always 0",
    found: ["resendOtp", "answers another code too soon with 429 and Retry-After"],
    says: /asks to wait for 0 seconds/,
    reads: "String(seconds)",
    becomes: '"0"',
  },
  {
    name: "registrations of one address are unlimited",
    found: ["register", "limits the registrations of one address"],
    reads: "{ limit: limits.registrations, subject: `${email} ${networkOf(address)}` }",
    becomes: "{ limit: limits.registrations, subject: String(Math.random()) }",
  },
  {
    name: "resending codes is unlimited",
    found: ["resendOtp", "answers another code too soon with 429 and Retry-After"],
    reads: "resendPause(codeSubject(email, registrationId, address))",
    becomes: "resendPause(String(Math.random()))",
  },
  {
    name: "a verified address is mailed a code",
    found: ["resendOtp", "mails a verified address no code"],
    reads: "registration && !registration.verified_at",
    becomes: "registration",
  },
  {
    name: "mails in one language",
    found: ["register", "mails the code in the language that is asked for"],
    reads: "renderMail(content, language, services.config.publicUrl)",
    becomes: 'renderMail(content, "fr", services.config.publicUrl)',
  },
  {
    name: "a login without a valid code sends none",
    found: ["login", "sends another code at login when none is valid"],
    reads: "await hasValidCode(tx, clock, account.id)",
    becomes: "true",
  },
  {
    name: "a code confirms the newest registration instead of its own",
    found: ["verifyEmail", "confirms the registration that the code was sent for"],
    reads: "registrationId && (await findRegistration(db, email, registrationId))",
    becomes: "undefined",
  },
  {
    name: "a stranger's tries cancel the code of a registration",
    found: ["verifyEmail", "leaves a code valid, whatever a stranger tries"],
    reads: 'by === "holder" ? "attempts" : "open_attempts"',
    becomes: '"attempts"',
  },
  {
    name: "a stranger's resend replaces the code of a registration",
    found: ["verifyEmail", "leaves a code valid, whatever a stranger tries"],
    reads: 'askedBy === "holder" ? "verify_email" : "verify_email_open"',
    becomes: '"verify_email"',
  },
  {
    name: "a used-up code has an answer of its own for everybody",
    found: ["verifyEmail", "answers a wrong code alike for every address"],
    reads: 'by === "anyone"',
    becomes: "false",
  },
  {
    name: "a verification calls everybody an applicant",
    found: ["verifyEmail", "logs in with the code of the mail"],
    reads: "presenter.verifiedSession(token, { ...registration, username })",
    becomes: 'presenter.verifiedSession(token, { ...registration, username, role: "applicant" })',
  },
  {
    name: "a corrected address may be sent codes without a pause",
    found: ["correctEmail", "sends a registration's code to the corrected address"],
    reads: "ok({ email, registrationId, resendIn: await startPause(call, registrationId) })",
    becomes: "ok({ email, registrationId, resendIn: 0 })",
  },
  {
    name: "each wait after a failed login is as long as the first",
    found: ["login", "waits longer after every further failure"],
    reads: "growing.first * 2 ** Math.min(counted.count - free, 30)",
    becomes: "growing.first",
  },
];
