export { birthdateProblem } from "./check-birthdate";
export { choosePassword } from "./choose-password";
export { deleteExpiredCodes, redeemCode } from "./redeem-code";
export { confirmPassword } from "./confirm-password";
export { deleteExpiredDevices, listDevices, replaceDevices } from "./device-cookie";
export { languageUpdate } from "./account-language";
export { lockCaller } from "./lock-account-row";
export { deleteExpiredTickets } from "./live-tickets";
export { mailCode } from "./mail-code";
export { createPasswords } from "./password-hashing";
export { forgetLoginFailures, resetFailures } from "./limit-keys";
export { deleteExpiredResets, deleteResets, hashResetCode } from "./password-resets";
export { createMailWriter } from "./requested-mails";
export { authRoutes } from "./routes";
export { createSessions, deleteExpiredSessions, listOpenSessions, revokeSessions } from "./sessions";
export { deleteOldRegistrations } from "./store";
export {
  deleteExpiredUsernames,
  userIdByUsername,
  isOthersName,
  isTaken,
  reserveDeletedUsername,
  reserveFormerUsername,
} from "./usernames";
