import "@tanstack/react-query";

/** What the key of a query begins with. */
export type QueryRoot =
  | "me"
  | "sessions"
  | "blocks"
  | "dashboard"
  | "cv"
  | "profile"
  | "person"
  | "company"
  | "applicant-profile"
  | "recruiter-profile"
  | "resume-views"
  | "job-offers"
  | "applications"
  | "job-offers-for-me"
  | "job-offer"
  | "offer-alerts"
  /** What the live channel told last of the applicant's own changes. */
  | "own-update"
  | "posts"
  | "likers"
  | "new-posts"
  | "notifications"
  | "notification-settings"
  | "messages"
  | "skills"
  | "optimistic";

declare module "@tanstack/react-query" {
  interface Register {
    queryKey: readonly [QueryRoot, ...unknown[]];
  }
}
