import { expect, it } from "vitest";
import { chipsOf, textOf, typing, withChip, withoutChip } from "./use-tag-input";

it("is the same text as before it was shown as chips", () => {
  for (const text of ["", "Go", "Go, SQL"]) expect(textOf(chipsOf(text))).toBe(text);
});

it.each([
  ["SQ", ["Go"], "SQ", "Go, SQ"],
  ["SQL,", ["Go", "SQL"], "", "Go, SQL"],
  ["SQL, go ,,R, ", ["Go", "SQL", "R"], "", "Go, SQL, R"],
  ["SQL\nR", ["Go", "SQL"], "R", "Go, SQL, R"],
  ["go,", ["Go"], "", "Go"],
  ["AWS (EC2, S3", ["Go"], "AWS (EC2, S3", "Go, AWS \\(EC2\\, S3"],
  ["AWS (EC2, S3, Lambda),", ["Go", "AWS (EC2, S3, Lambda)"], "", "Go, AWS (EC2, S3, Lambda)"],
])("turns '%s', typed after Go, into chips %j and '%s'", (text, names, typed, whole) => {
  const chips = typing(chipsOf("Go"), text);
  expect(chips).toEqual({ names, typed });
  expect(textOf(chips)).toBe(whole);
});

it("adds the typed text, or the chosen name in its place", () => {
  const chips = { names: ["Go"], typed: "  sql " };
  expect(withChip(chips)).toEqual({ names: ["Go", "sql"], typed: "" });
  expect(withChip(chips, "SQL")).toEqual({ names: ["Go", "SQL"], typed: "" });
  expect(withChip(chips, "GO")).toEqual({ names: ["Go"], typed: "" });
});

it("shows a stored skill with a comma as one chip (D-280)", () => {
  for (const names of [
    ["AWS (EC2, S3)", "Go"],
    ["C++, moderne", "Go"],
    ["a (b", "c)"],
    ["\\, x", "\\"],
  ])
    expect(chipsOf(textOf({ names, typed: "" })).names).toEqual(names);
});

it("removes a chip and leaves the typed text", () =>
  expect(withoutChip({ names: ["Go", "SQL"], typed: "r" }, "Go")).toEqual({ names: ["SQL"], typed: "r" }));
