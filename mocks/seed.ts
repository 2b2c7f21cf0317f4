import { DAY } from "./clock";
import type { Tables } from "./db";
import { seedApplications } from "./seeds/applications";
import { seedConversations } from "./seeds/conversations";
import { seedCv } from "./seeds/cv";
import { seedJobOffers } from "./seeds/job-offers";
import { seedNotifications } from "./seeds/notifications";
import { seedPeople } from "./seeds/people";
import { seedPosts } from "./seeds/posts";
import { seedProfiles } from "./seeds/profiles";

/** The moment that the seeds are told at unless another is asked for. */
export const SEED_NOW = new Date("2026-10-12T09:00:00.000Z");

/** Fills empty tables with a small believable world; the same for the same `now`. */
export function seed(db: Tables, now: Date) {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY).toISOString();
  seedPeople(db, at);
  seedProfiles(db);
  seedCv(db);
  seedJobOffers(db, at);
  seedApplications(db, at);
  seedPosts(db, at);
  seedConversations(db, at);
  seedNotifications(db, at);
}
