import { day } from "@passerelle/domain";
import type { Tables } from "./tables";
import { seedEmpty } from "./seeds/empty";
import { seedExtreme } from "./seeds/extreme";
import { seedTypical } from "./seeds/typical";

/** The default time that the seeds are relative to. */
export const SEED_NOW = new Date("2026-10-12T09:00:00.000Z");

/** The seeds: a fresh installation, a small realistic one, or one with very many and very long entries. */
export const DATA = ["empty", "typical", "extreme"] as const;
export type Data = (typeof DATA)[number];

/** Seeds empty tables; deterministic for a given `now`. */
export function seed(db: Tables, now: Date, data: Data) {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * day * 1000).toISOString();
  if (data === "empty") return seedEmpty(db, at);
  seedTypical(db, at);
  if (data === "extreme") seedExtreme(db, at);
}
