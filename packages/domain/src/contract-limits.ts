// Generated from openapi.yaml by `npm run generate -w packages/api`. Do not edit.

/** Maximum lengths of texts, as `lengthOf` counts them (D-029). */
export const textLimits = {
  name: 100,
  title: 150,
  text: 5_000,
  post: 3_000,
  imageAlt: 500,
  comment: 1_000,
  username: 30,
  email: 254,
  phone: 20,
  webAddress: 2_048,
  message: 5_000,
  report: 1_000,
} as const;

/** Minimum and maximum length of a password (D-041). */
export const passwordLength = { min: 8, max: 128 } as const;

/** Minimum length of a username (D-030). */
export const minUsernameLength = 3;

/** Maximum size of an uploaded file, in bytes (D-087). */
export const maxFileSize = 5_242_880;

/** Items per page: the default, and the maximum that a caller may ask for. Notifications have their own maximum. */
export const pageSize = 10;
export const maxPageSize = 100;
export const maxNotificationsPageSize = 1_000;

/** Maximum number of messages in one answer (D-154). */
export const messagesPageSize = 200;
