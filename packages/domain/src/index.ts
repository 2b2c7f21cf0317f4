export * from "./application-export";
export * from "./dates";
export * from "./mailed-codes";
export * from "./contract-limits";
export * from "./cv-rules";
export * from "./move-entry";
export * from "./split-list";
export * from "./cv-document";
export * from "./message-editing";
export * from "./deleted-person";
export * from "./elision";
export * from "./mails/account-mails";
export * from "./mails/password-mails";
export * from "./mails/verification-mails";
export { type Asking, deviceText } from "./device-texts";
export * from "./mails/digest-mail";
export * from "./data-export";
export * from "./errors/account";
export * from "./errors/applications";
export * from "./errors/auth";
export * from "./errors/blocks";
export { commonErrors } from "./errors/common";
export * from "./errors/cv";
export * from "./errors/fields";
export * from "./errors/files";
export * from "./errors/job-offers";
export * from "./errors/quotas";
export * from "./errors/rate-limits";
export * from "./errors/live";
export * from "./errors/messages";
export * from "./errors/notifications";
export * from "./errors/reports";
export * from "./errors/posts";
export * from "./errors/profiles";
export * from "./downloads";
export * from "./place-surroundings";
export * from "./json-limits";
export * from "./language-levels";
export * from "./language";
export * from "./live-protocol";
export * from "./mails/mail-content";
export {
  type Applicant,
  compareRanks,
  type Created,
  declaredAmong,
  explain,
  type Explanation,
  minFittingSkills,
  type Rank,
  rankOf,
  rankShared,
  type Source,
  type WantedSkill,
  wantedSkills,
} from "./matching";
export { levelOf, mediumShare } from "./match-levels";
export * from "./quotas";
export { eurosText } from "./euros-text";
export * from "./pay";
export * from "./parse-pay";
export * from "./minimum-age";
export * from "./missing-profile-parts";
export { foundText, maxNamedAlerts } from "./offer-found-text";
export * from "./file-link-validity";
export * from "./full-name";
export * from "./notification-events";
export * from "./notification-texts";
export * from "./offer-changes";
export * from "./offer-alerts";
export * from "./offer-filters";
export * from "./offer-expiry";
export * from "./offer-fields";
export * from "./product";
export * from "./public-paths";
export * from "./rate-limits";
export * from "./problems";
export * from "./retention-periods";
export {
  holdsWord,
  joinedWords,
  maxFoundByWord,
  searchWords,
  type WantedWord,
  wantedWords,
  wordsOfNames,
  wordsOfText,
  wordsOfTitles,
} from "./search";
export { significantWords, skillKey, skillStart } from "./words/skill-key";
export * from "./tags";
export { isolated, lengthOf, oneLine, trimText } from "./text";
export * from "./words/fold";
export * from "./durations";
export * from "./username-rules";
export * from "./web-address";
export { datePatterns } from "./parse-dates";
export { type DatedLine, datedLine, type WrittenPeriod } from "./parse-periods";
export * from "./plain-text";
export * from "./employment-contract";
export * from "./json-resume/import-resume";
export type { ReadCertificate, ReadJob, ReadLanguage, ReadProject, ReadSchool, ReadSkill } from "./json-resume/entries";
export type { ReadPeriod } from "./json-resume/fields";
export { isForeign, textOf } from "./json-resume/values";
export { toJsonResume, type WholeCv } from "./json-resume/export-resume";
