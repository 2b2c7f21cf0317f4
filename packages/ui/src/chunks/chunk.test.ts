import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ChunkFailure, createChunk } from "./chunk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const part = { Screen: () => null };

it("is there at once when it has been fetched before", async () => {
  const chunk = createChunk(() => Promise.resolve(part));
  await chunk.prefetch();
  expect(chunk.get()).toBe(part);
});

it("is fetched once for all who wait", async () => {
  const load = vi.fn<() => Promise<typeof part>>(() => Promise.resolve(part));
  const chunk = createChunk(load);
  expect(await Promise.all([chunk.get(), chunk.get()])).toEqual([part, part]);
  expect(load).toHaveBeenCalledOnce();
});

it("comes through two failures", async () => {
  const load = vi.fn<() => Promise<typeof part>>(() => Promise.resolve(part));
  load.mockRejectedValueOnce(new TypeError("down")).mockRejectedValueOnce(new TypeError("down"));
  const waiting = createChunk(load).get();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await waiting).toBe(part);
});

it("fails after the third, and each call after that is another try", async () => {
  const load = vi.fn<() => Promise<typeof part>>(() => Promise.reject(new TypeError("down")));
  const chunk = createChunk(load);
  const failing = Promise.resolve(chunk.get()).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await failing).toBeInstanceOf(ChunkFailure);
  load.mockResolvedValue(part);
  expect(await chunk.get()).toBe(part);
});

it("keeps quiet about a failed fetch in advance", async () => {
  const load = vi.fn<() => Promise<typeof part>>(() => Promise.resolve(part));
  load.mockRejectedValueOnce(new TypeError("down"));
  const chunk = createChunk(load);
  await chunk.prefetch();
  expect(await chunk.get()).toBe(part);
});
