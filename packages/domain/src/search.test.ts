import { expect, it } from "vitest";
import { searchWords, wantedWords } from "./search";

it("compares words without capitals, accents and what stands between them (D-151)", () => {
  expect(searchWords("Élodie d'Été-Œuvré", "elodie.ete_2")).toEqual(["elodie", "d", "ete", "oeuvre", "2"]);
});

it("keeps the names of languages, and nothing without a letter or digit", () => {
  expect(searchWords("C++, C# (.NET) & Node.js + 🎉 --")).toEqual(["c++", "c#", "net", "node", "js"]);
  expect(searchWords("  ", "’", "+")).toEqual([]);
});

it("compares the beginning of a very long word", () => {
  expect(searchWords("ﷺ".repeat(100)).every((word) => word.length <= 40)).toBe(true);
});

it("counts eight words of the search text", () => {
  expect(wantedWords("a b c d e f g h i j")).toHaveLength(8);
});
