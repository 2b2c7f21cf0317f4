import { expect, it } from "vitest";
import { type Counted, createThrottle, oneMore, type RateLimit, secondsToWait } from "./rate-limits";

/** The seconds to wait after each of `count` attempts at the same moment. */
function waits(limit: RateLimit, count: number): number[] {
  let counted: Counted | undefined;
  return Array.from({ length: count }, () => {
    counted = oneMore(limit, counted, 0);
    return secondsToWait(limit, counted, 0);
  });
}

it("allows the free attempts, then none until they expire", () => {
  expect(waits({ name: "x", free: 2, within: 60 }, 3)).toEqual([0, 60, 60]);
});

it("doubles a growing delay up to the maximum", () => {
  const growing = { first: 30, most: 100 };
  expect(waits({ name: "x", free: 2, within: 900, growing }, 5)).toEqual([0, 30, 60, 100, 100]);
});

it("starts over once the attempts have expired", () => {
  const limit = { name: "x", free: 1, within: 60 };
  const counted = oneMore(limit, oneMore(limit, undefined, 0), 61_000);
  expect(counted).toEqual({ count: 1, startedAt: 61_000, expiresAt: 121_000 });
  expect(secondsToWait(limit, counted, 121_000)).toBe(0);
});

it("starts a new count after the clock was set back", () => {
  const limit = { name: "x", free: 1, within: 60 };
  const counted = oneMore(limit, undefined, 3_600_000);
  expect(secondsToWait(limit, counted, 0)).toBe(0);
  expect(oneMore(limit, counted, 0)).toEqual({ count: 1, startedAt: 0, expiresAt: 60_000 });
  expect(secondsToWait(limit, counted, 3_590_000)).toBe(70);
});

it("throttles as before after the clock was set back", () => {
  let seconds = 3_600;
  const isAllowed = createThrottle(2, 1, () => new Date(seconds * 1000));
  expect(isAllowed()).toBe(true);
  seconds = 0;
  expect([isAllowed(), isAllowed()]).toEqual([true, false]);
  seconds = 1;
  expect(isAllowed()).toBe(true);
});
