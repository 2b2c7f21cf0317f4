import { expect, it } from "vitest";
import { tags } from "./tags";

it("removes blanks and duplicates, and keeps the first spelling", () =>
  expect(tags(["Go", "", " go ", "SQL", "GO", "  "])).toEqual(["Go", "SQL"]));
