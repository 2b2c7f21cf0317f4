import type { Mutant } from "./seeding";

/** What is mailed when an account changes hands or ends, and what becomes of codes that were mailed before. */
export const mailMutants: Mutant[] = [
  {
    name: "a deletion is not mailed",
    found: ["deleteMe", "mails that an account is deleted, to its address"],
    reads: "sendMail(tx, email, accountDeletedMail(firstname))",
    becomes: "undefined",
  },
  {
    name: "an undone change mails nothing of the new password",
    found: ["undoEmail", "mails the restored address of its new password, and the other one nothing"],
    reads: "sendMail(tx, email, passwordChangedMail(account.firstname))",
    becomes: "undefined",
  },
  {
    name: "an undone change leaves the codes for a new password",
    found: ["undoEmail", "voids the codes for a new password that were mailed before"],
    reads: "deleteResets(tx, id)",
    becomes: "undefined",
  },
  {
    name: "a new address leaves the codes for a new password",
    found: ["confirmEmail", "voids the codes for a new password that were mailed before"],
    reads: "// They were mailed to the former address.\n      await deleteResets(tx, user.id)",
    becomes: "undefined",
  },
  {
    name: "a code for a new password leaves the others when it is used",
    found: ["forgotPassword", "accepts a code that was mailed before another one was asked for"],
    reads: "deleteResets(tx, userId)",
    becomes: "undefined",
  },
  {
    name: "a suspended person may log in",
    found: ["login", "is refused to who is suspended, by a 403 for the right password alone"],
    reads: "account.suspended_at",
    becomes: "null",
  },
  {
    name: "the answer to a forgotten password does not say how long to wait",
    found: ["forgotPassword", "says when another code may be asked for"],
    reads: "{ message: say(authErrors.resetOnItsWay), resendIn }",
    becomes: "{ message: say(authErrors.resetOnItsWay), resendIn: 0 }",
  },
  {
    name: "a reset's mail has the code in the query of its link",
    found: ["forgotPassword", "puts the code into the fragment of the mail's link, which no server is sent"],
    reads: "`/reset-password#${code}`",
    becomes: "`/reset-password?code=${code}`",
  },
];
