import { expect, it } from "vitest";
import { tags } from "./tags";

it("keeps a list of words without blanks and repetitions, as first spelled", () => {
  expect(tags(["Go", "", " go ", "SQL", "GO", "  "])).toEqual(["Go", "SQL"]);
});
