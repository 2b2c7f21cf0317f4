import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { entryKey, remarksOn, repeatsOf } from "./entries";
import { certification, experience, formation, project } from "./test-entries";

describe("what keeps an entry from being stored", () => {
  it("is a text that is missing or too long, or an end before the start", () => {
    expect(remarksOn("formations", { ...formation, degree: "", institution: "x".repeat(101) })).toEqual([
      { field: "degree", why: "missing" },
      { field: "institution", why: "tooLong" },
    ]);
    expect(remarksOn("experiences", { ...experience, finishedAt: null })).toEqual([
      { field: "finishedAt", why: "missing" },
    ]);
    expect(remarksOn("experiences", { ...experience, finishedAt: null, ongoing: true })).toEqual([]);
    expect(remarksOn("formations", { ...formation, finishedAt: null })).toEqual([]);
    expect(remarksOn("formations", { ...formation, finishedAt: "2019-08-31" })).toEqual([
      { field: "finishedAt", why: "endBeforeStart" },
    ]);
    expect(remarksOn("skills", { word: "x".repeat(61) })).toEqual([{ field: "word", why: "tooLong" }]);
  });

  const { schemas } = parse(
    readFileSync(new URL("../../../../../../openapi.yaml", import.meta.url), "utf8"),
  ).components;
  const longest = (patch: string, field: string) =>
    schemas[schemas[patch].properties[field].$ref.replace("#/components/schemas/", "")].maxLength;

  it.each([
    ["formations", formation, "FormationPatch", ["institution", "degree", "description"]],
    ["experiences", experience, "ExperiencePatch", ["jobTitle", "company", "description"]],
    ["projects", project, "ProjectPatch", ["title", "Description"]],
    ["certifications", certification, "CertificationPatch", ["title", "organization", "certificationID"]],
  ] as const)("is what the contract takes of %s", (part, entry, patch, fields) => {
    for (const field of fields) {
      const remarks = (length: number) => remarksOn<typeof part>(part, { ...entry, [field]: "x".repeat(length) });
      expect(remarks(longest(patch, field))).toEqual([]);
      expect(remarks(longest(patch, field) + 1)).toEqual([{ field, why: "tooLong" }]);
    }
  });
});

describe("two entries tell of the same thing", () => {
  it("however their names are spelled, if they begin in the same month", () => {
    const key = entryKey("formations", formation);
    expect(entryKey("formations", { ...formation, degree: "MASTER  informatique", startedAt: "2019-09-15" })).toBe(key);
    expect(entryKey("formations", { ...formation, startedAt: "2019-10-01" })).not.toBe(key);
    expect(entryKey("formations", { ...formation, institution: "", degree: "Université de Nantes" })).not.toBe(key);
  });

  it("for skills also by another name", () => {
    expect(entryKey("skills", { word: "js" })).toBe(entryKey("skills", { word: "JavaScript" }));
    const french = { word: "Français", level: null };
    expect(entryKey("languages", { word: "francais", level: "B1" })).toBe(entryKey("languages", french));
  });

  it("and are recognised first by stored data, then by earlier entries of the file", () => {
    const words = ["Go", "js", "JavaScript", "go", "SQL"].map((word) => ({ word }));
    expect(repeatsOf("skills", words, [{ word: "GO" }])).toEqual(["stored", undefined, "twice", "stored", undefined]);
  });
});
