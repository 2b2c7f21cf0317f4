export { maxPay } from "./amounts";
export {
  applicationExportTexts,
  applicationsCsv,
  type ExportedApplication,
  maxExported,
  maxExportPages,
} from "./application-export";
export { dateOf, dayInParis, momentInParis, momentOf, optionalDay, yearsBetween } from "./dates";
export {
  codeIn,
  maxCodeTries,
  normalizeResetCode,
  resetCodeOf,
  secondsAddressCodeValid,
  secondsCodeValid,
  secondsEmailUndoValid,
  secondsLinkValid,
  secondsResetValid,
} from "./codes";
export { maxFileSize, passwordLength, textLimits } from "./contract-limits";
export { changedEntry, cvRules, type CvRules, keptEntry, type Period } from "./cv";
export { movedTo } from "./cv-order";
export { splitWords } from "./split-words";
export {
  type CvDesign,
  cvDesigns,
  cvDocumentTexts,
  maxCvPages,
  monthText,
  openPeriodText,
  periodText,
} from "./cv-document";
export { deletedMessageText, secondsMessageChangeable } from "./messages";
export { byDeleted, deletedActor, deletedPerson } from "./deleted-person";
export { withDe, withQue } from "./elision";
export { addressCodeMail, codeMail, newEmailMail, resetMail, undoMail } from "./code-mails";
export { type Asking, deviceText } from "./devices";
export {
  type DigestEntry,
  digestMail,
  maxDigestEntries,
  messageEntry,
  pathOfAlert,
  pathOfTarget,
  unsubscribePath,
} from "./digest-mail";
export { exportLabels, type ExportSection, exportText, exportTitles } from "./export";
export { accountErrors } from "./errors/account";
export { applicationErrors } from "./errors/applications";
export { authErrors } from "./errors/auth";
export { blockErrors } from "./errors/blocks";
export { commonErrors } from "./errors/common";
export { cvErrors } from "./errors/cv";
export { fieldErrors } from "./errors/fields";
export { fileErrors } from "./errors/files";
export { jobOfferErrors } from "./errors/job-offers";
export { rateLimitErrors, storedErrors } from "./errors/limits";
export { liveErrors } from "./errors/live";
export { messageErrors } from "./errors/messages";
export { notificationErrors } from "./errors/notifications";
export { reportErrors } from "./errors/reports";
export { postErrors } from "./errors/posts";
export { profileErrors } from "./errors/profiles";
export { downloadHeaders, downloadNames, publicFileHeaders, sentFileName } from "./file-headers";
export { type Size, sizeInName } from "./picture-names";
export { hasSurroundings, radii, usualRadius } from "./place-radii";
export { isTooDeep, maxJsonBytes, maxJsonDepth } from "./json";
export {
  fluencyOf,
  type LanguageLevel,
  languageLevels,
  languageText,
  type LanguageWithLevel,
  levelName,
  levelsOf,
  namedLanguage,
  statedLevel,
} from "./language-levels";
export { type ErrorText, type Language, languageOfFeature, preferredLanguage, type Text } from "./language";
export { heartbeatInterval, SESSION_ENDED } from "./live";
export { type MailBlock, mailBlocks, type MailContent, mailText } from "./mail-content";
export {
  type Applicant,
  compareFit,
  compareLatest,
  compareRanks,
  type Created,
  declaredAmong,
  explain,
  levelOf,
  type Explanation,
  fitsWell,
  maxOfferNotificationsPerDay,
  type Rank,
  rankOf,
  rankShared,
  type Source,
  type WantedSkill,
  wantedSkills,
  wellFitting,
} from "./matching";
export { maxOpenedOffers, maxPerPerson } from "./max-per-person";
export { lastMondays, mondayOf, startInParis } from "./weeks";
export {
  changedPay,
  eurosText,
  type GivenPay,
  monthlyMaximum,
  monthlyPay,
  monthlyText,
  noPay,
  type Pay,
  payDoubt,
  type PayPeriod,
  payPeriods,
  payText,
  statedPay,
  type StatedPay,
} from "./pay";
export { readMinimum, readPay, type TypedPay } from "./typed-pay";
export { missingOfApplicant, missingOfRecruiter } from "./missing-parts";
export { foundText, maxNamedAlerts } from "./found-text";
export { fullName } from "./names";
export {
  defaultChannels,
  kindOfEvent,
  type NotificationChannel,
  type NotificationKind,
  notificationKinds,
  type NotificationSettings,
  settingsOf,
  typesOfEvents,
  urgentKinds,
} from "./notification-kinds";
export {
  decisionEvent,
  decisionEvents,
  type EventName,
  type EventParams,
  type EventType,
  eventTypes,
  maxNotifications,
  maxNotificationsPerActor,
  byPerson,
  notificationText,
  offerEvents,
  sentences,
  withOthers,
} from "./notifications";
export { changedTerms, changesText, contractNames, type OfferTerms, remoteNames } from "./offer-changes";
export { type AlertFilters, alertKey, alertName, alertQuery, keptAlert } from "./offer-alerts";
export {
  companyTerms,
  countFilters,
  type FoundOffer,
  holdsTerms,
  type OfferFilters,
  offerFilters,
  type OfferQuery,
  offerTerms,
  placeTerms,
  type WantedTerm,
  wantedTerms,
  wordTerms,
} from "./offer-filters";
export { maxSuggestingOffers, type NamedOffer, suggestedSearches } from "./offer-suggestions";
export { hasClosed, keptOffer, newOffer, type OfferFields } from "./offers";
export { maxComments, maxLikes, pageOf, type Paging, pageSize, paging } from "./paging";
export { brandColors, productName } from "./product";
export { publicPaths } from "./public-paths";
export { type Counted, maxSecondsAhead, type RateLimit, rateLimits, secondsToWait } from "./rate-limits";
export {
  busy,
  checkAll,
  FieldProblem,
  forbidden,
  full,
  mergeFaults,
  notFound,
  Problem,
  rejectField,
  retryAfterOf,
  tooFast,
  tooMany,
  unauthenticated,
  unavailable,
  withReference,
  wrongMethod,
} from "./refusals";
export {
  holdsWord,
  maxFoundByWord,
  searchWords,
  type WantedWord,
  wantedWords,
  wordsOfNames,
  wordsOfText,
  wordsOfTitles,
} from "./search";
export { significantWords, skillKey, skillStart } from "./skills";
export {
  maxComparedSkills,
  maxCountedOffers,
  maxSuggestedSkills,
  skillsInDemand,
  type WantedByOffer,
} from "./skill-demand";
export { changedSkills, maxTagLength, maxTags, tags } from "./tags";
export { isolated, lengthOf, oneLine, trimText } from "./text";
export { apostrophes, fold } from "./words/letters";
export { day, hour, minute, week } from "./durations";
export { normalizePassword } from "./normalize-password";
export { secondsFormerUsernameKept, usernameFrom, usernameProblem } from "./usernames";
export { completedAddress, keptAddress, webAddress } from "./web-address";
export { datePatterns } from "./written-dates";
export { type DatedLine, datedLine, type WrittenPeriod } from "./written-periods";
export { plainText } from "./plain-text";
export { type ContractType, typeAlone, typeIn } from "./contract-types";
export { type IgnoredSection, readResume, type ReadResume } from "./json-resume/read";
export type { ReadCertificate, ReadJob, ReadLanguage, ReadProject, ReadSchool, ReadSkill } from "./json-resume/entries";
export type { ReadPeriod } from "./json-resume/fields";
export { isForeign, textOf } from "./json-resume/values";
export { toJsonResume, type WholeCv } from "./json-resume/write";
