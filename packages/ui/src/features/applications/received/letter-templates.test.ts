import { textLimits } from "@passerelle/domain";
import { describe, expect, it } from "vitest";
import { builtInTemplates, filledLetter, longestLetter } from "./letter-templates";

const to = (firstname: string | null) => ({ Applicant: { user: { firstname, lastname: "Bernard", email: null } } });

describe("a letter", () => {
  it.each([
    ["Bonjour {prénom}, « {offre} »", "Zoé", "Bonjour Zoé, « Go »"],
    ["Dear {First name}, {OFFER}, {offer}", "Zoé", "Dear Zoé, Go, Go"],
    ["Bonjour {prénom},", null, "Bonjour,"],
    ["{prénom} {offre}", "{offre}$&", "{offre}$& Go"],
    ["{nom} {{}}", "Zoé", "{nom} {{}}"],
  ])("%j to %j says %j", (text, firstname, expected) => expect(filledLetter(text, firstname, "Go")).toBe(expected));

  it("keeps the room for an offer whose title is unknown", () =>
    expect(filledLetter("Bonjour {prénom}, « {offre} »", "Zoé", undefined)).toBe("Bonjour Zoé, « {offre} »"));

  it("of the built-in ones leaves no room unfilled, and is short enough to be sent", () => {
    for (const { text } of builtInTemplates) {
      const filled = filledLetter(text, "x".repeat(textLimits.name), "y".repeat(textLimits.title));
      expect(filled).not.toMatch(/[{}]/);
      expect(filled.length).toBeLessThan(textLimits.letter);
    }
  });

  it("is measured for the person with the longest text", () => {
    expect(longestLetter([to(null), to("Maximilienne"), to("Zoé")], "À {prénom} : {offre} ", "Go")).toEqual({
      length: "À Maximilienne : Go".length,
      name: "Maximilienne Bernard",
    });
  });
});
