// Generated from openapi.yaml by `npm run generate -w packages/api`. Do not edit.

/** Where a person who has chosen nothing is notified of each kind of event (D-288). */
export const defaultChannels = {
  postLikes: "app",
  postComments: "app",
  commentLikes: "app",
  applications: "app",
  decisions: "mail",
  offers: "app",
  offerAlerts: "mail",
  messages: "mail",
} as const;
