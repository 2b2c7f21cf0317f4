import { wantedWords } from "@passerelle/domain";
import { describe, expect, it } from "vitest";
import { isOneErrorApart, Vocabulary } from "./vocabulary";

it.each([
  ["lyon", "lyons"],
  ["developeur", "developpeur"],
  ["recat", "react"],
  ["comptible", "comptable"],
  ["xeact", "react"],
])("%s is one error apart from %s", (one, other) => {
  expect(isOneErrorApart(one, other)).toBe(true);
  expect(isOneErrorApart(other, one)).toBe(true);
});

it.each([
  ["react", "react"],
  ["raect", "reatc"],
  ["tcaer", "react"],
  ["developer", "developpeurs"],
  ["aab", "ba"],
])("%s is not one error apart from %s", (one, other) => expect(isOneErrorApart(one, other)).toBe(false));

describe("a vocabulary", () => {
  const vocabulary = new Vocabulary();
  vocabulary.add(["developpeu", "react", "reach"]);
  vocabulary.addName("Saint-Étienne");
  const corrected = (query: string) => wantedWords(query).flatMap((word) => vocabulary.correct(word));

  it.each([
    ["étiemne", ["etienne", "etien"]],
    ["étiene", []],
    ["recat", ["react"]],
    ["reacg", ["react", "reach"]],
    ["etien", []],
    ["react", []],
    ["rect", []],
    ["reac1", []],
    ["kubernetes", []],
  ])("corrects %j to %j", (query, words) => expect(corrected(query)).toEqual(words));
});
