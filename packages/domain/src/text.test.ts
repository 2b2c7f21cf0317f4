import { describe, expect, it } from "vitest";
import { isolated, lengthOf, oneLine, trimText } from "./text";

describe("a text of invisible characters is empty", () => {
  it.each([
    ["nothing", ""],
    ["spaces and line breaks", " \t\n\u00A0\u202F\u3000"],
    ["zero-width characters", "\u200B\u200C\u200D\u2060\uFEFF"],
    ["soft hyphens", "\u00AD"],
    ["marks of direction", "\u200E\u200F\u061C\u202A\u202E\u2066\u2069"],
    ["variation selectors", "\uFE0E\uFE0F\u{E0100}"],
    ["Hangul fillers", "\u115F\u1160\u3164\uFFA0"],
    ["the blank of Braille", "\u2800\u2800"],
    ["tags", "\u{E0041}\u{E007F}"],
    ["controls", "\u0001\u0085"],
    ["a mixture", " \u200B\u2800 \u3164"],
  ])("such as %s", (_, text) => expect(trimText(text)).toBe(""));

  it.each(["é", "👩‍👩‍👧", "a\u200Bb", ".", "שלום", "\u0000"])("unlike %j", (text) => expect(trimText(text)).toBe(text));

  it("is trimmed outside, and kept inside", () => expect(trimText("  un  deux\u200B ")).toBe("un  deux\u200B"));
});

it.each([
  ["abc", 3],
  ["  abc  ", 3],
  ["😀", 1],
  ["👩‍👩‍👧", 5],
  ["\u200B", 0],
])("the length of %j is %d code points", (text, length) => expect(lengthOf(text)).toBe(length));

it.each([
  ["Claire,\r\n\nvotre compte", "Claire, votre compte"],
  ["P\u202Eassa\u001B[31m", "Passa [31m"],
  ["Anne\tLise  Roy", "Anne Lise  Roy"],
  ["\u2066Zoé\u2069", "Zoé"],
])("%j is one line", (text, line) => expect(oneLine(text)).toBe(line));

describe("a value within a sentence (D-293)", () => {
  it("is isolated if it is written from right to left", () => {
    for (const name of [
      "\u05E9\u05E8\u05D4 \u05DB\u05D4\u05DF",
      "\u0644\u064A\u0644\u0649",
      "Zo\u00E9 \u05DB\u05D4\u05DF",
    ])
      expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  });

  it("is unchanged otherwise", () => {
    for (const name of ["", "Jeanne Martin", "\u041D\u0438\u043D\u0430", "\u5F20\u4F1F", "12"])
      expect(isolated(name)).toBe(name);
  });
});
