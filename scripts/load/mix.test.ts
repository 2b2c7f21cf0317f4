import { expect, it } from "vitest";
import { mix, pick, shareOfWrites } from "./mix.mjs";

it("picks each kind of call as often as its share", () => {
  const counts = new Map<string, number>();
  const total = mix.reduce((sum, { share }) => sum + share, 0);
  for (let n = 0; n < total; n += 1) {
    const { name } = pick((n + 0.5) / total);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  expect([...counts]).toEqual(mix.map(({ name, share }) => [name, share]));
});

it("reads nine times for each change", () => {
  expect(shareOfWrites).toBeGreaterThan(0.08);
  expect(shareOfWrites).toBeLessThan(0.11);
});

it("asks for real addresses", () => {
  for (const { call } of mix) expect(call(7).path).toMatch(/^\/[^{}]+$/);
});
