import { describe, expect, it } from "vitest";
import { truncate, truncateBetweenWords } from "./truncate";

describe("truncate (D-071)", () => {
  it.each([
    ["leaves what fits", "Université", 10, "Université"],
    ["shortens a longer text, with three dots", "Université de Lyon", 10, "Université..."],
    ["drops a space before the dots", "Université de Lyon", 11, "Université..."],
    ["counts characters, not their halves", "😀😀😀", 2, "😀😀..."],
    ["never splits an emoji", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 2, "👩‍👩‍👧👩‍👩‍👧..."],
    ["leaves what fits as people count", "🇫🇷🇫🇷", 2, "🇫🇷🇫🇷"],
  ])("%s", (_, text, limit, cut) => expect(truncate(text, limit)).toBe(cut));
});

describe("truncateBetweenWords", () => {
  it.each([
    ["leaves what fits", "Salaire : 2\u202f100\u00a0€", 20, "Salaire : 2\u202f100\u00a0€"],
    ["never cuts an amount", "Salaire : 2\u202f100\u00a0€ brut", 13, "Salaire :..."],
    ["keeps a word that ends at the limit", "Salaire brut annoncé", 12, "Salaire brut..."],
    ["drops a word that goes on", "Salaire brut annoncé", 10, "Salaire..."],
    ["cuts a single long word", "Anticonstitutionnellement", 5, "Antic..."],
  ])("%s", (_, text, limit, cut) => expect(truncateBetweenWords(text, limit)).toBe(cut));
});
