import { expect, it } from "vitest";
import { comparisonOf, isMet, runPart, tableOf, type Result, type Run } from "./results.mjs";

const result: Result = { part: "calls", name: "GET /posts", figure: 0.71, unit: "of bare", atLeast: 0.7 };
const aRun = (commit: string, figure: number): Run => {
  const rows = [
    { ...result, figure },
    { ...result, name: commit },
  ];
  return { date: "", commit, cores: 2, node: "", load: 0, seconds: 0, rows };
};

it("meets a goal at its bound, and none without a figure", () => {
  expect(isMet({ ...result, figure: 0.7 })).toBe(true);
  expect(isMet({ ...result, figure: 0.69 })).toBe(false);
  expect(isMet({ part: "start", name: "second", unit: "s", figure: 1.6, atMost: 1.5 })).toBe(false);
  expect(isMet({ ...result, figure: null })).toBe(false);
});

it("keeps the figures of a part that fails, and says why it did", async () => {
  const kept = await runPart(
    "calls",
    async (report) => {
      report({ name: "GET /posts", figure: Number.NaN, unit: "" });
      throw new Error("refused");
    },
    () => undefined,
  );
  expect(kept.map(({ name, figure, note }) => ({ name, figure, note }))).toEqual([
    { name: "GET /posts", figure: null, note: undefined },
    { name: "failed", figure: null, note: "refused" },
  ]);
});

it("shows each figure beside its goal", () => {
  expect(
    tableOf([result, { ...result, figure: 0.5 }])
      .split("\n")
      .map((line) => line.split(/ {2,}/).slice(1)),
  ).toEqual([
    ["figure", "unit", "goal"],
    ["0.71", "of bare", "at least 0.7", "met"],
    ["0.50", "of bare", "at least 0.7", "MISSED"],
  ]);
});

it("compares the figures that both runs have", () => {
  const lines = comparisonOf(aRun("aaa", 0.5), aRun("bbb", 0.75)).split("\n");
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    ["name", "aaa", "bbb", "unit", "ratio"],
    ["calls: GET /posts", "0.50", "0.75", "of bare", "1.50"],
  ]);
});
