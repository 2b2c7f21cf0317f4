import { expect, it } from "vitest";
import { isTooDeep, maxJsonDepth } from "./json-limits";

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

it("allows the deepest nesting and no more", () => {
  expect(isTooDeep(nested(maxJsonDepth))).toBe(false);
  expect(isTooDeep(nested(maxJsonDepth + 1))).toBe(true);
  expect(isTooDeep('{"a":'.repeat(maxJsonDepth + 1))).toBe(true);
});

it("counts depth, not the number of lists", () =>
  expect(isTooDeep(`[${Array(100).fill("[{}]").join(",")}]`)).toBe(false));

it("ignores brackets in texts, also after an escaped quote", () => {
  const brackets = "[".repeat(100);
  expect(isTooDeep(JSON.stringify({ text: brackets }))).toBe(false);
  expect(isTooDeep(JSON.stringify({ text: `\\"${brackets}"\\` }))).toBe(false);
  expect(isTooDeep(`["\\\\",${brackets}`)).toBe(true);
});
