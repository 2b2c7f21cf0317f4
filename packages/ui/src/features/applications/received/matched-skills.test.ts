import { aCertification, aFormation, anExperience, aPersonDetail, aProject } from "@passerelle/mocks";
import { expect, it } from "vitest";
import { matchSkills } from "./matched-skills";

const nothing = { formations: [], experiences: [], projects: [], certifications: [], skills: [] };
const profileWith = (lists: object) => {
  const { profile } = aPersonDetail();
  if (!profile) throw new Error("The person has no profile.");
  return { ...profile, ...nothing, ...lists };
};

it("names where each of the offer's skills is listed, in the offer's order and spelling", () => {
  const profile = profileWith({
    skills: ["vue"],
    experiences: [anExperience({ company: "Banque", technologies: ["golang"] })],
    projects: [aProject({ title: "Carte", technologies: ["SQL"] })],
    formations: [aFormation({ degree: "Master", skills: ["C++"] })],
    certifications: [aCertification({ title: "Scrum", skills: ["Agile"] })],
  });
  expect(matchSkills(["Vue", "Go", "SQL", "C++", "Agile", "Rust"], profile)).toEqual({
    matchedSkills: [
      { name: "Vue", source: { kind: "profile", title: null } },
      { name: "Go", source: { kind: "experience", title: "Banque" } },
      { name: "SQL", source: { kind: "project", title: "Carte" } },
      { name: "C++", source: { kind: "formation", title: "Master" } },
      { name: "Agile", source: { kind: "certification", title: "Scrum" } },
    ],
    missingSkills: ["Rust"],
  });
});

it("counts a skill once that the offer spells twice", () => {
  const { matchedSkills, missingSkills } = matchSkills(["JS", "JavaScript"], profileWith({}));
  expect([matchedSkills, missingSkills]).toEqual([[], ["JS"]]);
});
