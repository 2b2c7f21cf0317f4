import type { Mutant } from "./seeding";

/** Registrations: their usernames, their codes and the pause between two. */
export const registrationMutants: Mutant[] = [
  {
    name: "a generated username loses the ligature Œ",
    found: ["register", "makes a username of the names, in ASCII and lower case"],
    reads: "/[œŒ]/g",
    becomes: "/œ/g",
  },
  {
    name: "a generated username loses the ligature œ",
    found: ["register", "makes a username of the names, in ASCII and lower case"],
    reads: "/[œŒ]/g",
    becomes: "/Œ/g",
  },
  {
    name: "a number makes a name of the staff a username",
    found: ["register", "refuses the username staff24"],
    reads: String.raw`word.replace(/\d+$/, "")`,
    becomes: "word",
  },
  {
    name: "a login before the verification says no pause",
    found: ["login", "names the waiting registration to whoever has the password"],
    reads: "presenter.waiting(account, resendIn)",
    becomes: "presenter.waiting(account, 0)",
  },
  {
    name: "a corrected address leaves the codes of the former one",
    found: ["correctEmail", "cancels every code sent before the correction"],
    reads: 'tx.deleteFrom("email_codes").where("user_id", "=", id)',
    becomes: 'tx.deleteFrom("email_codes").where("user_id", "=", -1)',
  },
  {
    name: "a code in two groups is wrong",
    found: ["verifyEmail", "accepts the address in any case, and spaces around both and in the code"],
    reads: String.raw`body.otp.replaceAll(/\s/g, "")`,
    becomes: "body.otp.trim()",
  },
  {
    name: "the link of a code's mail names no registration",
    found: ["register", "names the registration in the mail's link, for its codes alone"],
    reads: "registration_id === null ? undefined : toIdInMail(registration_id)",
    becomes: "undefined",
  },
  {
    name: "an older code counts where no registration is named",
    found: ["verifyEmail", "means the newest code of an address where no registration is named"],
    reads: "newestFirst.slice(0, 1)",
    becomes: "newestFirst",
  },
  {
    name: "a cancelled code of a registration counts as valid at a login",
    found: ["login", "cancels a registration's code after five wrong ones, and sends another at login"],
    reads: `db
    .selectFrom("email_codes")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("purpose", "=", "verify_email")
    .where("consumed_at", "is", null)
    .where("attempts", "<", maxCodeTries)`,
    becomes: `db
    .selectFrom("email_codes")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("purpose", "=", "verify_email")
    .where("consumed_at", "is", null)`,
  },
  {
    name: "the wrong codes of a named registration are unlimited",
    found: ["verifyEmail", "limits a registration's wrong codes, whatever new ones are sent"],
    reads: "{ limit: limits.codeFailures, subject: codeSubject(email, registrationId, address) }",
    becomes:
      "{ limit: limits.codeFailures, subject: registrationId ? String(Math.random()) : codeSubject(email, undefined, address) }",
  },
  {
    name: "a username that was given away meanwhile fails the verification",
    found: ["register", "holds no username before it is verified"],
    reads: 'registration.username !== "" && !(await isTaken(tx, registration.username, now))',
    becomes: 'registration.username !== ""',
  },
];
