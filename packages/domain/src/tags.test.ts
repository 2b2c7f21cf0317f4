import { expect, it } from "vitest";
import { distinctTags } from "./tags";

it("removes blanks and duplicates, and keeps the first spelling", () =>
  expect(distinctTags(["Go", "", " go ", "SQL", "GO", "  "])).toEqual(["Go", "SQL"]));
