import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { expect, it } from "vitest";
import { linesOfText } from "./lines-of-text";
import { isNothing, proposeCv } from "./propose";

const word = oneof(
  constantFrom("Expériences", "Education", "Projects", "Certifications", "Skills", "Langues", "2019 – 2021"),
  constantFrom("\n", "\t", " ", ", ", " · ", "• ", "janv. 2020", "a.b.example", ":", "**", "Lumio, Nantes"),
  string({ unit: "binary" }),
);

it("proposes only what a person may store, from any text", () => {
  assert(
    property(array(word, { maxLength: 300 }), (words) => {
      const proposed = proposeCv(linesOfText(words.join("")), 2026);
      for (const list of Object.values(proposed)) expect(list.length).toBeLessThanOrEqual(100);
      for (const { name, position, startDate } of proposed.work)
        expect([name, position, startDate]).not.toContain(undefined);
      expect(isNothing(proposed)).toBe(Object.values(proposed).flat().length === 0);
    }),
  );
});
