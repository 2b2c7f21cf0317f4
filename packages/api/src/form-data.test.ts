import { expect, it } from "vitest";
import { form, toFormData } from "./form-data";

it("sends lists as repeated keys and booleans as texts", () => {
  const data = toFormData({ skills: ["Go", "SQL, avancé"], availableImmediately: false });
  expect(data.getAll("skills")).toEqual(["Go", "SQL, avancé"]);
  expect(data.get("availableImmediately")).toBe("false");
});

it("sends a single item with a comma as JSON", () => {
  expect(toFormData({ skills: ["SQL, avancé"] }).getAll("skills")).toEqual(['["SQL, avancé"]']);
  expect(toFormData({ skills: ["SQL"] }).getAll("skills")).toEqual(["SQL"]);
});

it("clears with one empty value and keeps missing fields", () => {
  const data = toFormData({ skills: [], phone: null, address: "", sector: undefined });
  expect([...data.entries()]).toEqual([
    ["skills", ""],
    ["phone", ""],
    ["address", ""],
  ]);
});

it("sends a file with its name", () => {
  const resume = toFormData({ resume: new File(["%PDF"], "cv.pdf", { type: "application/pdf" }) }).get("resume");
  expect(resume).toBeInstanceOf(File);
  expect(resume).toMatchObject({ name: "cv.pdf", type: "application/pdf" });
});

it("provides a call's body and serializer", () => {
  const { body, bodySerializer } = form({ text: "Bonjour" });
  expect(bodySerializer(body).get("text")).toBe("Bonjour");
});
