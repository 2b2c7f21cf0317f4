import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { silenceLimit } from "@passerelle/domain";
import { createSilenceWatch, WAKING_GRACE_MS } from "./live-silence-watch";

const onSilence = vi.fn<() => void>();
let watch: ReturnType<typeof createSilenceWatch>;

beforeEach(() => {
  vi.useFakeTimers();
  onSilence.mockClear();
  watch = createSilenceWatch(onSilence);
});
afterEach(() => vi.useRealTimers());

/** Simulates sleep: time passes, but no timer fires before waking. */
const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

it("reports silence once after 25 s without a frame", () => {
  watch.received(true);
  vi.advanceTimersByTime(silenceLimit - 1);
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSilence).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10 * silenceLimit);
  expect(onSilence).toHaveBeenCalledOnce();
});

it("restarts with any frame", () => {
  watch.received(true);
  for (let frame = 0; frame < 5; frame += 1) {
    vi.advanceTimersByTime(silenceLimit - 1);
    watch.received(false);
  }
  expect(onSilence).not.toHaveBeenCalled();
});

it("never reports a server without heartbeats", () => {
  watch.received(false);
  vi.advanceTimersByTime(3_600_000);
  expect(onSilence).not.toHaveBeenCalled();
});

it("lets a woken tab read waiting frames before it reports silence", () => {
  watch.received(true);
  sleep(600_000);
  vi.advanceTimersByTime(silenceLimit);
  expect(onSilence).not.toHaveBeenCalled();
  watch.received(false);
  vi.advanceTimersByTime(silenceLimit - 1);
  expect(onSilence).not.toHaveBeenCalled();
});

it("grants the grace period only once", () => {
  watch.received(true);
  sleep(600_000);
  vi.advanceTimersByTime(silenceLimit);
  sleep(600_000);
  vi.advanceTimersByTime(WAKING_GRACE_MS);
  expect(onSilence).toHaveBeenCalledOnce();
});

it("leaves no timer when stopped, and assumes no heartbeats of the next connection", () => {
  watch.received(true);
  watch.stop();
  expect(vi.getTimerCount()).toBe(0);
  watch.received(false);
  expect(vi.getTimerCount()).toBe(0);
});

it("leaves no timer when stopped within the grace period", () => {
  watch.received(true);
  sleep(600_000);
  vi.advanceTimersByTime(silenceLimit);
  watch.stop();
  expect(vi.getTimerCount()).toBe(0);
});
