import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { expect, it } from "vitest";
import { proposeFromText } from "@passerelle/domain";
import { readJsonResume } from "./read";

const word = oneof(
  constantFrom("Expériences", "Education", "Projects", "Certifications", "Skills", "Langues", "2019 – 2021"),
  constantFrom("\n", "\t", " ", ", ", " · ", "• ", "janv. 2020", "a.b.example", ":", "\0", "\uD800"),
  string({ unit: "binary" }),
);

it("the import takes what is proposed from any text, within what a person may store", () => {
  assert(
    property(array(word, { maxLength: 300 }), (words) => {
      const proposed = proposeFromText(words.join(""));
      const read = readJsonResume(JSON.stringify(proposed));
      expect(read).toMatchObject({ beyond: 0, unreadable: 0 });
      for (const list of Object.values(proposed)) expect(list.length).toBeLessThanOrEqual(100);
      expect(JSON.stringify(proposed)).not.toMatch(/\\ud8|\\u0000/);
    }),
  );
});
