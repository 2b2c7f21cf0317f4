export { answers, answersPages, type BodyOf, fails, failsWhile, losesAnswer, never, offline, slow } from "./answers";
export { createDb, type Db, defaultDb } from "./db";
export { accountHandlers } from "./handlers/account";
export { applicationHandlers } from "./handlers/applications";
export { authHandlers } from "./handlers/auth";
export { dashboardHandlers } from "./handlers/dashboard";
export { cvHandlers } from "./handlers/cv";
export { handlers } from "./handlers/index";
export { jobOfferHandlers } from "./handlers/job-offers";
export { messageHandlers } from "./handlers/messages";
export { notificationHandlers } from "./handlers/notifications";
export { postHandlers } from "./handlers/posts";
export { profileHandlers } from "./handlers/profiles";
export { liveOn, type Network, NETWORKS, onNetwork } from "./network-conditions";
export { type Data, DATA, SEED_NOW } from "./seed";
export { SEED_RESET_CODE, SEED_SESSIONS, SEED_UNDO_CODE, SEED_UNSUBSCRIBE_CODE } from "./seeds/people";
export { readOtp, readResetCode, reopenSession } from "./domain/sessions";
export {
  aCertification,
  aComment,
  aDiscussion,
  aFormation,
  aMessage,
  anApplicantProfile,
  anExperience,
  aNotification,
  aPage,
  aPerson,
  aCompany,
  aPersonDetail,
  aPost,
  aProject,
  aRecruiter,
  aRecruiterProfile,
  aRegistration,
  aSession,
  aUser,
  aUserSummary,
  personOf,
} from "./builders";
export {
  aJobOffer,
  aJobOfferDetail,
  aJobOfferForApplicant,
  aJobOfferInput,
  aJobOfferMatch,
  anApplication,
  anOwnApplication,
  applicantStats,
  recruiterStats,
} from "./builders-offers";
