import { expect, it } from "vitest";
import { rangeOf, undecidedFirst } from "./use-selected";

const items = [9, 8, 7, 6].map((id) => ({ id }));

it.each<[number | undefined, number, number[]]>([
  [undefined, 7, [7]],
  [9, 7, [9, 8, 7]],
  [6, 8, [8, 7, 6]],
  [8, 8, [8]],
  [99, 8, [8]],
])("from %j to %j it is %j", (from, to, expected) => expect(rangeOf(items, from, to)).toEqual(expected));

it("chooses those first that are not decided", () => {
  const decisions = ["rejected", null, "accepted", null] as const;
  const list = decisions.map((decision, index) => ({ id: index + 1, decision }));
  expect(undecidedFirst(list)).toEqual([2, 4, 1, 3]);
});
