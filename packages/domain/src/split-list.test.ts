import { expect, it } from "vitest";
import { splitList } from "./split-list";

it.each([
  ["Go, SQL", ["Go", " SQL"]],
  ["AWS (EC2, S3, Lambda)", ["AWS (EC2, S3, Lambda)"]],
  ["AWS (EC2, S3 (Glacier, IA)), Go", ["AWS (EC2, S3 (Glacier, IA))", " Go"]],
  ["Vue [2, 3], sets {a, b}", ["Vue [2, 3]", " sets {a, b}"]],
  ["AWS (EC2, Go", ["AWS (EC2", " Go"]],
  ["Go), SQL (a, b)", ["Go)", " SQL (a, b)"]],
  ["a (b], c), d", ["a (b], c)", " d"]],
  ["", [""]],
])("splits '%s' at commas outside brackets (D-280)", (text, words) => expect(splitList(text, /,/)).toEqual(words));

it("waits for the end of a bracket while the text is typed", () => {
  expect(splitList("Go, AWS (EC2, S3", /,/, { isTyped: true })).toEqual(["Go", " AWS (EC2, S3"]);
  expect(splitList("Go, AWS (EC2, S3),", /,/, { isTyped: true })).toEqual(["Go", " AWS (EC2, S3)", ""]);
});

it("takes a text of brackets in one pass", () => {
  // A quadratic algorithm would exceed the time limit.
  for (const text of ["(".repeat(500_000), "(a,".repeat(200_000), "()".repeat(250_000), "(],".repeat(200_000)])
    expect(splitList(text, /,/).join(",")).toBe(text);
});
