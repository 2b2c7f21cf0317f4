import { DAY } from "./clock";
import type { Tables } from "./tables";
import { seedApplications } from "./seeds/applications";
import { seedConversations } from "./seeds/conversations";
import { seedCv } from "./seeds/cv";
import { seedEmpty } from "./seeds/empty";
import { seedExtreme } from "./seeds/extreme";
import { seedJobOffers } from "./seeds/job-offers";
import { seedNotifications } from "./seeds/notifications";
import { seedPeople } from "./seeds/people";
import { seedPosts } from "./seeds/posts";
import { seedProfiles } from "./seeds/profiles";

/** The moment that the seeds are told at unless another is asked for. */
export const SEED_NOW = new Date("2026-10-12T09:00:00.000Z");

/** How much there is to show: nothing yet, a small believable world, or more and longer than anybody wishes for. */
export const DATA = ["empty", "typical", "extreme"] as const;
export type Data = (typeof DATA)[number];

/** Fills empty tables; in the same way for the same `now`. */
export function seed(db: Tables, now: Date, data: Data) {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY).toISOString();
  if (data === "empty") return seedEmpty(db, at);
  seedTypical(db, at);
  if (data === "extreme") seedExtreme(db, at);
}

function seedTypical(db: Tables, at: (daysAgo: number) => string) {
  seedPeople(db, at);
  seedProfiles(db);
  seedCv(db);
  seedJobOffers(db, at);
  seedApplications(db, at);
  seedPosts(db, at);
  seedConversations(db, at);
  seedNotifications(db, at);
}
