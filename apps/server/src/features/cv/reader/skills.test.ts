import { describe, expect, it } from "vitest";
import { linesOfText } from "./lines-of-text";
import { proposeCv } from "./propose";

const read = (text: string) => {
  const { skills, languages } = proposeCv(linesOfText(text), 2026);
  return { skills: skills.map(({ name }) => name), languages };
};

describe("the skills of a CV", () => {
  it("are without contact data, durations and sentences", () => {
    const lines = [
      "Soudure TIG, Métré, et Levage",
      "A / B / C / D / E / F",
      "1 rue du Pont Neuf",
      "44000 NANTES",
      "06 12 34 56 78",
      "jeanne@exemple.fr",
      "TypeScript: 5 years",
      "J'aime apprendre et partager ce que je sais",
    ];
    expect(read(`Compétences\n${lines.join("\n\n")}`).skills).toEqual([
      "Soudure TIG",
      "Métré",
      "Levage",
      "A / B / C / D / E / F",
    ]);
  });

  it.each([
    [
      "English",
      "Personal skills\nMother tongue(s)\tFrench\nOther language(s)\tUNDERSTANDING\tSPEAKING\tWRITING\nListening\tReading\tSpoken interaction\nEnglish\tC1\tC1\tB2\nLevels: A1/A2: Basic user\nJob-related skills\tWelding\nComputer skills\tReplace with your computer skills\nDriving licence\tB",
      ["Welding"],
      ["French", "English"],
    ],
    [
      "French",
      "Compétences personnelles\nLangue(s) maternelle(s)\tFrançais\nAutre(s) langue(s)\tCOMPRENDRE\tPARLER\tÉCRIRE\nÉcouter\tLire\tS’exprimer oralement en continu\nAnglais\tC1\tC1\tB2\nCompétences en communication\tÉcoute\nCompétences liées à l’emploi\nCompétences numériques\nAutres compétences\tSoudure",
      ["Soudure", "Écoute"],
      ["Français", "Anglais"],
    ],
  ])("have no labels of the Europass form in %s", (_, text, skills, names) => {
    const found = read(text);
    expect(found.skills).toEqual(skills);
    expect(found.languages.map(({ language }) => language)).toEqual(names);
  });

  it("may be called like a label of the form", () => {
    expect(read("Skills\nCommunication, Problem solving").skills).toEqual(["Communication", "Problem solving"]);
  });

  it("have no levels, in words, numbers or symbols", () => {
    const lines = [
      "Excel ⚫⚫⚫⚪⚪",
      "★★☆ SAP",
      "Python 80 %",
      "Figma 4/5",
      "Java (avancé)",
      "SQL : bon niveau",
      "> Git",
    ];
    const levels = ["⚫⚫⚪", "Bonne maîtrise", "Débutant", "lu", "écrit"];
    expect(read(`Compétences\n${[...lines, ...levels].join("\n")}`).skills).toEqual([
      "Excel",
      "SAP",
      "Python",
      "Figma",
      "Java",
      "SQL",
      "Git",
    ]);
  });

  it("stay apart on lines without commas, beside a list with commas", () => {
    expect(read("Skills\nExpert: Go, Rust\nLinux\nGit").skills).toEqual(["Go", "Rust", "Linux", "Git"]);
  });

  it("are no languages, nor are the ways of knowing one", () => {
    expect(read("Langues\nEspagnol lu, écrit\nAllemand ⚫⚫⚪").languages).toEqual([
      { language: "Espagnol" },
      { language: "Allemand" },
    ]);
  });
});
