import { DAY } from "./clock";
import type { Tables } from "./tables";
import { seedEmpty } from "./seeds/empty";
import { seedExtreme } from "./seeds/extreme";
import { seedTypical } from "./seeds/typical";

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
