import { describe, expect, it } from "vitest";
import { createGapWatch } from "./live-gaps";

function after(...eventIds: unknown[]) {
  const watch = createGapWatch();
  for (const eventId of eventIds) watch.received({ type: "?", eventId });
  return watch;
}

describe("a heartbeat", () => {
  it.each([
    ["all that it counts has come", [1, 2, 3], 3],
    ["it came in another order", [2, 3, 1], 3],
    ["more has come than it counts", [1, 2, 3, 4], 3],
    ["nothing was to come", [], 0],
    ["the server does not count", [undefined, "x", null], undefined],
  ])("reports no gap where %s", (_, eventIds, lastEventId) => {
    expect(after(...eventIds).isBehind(lastEventId)).toBe(false);
  });

  it.each([
    ["the first", [2, 3], 3],
    ["one in the middle", [1, 3], 3],
    ["the last", [1, 2], 3],
    ["everything", [], 1],
  ])("reports that %s is missing, once", (_, eventIds, lastEventId) => {
    const watch = after(...eventIds);
    expect(watch.isBehind(lastEventId)).toBe(true);
    expect(watch.isBehind(lastEventId)).toBe(false);
    watch.received({ eventId: lastEventId + 1 });
    expect(watch.isBehind(lastEventId + 1)).toBe(false);
  });

  it("still counts messages after a gap", () => {
    const watch = after(1, 3, 4);
    expect(watch.isBehind(2)).toBe(true);
    expect(watch.isBehind(4)).toBe(false);
  });
});

it("resets with each connection", () => {
  const watch = after(1, 2, 3);
  watch.reset();
  watch.received({ eventId: 1 });
  expect(watch.isBehind(1)).toBe(false);
  expect(watch.isBehind(2)).toBe(true);
});
