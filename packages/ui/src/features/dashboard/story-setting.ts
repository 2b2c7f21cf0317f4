import type { LiveServerMessage } from "@passerelle/api";
import { defaultDb, SEED_SESSIONS } from "@passerelle/mocks";
import type { DashboardHrefs } from "./menu-entries";
import type { LiveLinks } from "./live-links";

/** Addresses as an application would define them. */
export const hrefs: DashboardHrefs = {
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
  messages: "/dashboard/messages",
  notifications: "/dashboard/notifications",
  myAccount: "/dashboard/my-account",
  search: "/dashboard/search",
};

/** Links of live messages, without effect in stories. */
export const liveLinks: LiveLinks = {
  hrefOf: (target) =>
    `/dashboard?${new URLSearchParams(Object.entries(target).map(([name, value]) => [name, String(value)]))}`,
  onOpen: () => undefined,
};

/** Sends a live message from the server to Jeanne, the signed-in person of the stories. */
export function serverSays(message: LiveServerMessage) {
  const db = defaultDb();
  const username = { equals: SEED_SESSIONS.applicant.username };
  const { id } = db.user.findFirst({ where: { username }, strict: true });
  db.live.send(id, message);
}
