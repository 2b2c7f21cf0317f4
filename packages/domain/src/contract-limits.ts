// Generated from openapi.yaml by `npm run generate -w packages/api`. Do not edit.

/** Maximum lengths of texts, as `lengthOf` counts them (D-029). */
export const textLimits = {
  name: 100,
  title: 150,
  text: 5_000,
  message: 5_000,
  post: 3_000,
  imageAlt: 500,
  comment: 1_000,
  username: 30,
  email: 254,
  phone: 20,
  webAddress: 2_048,
  letter: 5_000,
  report: 1_000,
  letterTemplate: 5_000,
} as const;

/** Minimum and maximum length of a password (D-041). */
export const passwordLength = { min: 8, max: 128 } as const;

/** Minimum length of a username (D-030), and of a phone number (D-051). */
export const minUsernameLength = 3;
export const minPhoneLength = 6;

/** Maximum size of an uploaded file, in bytes (D-087). */
export const maxFileSize = 5_242_880;

/** Maximum number of tags in a list, and maximum length of one (D-029). */
export const maxTags = 50;
export const maxTagLength = 60;

/** The largest amount of an offer and of its monthly equivalent. */
export const maxPay = 1_000_000;

/** The largest number of positions of an offer. */
export const maxPositions = 999;

/** Maximum number of entries in each list of a CV, and of pages of its document. */
export const maxCvEntries = 100;
export const maxCvPages = 50;

/** Maximum length of a search for offers, and of any other search. */
export const maxOfferSearch = 200;
export const maxSearch = 100;

/** Items per page: the default, and the maximum that a caller may ask for. Notifications have their own maximum. */
export const pageSize = 10;
export const maxPageSize = 100;
export const maxNotificationsPageSize = 1_000;

/** Maximum number of discussions, and of messages in one answer (D-154). */
export const maxDiscussions = 10_000;
export const messagesPageSize = 200;

/** The newest comments and likes that a post includes; more comments are read in pages of the same size. */
export const maxComments = 20;
export const maxLikes = 50;

/** People in each page of the list of likes. */
export const likersPageSize = 20;

/** The largest number of new posts that is counted. */
export const maxNewPosts = 100;

/** Maximum number of suggested places and skills, and the largest number of offers with a skill that is counted. */
export const maxSuggestedPlaces = 10;
export const maxSuggestedSkills = 10;
export const maxCountedOffers = 100;

/** Items in each list of the home page, and weeks in its count of applications. */
export const homeListSize = 3;
export const homeWeeks = 12;

/** The withdrawn applications that an offer names, the latest ones. */
export const maxWithdrawnApplications = 5;

/** Maximum number of applications that one call decides. */
export const maxDecisions = 100;

/** The distances in kilometres that a search around a place may name. */
export const radii = [10, 20, 30, 50, 100] as const;

/** The reasons for a report, in the order of the form. */
export const reportReasons = ["spam", "harassment", "hate", "fraud", "illegal", "other"] as const;
