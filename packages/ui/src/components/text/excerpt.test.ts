import { expect, it } from "vitest";
import { excerptOf } from "./excerpt";

const marked = (text: string, query: string, length = 80) =>
  excerptOf(text, query, length)
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join("");

it("marks the found words, regardless of capitals and accents", () => {
  expect(marked("L'Été, l'E\u0301te\u0301 : œuvre", "ete OEUV")).toBe("L'[Été], l'[E\u0301te\u0301] : [œuvre]");
  expect(marked("C++ et C#", "c#")).toBe("C++ et [C#]");
});

it("marks a name with an apostrophe as a whole if it was typed without one (D-271)", () =>
  expect(marked("Bonjour M. N’Diaye, l'équipe", "ndiaye equipe")).toBe("Bonjour M. [N’Diaye], l'[équipe]"));

it("begins before the first of them, and says where the text goes on", () => {
  const text = `${"avant ".repeat(30)}mardi ${"après ".repeat(30)}`;
  expect(marked(text, "mardi")).toBe(`...${"avant ".repeat(6)}[mardi] ${"après ".repeat(6)}`.trimEnd() + "...");
});

it("shows the beginning of a text in which nothing is found", () => {
  expect(marked("Bonjour à tous, à mardi", "zzz", 9)).toBe("Bonjour à...");
  expect(marked("", "zzz")).toBe("");
});

it("shows a very long word whole where it is found", () =>
  expect(marked(`a ${"x".repeat(300)} b`, "xx")).toBe(`a [${"x".repeat(300)}]...`));
