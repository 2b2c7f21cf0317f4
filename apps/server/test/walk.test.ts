import { compareImplementations } from "@passerelle/api/conformance/differential";
import { expect, it, onTestFinished } from "vitest";
import { startImplementations } from "./implementations";
import { walk } from "./walk/walk";

const { WALK_SEED, WALK_LENGTH = "1200" } = process.env;
const seeds = WALK_SEED === undefined ? [1, 2] : WALK_SEED.split(",").map(Number);

it.each(seeds)("the mock answers the random walk %d as the server does", { timeout: 600_000 }, async (seed) => {
  const { mock, server, close } = await startImplementations();
  onTestFinished(async () => void (await close()));
  const { differences, answered } = await compareImplementations(walk(seed, Number(WALK_LENGTH)), mock, server);
  // Later ones may follow from the first.
  expect(differences.slice(0, 8)).toEqual([]);
  // It would compare little if most calls failed.
  expect([...answered].filter((one) => /20[01]$/.test(one)).length).toBeGreaterThan(70);
});
