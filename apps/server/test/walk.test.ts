/** @module-tag release */
import { assert, asyncProperty } from "fast-check";
import { it } from "vitest";
import { aWalk, walk } from "./walks/walk";

// For a longer walk: WALK_LENGTH=400 WALK_COUNT=5; for another one: WALK_SEED=7, or `random`.
const { WALK_SEED = "1", WALK_LENGTH = "60", WALK_COUNT = "1" } = process.env;
const seed = WALK_SEED === "random" ? Date.now() % 1_000_000 : Number(WALK_SEED);

it(`everyone reads the results of random acts (seed ${seed})`, { timeout: 3_600_000 }, async () => {
  const parameters = { seed, numRuns: Number(WALK_COUNT), endOnFailure: true };
  await assert(asyncProperty(aWalk(Number(WALK_LENGTH)), walk), parameters);
});
