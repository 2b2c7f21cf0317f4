import { describe, expect, it } from "vitest";
import { changedPart, changesOf } from "./changes";

interface Input {
  profile?: string;
  skills?: string[];
  available?: "true" | "false";
  resume?: Blob | "";
}

const saved: Input = { profile: "Développeuse", skills: ["Go", "SQL"], available: "true" };

describe("what changed", () => {
  it.each<[string, Input, Partial<Input>]>([
    ["nothing", { ...saved, skills: ["Go", "SQL"] }, {}],
    ["a text", { ...saved, profile: "Architecte" }, { profile: "Architecte" }],
    ["a text that was cleared", { ...saved, profile: "" }, { profile: "" }],
    ["a longer list", { ...saved, skills: ["Go", "SQL", "Rust"] }, { skills: ["Go", "SQL", "Rust"] }],
    ["a list in another order", { ...saved, skills: ["SQL", "Go"] }, { skills: ["SQL", "Go"] }],
    ["a list that was emptied", { ...saved, skills: [] }, { skills: [] }],
    ["a choice", { ...saved, available: "false" }, { available: "false" }],
    ["a file to remove", { ...saved, resume: "" }, { resume: "" }],
  ])("is %s", (_, now, changes) => expect(changesOf(saved, now)).toEqual(changes));

  it("is a new file", () => {
    const resume = new Blob(["%PDF-1.7"]);
    expect(changesOf(saved, { ...saved, resume }).resume).toBe(resume);
  });
});

describe("the request of a form over an entry", () => {
  const entry: { title: string; text: string; address?: string } = { title: "a", text: "b", address: "c" };
  const part = (after: typeof entry) => changedPart(entry, after, ["title", "text"]);

  it("is only what changed", () => {
    expect(part({ ...entry, title: "A" })).toEqual({ title: "A" });
    expect(part({ ...entry, address: "C" })).toEqual({ address: "C" });
    expect(part(entry)).toEqual({});
  });

  it("is the whole form where a field is emptied", () =>
    expect(part({ title: "A", text: "b" })).toEqual({ title: "A", text: "b" }));

  it("is the whole form where all required fields changed, as the server takes it for that", () => {
    const after = { ...entry, title: "A", text: "B" };
    expect(part(after)).toEqual(after);
  });
});
