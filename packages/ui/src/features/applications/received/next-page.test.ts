import { expect, it } from "vitest";
import { nextPage } from "./next-page";

it.each([
  [{ page: 1, totalPages: 3, next: "0_x_1" }, { after: "0_x_1" }],
  [{ page: 1, totalPages: 3, next: null }, undefined],
  [{ page: 1, totalPages: 3 }, 2],
  [{ page: 3, totalPages: 3 }, undefined],
])("after %j follows %j", (page, expected) => expect(nextPage(page)).toEqual(expected));
