import { expect, it } from "vitest";
import { dataOf, itemsOf } from "./answers";

it("finds the content with and without its wrapping", () => {
  expect(dataOf({ data: { sector: "Santé" } })).toEqual({ sector: "Santé" });
  expect(dataOf({ sector: "Santé" })).toEqual({ sector: "Santé" });
});

it("finds the items of an array, of items and of data", () => {
  expect(itemsOf([1, 2])).toEqual([1, 2]);
  expect(itemsOf({ items: [1, 2] })).toEqual([1, 2]);
  expect(itemsOf({ data: [1, 2] })).toEqual([1, 2]);
});
