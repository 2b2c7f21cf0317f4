import { expect, it, vi } from "vitest";
import { retryConflicts } from "./transactions";

const failure = (code: string) => Object.assign(new Error(code), { code });

it.each(["23503", "23505", "40001", "40P01"])("work that failed with %s is repeated", async (code) => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure(code)).mockResolvedValueOnce("done");
  expect(await retryConflicts(work)).toBe("done");
});

it("work that fails with a conflict each time ends with it, after ten attempts", async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(failure("40P01"));
  await expect(retryConflicts(work)).rejects.toThrow("40P01");
  expect(work).toHaveBeenCalledTimes(10);
});

it.each([failure("53100"), new Error("a fault")])("other failures are not repeated: %s", async (error) => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(error);
  await expect(retryConflicts(work)).rejects.toBe(error);
  expect(work).toHaveBeenCalledTimes(1);
});
