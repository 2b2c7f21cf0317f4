/** The stories that are compared visually: a screen of each feature, and the foundations. */
export const stories = [
  "foundations-colour--light",
  "foundations-type--type",
  "auth-loginscreen--ready",
  "auth-registerscreen--asks-for-what-is-missing",
  "dashboard-homescreen--applicant",
  "dashboard-dashboardshell--applicant",
  "account-accountscreen--ready",
  "profiles-profilescreen--applicant",
  "cv-formationsscreen--as-the-specification-quotes",
  "job-offers-joboffersscreen--as-the-specification-quotes",
  "applications-applicationsscreen--ready",
  "applications-applicationsdialog--ready",
  "posts-postsscreen--ready",
  "posts-commentsdialog--open",
  "notifications-notificationsscreen--ready",
  "messages-messagesscreen--comes-back-to-it",
];

/** The globals for the comparison; a story that sets one of them keeps it. */
export const looks = [
  { name: "default-light-desktop", globals: "language:default;colorMode:light", width: 1280, height: 800 },
  { name: "fr-dark-phone", globals: "language:fr;colorMode:dark", width: 375, height: 740 },
];
