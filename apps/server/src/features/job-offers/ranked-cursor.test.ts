import { expect, it } from "vitest";
import { rankedPage } from "./ranked-cursor";

const pageOf = async (list: readonly number[], after?: string, gone: readonly number[] = []) => {
  const read = async (ids: number[]) => ids.filter((id) => !gone.includes(id)).map((id) => ({ id }));
  const { rows, next } = await rankedPage(list, read, { offset: 0, size: 2, after });
  return { ids: rows.map(({ id }) => id), next };
};

const hundred = Array.from({ length: 100 }, (_, index) => 1000 + index);

it("continues after the last row shown, wherever it is now", async () => {
  const first = await pageOf([1, 2, 3, 4, 5]);
  expect(first).toEqual({ ids: [1, 2], next: "2_2_1" });
  expect((await pageOf([8, 9, 1, 2, 3, 4, 5], first.next ?? "")).ids).toEqual([3, 4]);
  expect((await pageOf([2, 3, 4, 5], first.next ?? "")).ids).toEqual([3, 4]);
});

it("fills a page with the next rows where some are no longer shown", async () => {
  expect(await pageOf([1, 2, 3, 4, 5], undefined, [1, 3])).toEqual({ ids: [2, 4], next: "4_4_3_2" });
  expect(await pageOf([1, 2, 3], undefined, [2, 3])).toEqual({ ids: [1], next: null });
});

it("continues far from where the last row was", async () =>
  expect((await pageOf([...hundred, 1, 2, 3], "2_2_1")).ids).toEqual([3]));

it("continues where the last rows were, if they have left", async () => {
  expect((await pageOf([1, 3, 4, 5], "2_2_1")).ids).toEqual([3, 4]);
  expect((await pageOf([3, 4, 5], "2_2_1")).ids).toEqual([3, 4]);
});

it("reads far into a list, and ends", async () => {
  expect(await pageOf(hundred, "60_1059_1058_1057")).toEqual({ ids: [1060, 1061], next: "62_1061_1060_1059" });
  expect(await pageOf(hundred, "98_1097")).toEqual({ ids: [1098, 1099], next: null });
  expect(await pageOf(hundred, "100_1099")).toEqual({ ids: [], next: null });
});

it.each(["", "x", "2", "2_a", "-1_2"])("begins at the page's number for %j", async (after) => {
  expect((await pageOf(hundred, after)).ids).toEqual([1000, 1001]);
});
