import { expect, it } from "vitest";
import { createTokenBucket } from "./frame-limits";

it("limits as before after the clock was set back", () => {
  let seconds = 3_600;
  const isAllowed = createTokenBucket({ burst: 2, perSecond: 1 }, () => new Date(seconds * 1000));
  expect(isAllowed()).toBe(true);
  seconds = 0;
  expect([isAllowed(), isAllowed()]).toEqual([true, false]);
  seconds = 1;
  expect(isAllowed()).toBe(true);
});
