import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createUnreadWatch } from "./unread-watch";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("announces a rise that no message came with (D-139)", () => {
  const rose = vi.fn<(count: number) => void>();
  createUnreadWatch(rose).countBecame(3, 1);
  vi.runAllTimers();
  expect(rose).toHaveBeenCalledExactlyOnceWith(3);
});

it.each(["before", "after"])("is quiet when a message came just %s the count", (order) => {
  const rose = vi.fn<(count: number) => void>();
  const watch = createUnreadWatch(rose);
  if (order === "before") watch.messageCame();
  watch.countBecame(2, 1);
  if (order === "after") watch.messageCame();
  vi.runAllTimers();
  expect(rose).not.toHaveBeenCalled();
});

it.each([
  ["the first count of a visit", 4, undefined],
  ["a count that went down", 1, 4],
  ["a count that stayed", 4, 4],
])("is quiet about %s", (_, count, before) => {
  const rose = vi.fn<(count: number) => void>();
  createUnreadWatch(rose).countBecame(count, before);
  vi.runAllTimers();
  expect(rose).not.toHaveBeenCalled();
});

it("is quiet once it is stopped", () => {
  const rose = vi.fn<(count: number) => void>();
  const watch = createUnreadWatch(rose);
  watch.countBecame(3, 1);
  watch.stop();
  vi.runAllTimers();
  expect(rose).not.toHaveBeenCalled();
});
