import { expect, it } from "vitest";
import { rateLimitErrors } from "./errors/rate-limits";
import { type RateLimit, secondsToWait } from "./rate-limits";

/** The seconds to wait after each of `count` attempts at the same moment, 0. */
const waits = (limit: RateLimit, count: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    secondsToWait(limit, { count: index + 1, startedAt: 0, expiresAt: limit.within * 1000 }, 0),
  );

it("allows the free attempts, then none until they expire", () =>
  expect(waits({ name: "x", free: 2, within: 60 }, 3)).toEqual([0, 60, 60]));

it("doubles a growing delay up to the maximum", () => {
  const growing = { first: 30, most: 100 };
  expect(waits({ name: "x", free: 2, within: 900, growing }, 5)).toEqual([0, 30, 60, 100, 100]);
});

const one = { name: "x", free: 1, within: 60 };

it("starts over once the attempts have expired", () =>
  expect(secondsToWait(one, { count: 1, startedAt: 61_000, expiresAt: 121_000 }, 121_000)).toBe(0));

it("starts over after the clock was set back", () => {
  const counted = { count: 1, startedAt: 3_600_000, expiresAt: 3_660_000 };
  expect(secondsToWait(one, counted, 0)).toBe(0);
  expect(secondsToWait(one, counted, 3_590_000)).toBe(70);
});

it.each([
  ["posts", "At most 60 posts a minute. Try again in 30 seconds."],
  ["resumes", "At most 30 resumes an hour. Try again in 30 seconds."],
  ["documents", "At most 30 documents in 10 minutes. Try again in 30 seconds."],
  ["same-offer", "At most 3 applications a day to the same offer. Try again in 30 seconds."],
])("the refusal of too many %s states the limit and its period", (name, text) =>
  expect(rateLimitErrors[name]?.(30).en).toBe(text),
);
