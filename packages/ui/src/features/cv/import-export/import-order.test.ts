import { expect, it } from "vitest";
import { inStoringOrder } from "./import-order";

const row = (part: "projects" | "formations", from: string, outcome?: "saved") => ({
  item: { part },
  period: { from },
  isTicked: outcome !== "saved",
  outcome,
});

/** The starts of the rows in the order in which they are stored, with their positions. */
const order = (rows: readonly ReturnType<typeof row>[]) =>
  inStoringOrder(rows).map(({ row: { period }, position }) => [period.from, position]);

it("stores the last entry first, without positions where the list sorts them as the file (D-279)", () => {
  expect(order([row("projects", "2024"), row("projects", "2025")])).toEqual([
    ["2025", undefined],
    ["2024", undefined],
  ]);
  expect(order([row("formations", "2025"), row("formations", "2024")])).toEqual([
    ["2024", undefined],
    ["2025", undefined],
  ]);
});

it("gives dated entries a position where the file has them in another order", () => {
  expect(order([row("formations", "2024"), row("formations", "2025")])).toEqual([
    ["2025", 1],
    ["2024", 1],
  ]);
});

it("sorts an uncertain entry by its start although it follows the others in the preview (D-330)", () => {
  const unsure = { ...row("formations", "2026"), item: { part: "formations" as const, source: "2026" } };
  expect(order([row("formations", "2025"), row("formations", "2024"), unsure])).toEqual([
    ["2026", undefined],
    ["2024", undefined],
    ["2025", undefined],
  ]);
});

it("puts an entry that is stored later after the stored ones before it in the file", () => {
  const rows = [row("projects", "1", "saved"), row("projects", "2"), row("projects", "3", "saved")];
  expect(order(rows)).toEqual([["2", 2]]);
  expect(order([row("projects", "1"), row("projects", "2", "saved")])).toEqual([["1", undefined]]);
  expect(order([row("projects", "1", "saved"), row("projects", "2"), row("projects", "3")])).toEqual([
    ["3", 2],
    ["2", 2],
  ]);
  const dated = [row("formations", "2023", "saved"), row("formations", "2025"), row("formations", "2024", "saved")];
  expect(order(dated)).toEqual([["2025", 2]]);
});
