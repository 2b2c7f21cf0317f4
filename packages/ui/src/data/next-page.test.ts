import { expect, it } from "vitest";
import { lastPageOf, nextPage } from "./next-page";

it.each([
  [{ page: 1, totalPages: 3, next: "0_x_1" }, { after: "0_x_1" }],
  [{ page: 1, totalPages: 3, next: null }, undefined],
  [{ page: 1, totalPages: 3 }, 2],
  [{ page: 3, totalPages: 3 }, undefined],
])("after %j follows %j", (page, expected) => expect(nextPage({ items: [], ...page })).toEqual(expected));

const rows = ["Jeanne"];

it.each([
  ["by number", { items: rows, totalPages: 3 }, 2, 3],
  ["by number, beyond the last", { items: [], totalPages: 1 }, 2, 1],
  ["by number, without rows", { items: [], totalPages: 0 }, 1, 1],
  ["with a next one", { items: rows, totalPages: 3, next: "57" }, 1, 3],
  ["with a next one, after rows left", { items: rows, totalPages: 2, next: "57" }, 2, 3],
  ["the last one, after rows left", { items: rows, totalPages: 1, next: null }, 2, 2],
  ["the last one, after rows came", { items: rows, totalPages: 3, next: null }, 2, 2],
  ["the last one, after all its rows left", { items: [], totalPages: 2, next: null }, 3, 2],
])("knows the last page: %s", (_, list, page, expected) => expect(lastPageOf(list, page)).toBe(expected));
