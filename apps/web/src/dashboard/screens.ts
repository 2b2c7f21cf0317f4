import type { Schemas } from "@passerelle/api";
import type { Prefetch } from "@passerelle/ui";
import { type Chunk, createChunk } from "@passerelle/ui/first-paint";

export const screens = {
  home: createChunk(() => import("../routes/Home")),
  jobOffers: createChunk(() => import("../routes/JobOffers")),
  offerPreview: createChunk(() => import("../routes/OfferPreview")),
  offerApplications: createChunk(() => import("../routes/OfferApplicationsDialog")),
  receivedApplications: createChunk(() => import("../routes/ReceivedApplications")),
  cv: createChunk(() => import("../routes/Cv")),
  applications: createChunk(() => import("../routes/Applications")),
  messages: createChunk(() => import("../routes/Messages")),
  notifications: createChunk(() => import("../routes/Notifications")),
  posts: createChunk(() => import("../routes/Posts")),
  post: createChunk(() => import("../routes/Post")),
  myAccount: createChunk(() => import("../routes/MyAccount")),
  companyPosts: createChunk(() => import("../routes/CompanyPosts")),
  search: createChunk(() => import("../routes/Search")),
  people: createChunk(() => import("../routes/People")),
  profile: createChunk(() => import("../routes/Profile")),
  applicant: createChunk(() => import("../routes/ApplicantProfile")),
  recruiter: createChunk(() => import("../routes/RecruiterProfile")),
};

const { posts, post, messages, notifications, home, profile, myAccount, applications, jobOffers } = screens;
const { cv, applicant, offerApplications, recruiter } = screens;

/** Prefetches a screen's code, then its first data. */
const withData =
  (screen: Chunk<{ prefetchData: Prefetch }>): Prefetch =>
  async (client, api) =>
    (await screen.prefetch())?.prefetchData(client, api);

const codeOf =
  (screen: Chunk<unknown>): Prefetch =>
  async () => {
    await screen.prefetch();
  };

const forAll = [posts, messages, notifications].map(withData).concat([post, home, profile, myAccount].map(codeOf));

/** Prefetches for the menu of a role, in its order; the most likely screens include their data. */
export function prefetchesOf(role: Schemas["Role"] | undefined): Prefetch[] {
  if (role === "applicant") return [codeOf(applicant), codeOf(cv), withData(applications), ...forAll];
  if (role === "recruiter") return [codeOf(recruiter), withData(jobOffers), ...forAll, codeOf(offerApplications)];
  return forAll;
}
