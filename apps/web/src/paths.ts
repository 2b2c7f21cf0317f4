/** The routes that are needed before the login; those with parameters are in dashboard/detail-paths.ts. */
export const paths = {
  login: "/login",
  register: "/register",
  verifyEmail: "/verify-email",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  undoEmail: "/undo-email",
  unsubscribe: "/unsubscribe",
  privacy: "/privacy",
  terms: "/terms",
  dashboard: "/dashboard",
  profile: "/dashboard/profile",
  applicant: "/dashboard/applicant",
  recruiter: "/dashboard/recruiter",
  formations: "/dashboard/formations",
  experiences: "/dashboard/experiences",
  projects: "/dashboard/projects",
  certifications: "/dashboard/certifications",
  offers: "/dashboard/offers",
  applications: "/dashboard/applications",
  jobOffers: "/dashboard/job-offers",
  posts: "/dashboard/posts",
  notifications: "/dashboard/notifications",
  messages: "/dashboard/messages",
  myAccount: "/dashboard/my-account",
} as const;

/** Whether an address belongs to the dashboard. */
export const isInDashboard = (path: string) => /^\/dashboard(?:[/?#]|$)/i.test(path);

/**
 * Whether an address is one of the dashboard's screens; unknown ones lead to the login. Routes with parameters are
 * repeated here, since code loaded before the login has to stay small; a test compares them.
 */
export function isScreenOfDashboard(address: string): boolean {
  const path = pathOf(address);
  return (
    screensOfDashboard.has(path) ||
    /^\/dashboard\/(?:(?:people|companies)\/|(?:posts\/\d+|job-offers\/\d+\/applications|search)$)/.test(path)
  );
}

const pathOf = (address: string) => (/^[^?#]*/.exec(address)?.[0] ?? "").toLowerCase().replace(/(?<=.)\/+$/, "");
const screensOfDashboard = new Set<string>(Object.values(paths).filter(isInDashboard));
