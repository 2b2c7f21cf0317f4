import "@tanstack/react-query";

/** The first part of a query key. */
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
  /** The latest live message about the applicant's own changes. */
  | "own-update"
  | "posts"
  | "likers"
  | "new-posts"
  | "notifications"
  | "notification-settings"
  | "messages"
  | "skills"
  | "places"
  | "optimistic";

declare module "@tanstack/react-query" {
  interface Register {
    queryKey: readonly [QueryRoot, ...unknown[]];
  }
}
