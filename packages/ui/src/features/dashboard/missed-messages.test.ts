import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMissedMessagesWatch } from "./missed-messages";

const onRise = vi.fn<(count: number) => void>();
const onExplained = vi.fn<() => void>();
let watch: ReturnType<typeof createMissedMessagesWatch>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  watch = createMissedMessagesWatch({ onRise, onExplained });
});
afterEach(() => {
  vi.useRealTimers();
});

it("announces a rise that no message came with (D-139)", () => {
  watch.countBecame(3, 1);
  vi.runAllTimers();
  expect(onRise).toHaveBeenCalledExactlyOnceWith(3);
});

it.each([0, 400, 4_000, 25_000])("is quiet when the count comes %s ms after its message", (ms) => {
  watch.messageCame();
  vi.advanceTimersByTime(ms);
  watch.countBecame(2, 1);
  vi.runAllTimers();
  expect(onRise).not.toHaveBeenCalled();
});

it("is quiet when the message comes just after the count", () => {
  watch.countBecame(2, 1);
  watch.messageCame();
  vi.runAllTimers();
  expect(onRise).not.toHaveBeenCalled();
});

it("takes back what it said when the message comes late", () => {
  watch.countBecame(2, 1);
  vi.runAllTimers();
  expect(onExplained).not.toHaveBeenCalled();
  watch.messageCame();
  expect([onRise.mock.calls, onExplained.mock.calls]).toEqual([[[2]], [[]]]);
});

it("announces what more messages are counted than have come", () => {
  watch.messageCame();
  watch.countBecame(3, 1);
  vi.runAllTimers();
  expect(onRise).toHaveBeenCalledExactlyOnceWith(3);
});

it.each([
  ["was read before it was counted", () => watch.countBecame(0, 1)],
  ["was announced long ago", () => vi.advanceTimersByTime(31_000)],
])("does not let a message account for another one that %s", (_, happen) => {
  watch.messageCame();
  happen();
  watch.countBecame(2, 1);
  vi.runAllTimers();
  expect(onRise).toHaveBeenCalledOnce();
});

it.each([
  ["the first count of a visit", 4, undefined],
  ["a count that went down", 1, 4],
  ["a count that stayed", 4, 4],
])("is quiet about %s", (_, count, before) => {
  watch.countBecame(count, before);
  vi.runAllTimers();
  expect(onRise).not.toHaveBeenCalled();
});

it("is quiet once it is stopped", () => {
  watch.countBecame(3, 1);
  watch.stop();
  vi.runAllTimers();
  expect(onRise).not.toHaveBeenCalled();
});
