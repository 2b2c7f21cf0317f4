import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSilenceWatch, SILENCE_LIMIT_MS, WAKING_GRACE_MS } from "./live-watch";

const onSilence = vi.fn<() => void>();
let watch: ReturnType<typeof createSilenceWatch>;

beforeEach(() => {
  vi.useFakeTimers();
  onSilence.mockClear();
  watch = createSilenceWatch(onSilence);
});
afterEach(() => vi.useRealTimers());

/** The machine sleeps: time goes on, and no timer fires before it wakes. */
const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

it("takes 25 s without a frame after a heartbeat as the end, once", () => {
  watch.heard(true);
  vi.advanceTimersByTime(SILENCE_LIMIT_MS - 1);
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSilence).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10 * SILENCE_LIMIT_MS);
  expect(onSilence).toHaveBeenCalledOnce();
});

it("takes any frame after that as a sign of life", () => {
  watch.heard(true);
  for (let frame = 0; frame < 5; frame += 1) {
    vi.advanceTimersByTime(SILENCE_LIMIT_MS - 1);
    watch.heard(false);
  }
  expect(onSilence).not.toHaveBeenCalled();
});

it("never gives up a server that does not beat", () => {
  watch.heard(false);
  vi.advanceTimersByTime(3_600_000);
  expect(onSilence).not.toHaveBeenCalled();
});

it("lets a tab that slept read what waits, before it takes silence for an end", () => {
  watch.heard(true);
  sleep(600_000);
  vi.advanceTimersByTime(SILENCE_LIMIT_MS);
  expect(onSilence).not.toHaveBeenCalled();
  watch.heard(false);
  vi.advanceTimersByTime(SILENCE_LIMIT_MS - 1);
  expect(onSilence).not.toHaveBeenCalled();
});

it("grants that only once", () => {
  watch.heard(true);
  sleep(600_000);
  vi.advanceTimersByTime(SILENCE_LIMIT_MS);
  sleep(600_000);
  vi.advanceTimersByTime(WAKING_GRACE_MS);
  expect(onSilence).toHaveBeenCalledOnce();
});

it("leaves no timer when stopped, and knows nothing of the next connection", () => {
  watch.heard(true);
  watch.stop();
  expect(vi.getTimerCount()).toBe(0);
  watch.heard(false);
  expect(vi.getTimerCount()).toBe(0);
});

it("leaves no timer when stopped within the grace", () => {
  watch.heard(true);
  sleep(600_000);
  vi.advanceTimersByTime(SILENCE_LIMIT_MS);
  watch.stop();
  expect(vi.getTimerCount()).toBe(0);
});
