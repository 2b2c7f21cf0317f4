import type { Schemas } from "@passerelle/api";
import { type Chunk, createChunk } from "../loading/chunk";

/** The screens, each in a chunk of its own. */
export const screens = {
  home: createChunk(() => import("../routes/Home")),
  jobOffers: createChunk(() => import("../routes/JobOffers")),
  offerApplications: createChunk(() => import("../routes/OfferApplications")),
  cv: createChunk(() => import("../routes/Cv")),
  applications: createChunk(() => import("../routes/Applications")),
  messages: createChunk(() => import("../routes/Messages")),
  notifications: createChunk(() => import("../routes/Notifications")),
  posts: createChunk(() => import("../routes/Posts")),
  myAccount: createChunk(() => import("../routes/MyAccount")),
  profile: createChunk(() => import("../routes/Profile")),
  applicant: createChunk(() => import("../routes/ApplicantProfile")),
  recruiter: createChunk(() => import("../routes/RecruiterProfile")),
};

const { home, messages, notifications, posts, myAccount, profile } = screens;
const forAll = [home, messages, notifications, posts, profile, myAccount];

/** What the menu of a role leads to. */
export function screensOf(role: Schemas["Role"] | undefined): Pick<Chunk<unknown>, "prefetch">[] {
  if (role === "applicant") return [...forAll, screens.applications, screens.cv, screens.applicant];
  return role === "recruiter" ? [...forAll, screens.jobOffers, screens.offerApplications, screens.recruiter] : forAll;
}
