import { describe, expect, it } from "vitest";
import { changedSearch, positiveNumber, searchText } from "./address";
import { createMemoryAddress } from "./memory-address";

describe("a number in an address", () => {
  it.each([
    ["1", 1],
    ["42", 42],
    ["9007199254740991", 9_007_199_254_740_991],
  ])("reads %s", (text, number) => expect(positiveNumber(text)).toBe(number));

  it.each([
    null,
    "",
    "0",
    "-1",
    "+1",
    "1.5",
    "1e3",
    " 1",
    "01",
    "deux",
    "٣",
    "NaN",
    "9007199254740993",
    "9".repeat(400),
  ])("takes %j for none", (text) => expect(positiveNumber(text)).toBeUndefined());
});

it.each([
  [null, ""],
  [" en  Bretagne et ailleurs", "en  Bretagne"],
  ["a\0b", "ab"],
  ["\0", ""],
  ["y".repeat(300), "y".repeat(12)],
  ["👩‍🚀".repeat(5), "👩‍🚀".repeat(4)],
])("a text in an address takes of %j what a call takes", (text, expected) =>
  expect(searchText(text, 12)).toBe(expected),
);

it.each([
  ["", { page: "2" }, "?page=2"],
  ["?page=2", { page: null }, ""],
  ["?page=2&post=8", { post: null, comment: null }, "?page=2"],
  ["?with=a%26b", { page: "3" }, "?with=a%26b&page=3"],
])("a changed query %s becomes with %j", (search, changes, expected) =>
  expect(changedSearch(search, changes)).toBe(expected),
);

describe("an address in memory", () => {
  it("goes back and forward through pushed entries", () => {
    const address = createMemoryAddress("?page=2");
    address.push({ page: "3" });
    address.push({ post: "8" });
    expect(address.search()).toBe("?page=3&post=8");
    address.back();
    address.back();
    expect(address.search()).toBe("?page=2");
    address.forward();
    expect(address.search()).toBe("?page=3");
  });

  it("goes back when an opened object is closed", () => {
    const address = createMemoryAddress("?page=2");
    address.push({ post: "8" });
    address.leave({ post: null });
    expect([address.search(), address.length()]).toEqual(["?page=2", 2]);
    address.back();
    expect(address.search()).toBe("?page=2");
  });

  it("corrects what a link opened", () => {
    const address = createMemoryAddress("?page=2&post=8&comment=9");
    address.leave({ post: null, comment: null });
    expect([address.search(), address.length()]).toEqual(["?page=2", 1]);
  });
});
