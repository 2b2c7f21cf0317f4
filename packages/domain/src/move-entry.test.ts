import { expect, it } from "vitest";
import { movedTo } from "./move-entry";

it.each([
  [1, [3, 1, 2, 4]],
  [2, [1, 3, 2, 4]],
  [3, [1, 2, 3, 4]],
  [4, [1, 2, 4, 3]],
  [100, [1, 2, 4, 3]],
])("moves an entry to position %i", (position, moved) => expect(movedTo([1, 2, 3, 4], 3, position)).toEqual(moved));
