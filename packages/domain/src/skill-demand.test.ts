import { expect, it } from "vitest";
import { maxComparedSkills, maxCountedOffers, maxSuggestedSkills, skillsInDemand } from "./skill-demand";

const open = [
  { id: 1, skills: ["python (primary)", "SQL"] },
  { id: 2, skills: ["PYTHON", "PyTorch", "Python 3"] },
  { id: 3, skills: ["JavaScript", "Java"] },
];

it.each([
  ["py", ["PYTHON 2", "PyTorch 1"]],
  ["  PŸ ", ["PYTHON 2", "PyTorch 1"]],
  ["python3", ["PYTHON 2"]],
  ["js", ["JavaScript 1"]],
  ["java", ["Java 1", "JavaScript 1"]],
  ["ython", []],
  ["", []],
  ["😀", []],
])("finds for '%s' %j (D-232)", (text, found) => {
  expect(skillsInDemand(open, text).map(({ name, offers }) => `${name} ${offers}`)).toEqual(found);
});

it("counts up to a bound, and suggests no more than so many", () => {
  const many = Array.from({ length: maxCountedOffers + 5 }, (_, id) => ({ id, skills: ["Go", `Gopher ${id}`] }));
  const found = skillsInDemand(many, "go");
  expect(found).toHaveLength(maxSuggestedSkills);
  expect(found[0]).toEqual({ name: "Go", offers: maxCountedOffers });
});

it.each(["analyse de d", "Analyses de données", "analyse"])("finds a skill by %j in another number", (text) => {
  const open = [{ id: 1, skills: ["Analyse de donnée"] }];
  expect(skillsInDemand(open, text)).toEqual([{ name: "Analyse de donnée", offers: 1 }]);
});

it("knows a skill by its own name, however many begin alike before it", () => {
  const rare = { id: 1, skills: ["JavaScript"] };
  const others = Array.from({ length: maxComparedSkills }, (_, n) => ({ id: n + 2, skills: [`JShell ${n}`] }));
  expect(skillsInDemand([rare, ...others], "js").map(({ name }) => name)).toContain("JavaScript");
});
