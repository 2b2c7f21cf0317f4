import { expect, it } from "vitest";
import { rangeOf, stillTicked, undecided } from "./use-selected";

const decisions = { 9: null, 8: "accepted", 7: null, 6: "rejected", 5: null } as const;
const items = ([9, 8, 7, 6, 5] as const).map((id) => ({ id, decision: decisions[id] }));
const ids = (found: { id: number }[]) => found.map(({ id }) => id);

it.each<[number | undefined, number, number[]]>([
  [undefined, 7, [7]],
  [9, 7, [9, 7]],
  [5, 8, [8, 7, 5]],
  [8, 8, [8]],
  [99, 8, [8]],
])("from %j to %j it is %j", (from, to, expected) => expect(ids(rangeOf(items, from, to))).toEqual(expected));

it("chooses all that are not decided", () => expect(ids(undecided(items))).toEqual([9, 7, 5]));

it("drops those that were decided on since they were ticked", () => {
  const ticked = new Map([
    [9, null],
    [8, null],
    [6, "rejected" as const],
  ]);
  expect(ids(stillTicked(items, ticked))).toEqual([9, 6]);
});
