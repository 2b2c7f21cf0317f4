import { asNode, loadContract } from "@passerelle/api/contract";
import { describe, expect, it, vi } from "vitest";
import { certifications } from "./certifications";
import { type CvEntry, type CvList, openEnd, valuesOf } from "./cv-list";
import { experiences } from "./experiences";
import { formations } from "./formations";
import { problemOf } from "./field-problems";
import { projects } from "./projects";

/** The request body for a form with these texts. */
function sent<Entry extends CvEntry, Input extends object>(
  list: CvList<Entry, Input>,
  texts: Partial<Record<keyof Entry, string>>,
) {
  const values: Record<string, string> = { ...valuesOf(list.fields, undefined), ...texts };
  return list.inputOf((name) => values[name] ?? "");
}

const formation = {
  id: 1,
  institution: "CNAM",
  degree: "Licence",
  startedAt: "2024-03-01",
  finishedAt: null,
  description: null,
  skills: ["Go", "SQL"],
};

describe("what the form of a CV entry sends", () => {
  it("is a formation without end or description while it goes on (D-022)", () => {
    const { id: _, ...unchanged } = formation;
    const texts = valuesOf(formations.fields, { ...formation, finishedAt: "0001-01-01T00:00:00Z" });
    expect(texts).toMatchObject({ finishedAt: openEnd, description: "", skills: "Go, SQL" });
    expect(sent(formations, texts)).toEqual(unchanged);
  });

  it("is a cdi unless another kind of experience is chosen", () => {
    const texts = { jobTitle: "Boulanger", company: "Au blé", startedAt: "2020-01-01", finishedAt: "2021-01-01" };
    const none = { ongoing: false, description: null, technologies: [] };
    expect(sent(experiences, texts)).toEqual({ ...texts, ...none, experienceType: "cdi" });
    expect(sent(experiences, { ...texts, experienceType: "stage" })).toHaveProperty("experienceType", "stage");
  });

  it("has no end while it is ongoing (D-277)", () => {
    expect(sent(experiences, { finishedAt: openEnd })).toMatchObject({ ongoing: true, finishedAt: null });
    expect(sent(formations, { finishedAt: openEnd })).toHaveProperty("finishedAt", null);
  });

  it("splits lists on commas, each item once (D-094)", () => {
    const texts = { title: "Pont", Description: "Un pont.", technologies: "Go, , go ,SQL", collaborators: " Inès ," };
    expect(sent(projects, texts)).toMatchObject({ technologies: ["Go", "SQL"], collaborators: ["Inès"] });
  });

  it("omits empty optional fields (D-082)", () => {
    expect(Object.keys(sent(projects, {}))).not.toContain("demoUrl");
    expect(Object.keys(sent(certifications, {})).toSorted()).toEqual(["organization", "skills", "title"]);
    expect(sent(certifications, { certificationID: "A-1", issuedTo: "2024-03-15" })).toMatchObject({
      certificationID: "A-1",
      issuedTo: "2024-03-15",
    });
  });
});

describe("a text of a CV may be as long as the contract takes it", () => {
  const { schemas } = loadContract();
  /** The maximum length of a field in the contract. */
  const longest = (patch: string, name: string) => {
    const field = JSON.stringify(asNode(schemas[patch]?.["properties"])[name]);
    const [, own = ""] = /#\/components\/schemas\/(\w+)/.exec(field) ?? [];
    return schemas[own]?.["maxLength"];
  };

  it.each([
    ["FormationPatch", formations.fields],
    ["ExperiencePatch", experiences.fields],
    ["ProjectPatch", projects.fields],
    ["CertificationPatch", certifications.fields],
  ] as const)("in %s", (patch, fields) => {
    const limited = fields.filter((field) => field.limit !== undefined);
    expect(limited.length).toBeGreaterThan(1);
    for (const { name, limit } of limited) expect([name, limit]).toEqual([name, longest(patch, name)]);
  });
});

describe.each(["America/Los_Angeles", "Pacific/Auckland"])("the days of a CV in %s", (timeZone) => {
  it.each(["2024-03-01", "2024-03-01T00:00:00Z"])("stay the day that was saved as %s", (startedAt) => {
    vi.stubEnv("TZ", timeZone);
    const texts = valuesOf(formations.fields, { ...formation, startedAt });
    expect(new Date(2024, 2, 1).getTimezoneOffset()).not.toBe(0);
    expect(sent(formations, texts)).toHaveProperty("startedAt", "2024-03-01");
  });
});

describe("the errors of a field", () => {
  const values = { startedAt: "2024-03-01" };

  it.each([
    ["a blank required one", { kind: "text", required: true }, "  ", "required"],
    ["an optional one left empty", { kind: "address" }, "", undefined],
    ["an address without a scheme (D-281)", { kind: "address" }, "www.example.org", undefined],
    ["a word for an address", { kind: "address" }, "example", "notAnAddress"],
    ["a script for an address (D-093)", { kind: "address" }, "javascript:alert(1)", "notAnAddress"],
    ["an address", { kind: "address" }, "https://example.org/", undefined],
    ["an end before its start (D-090)", { kind: "openEnd", notBefore: "startedAt" }, "2024-02-29", "endBeforeStart"],
    ["an end on the day of its start", { kind: "openEnd", notBefore: "startedAt" }, "2024-03-01", undefined],
    ["an ongoing one", { kind: "openEnd", required: true, notBefore: "startedAt" }, openEnd, undefined],
    ["neither ongoing nor an end", { kind: "openEnd", required: true, notBefore: "startedAt" }, "", "noEnd"],
    ["an end while no start is given", { kind: "openEnd", notBefore: "finishedAt" }, "2024-03-01", undefined],
  ] as const)("%s", (_, rules, text, problem) => expect(problemOf(rules, text, values)).toBe(problem));
});
