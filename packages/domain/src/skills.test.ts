import { describe, expect, it } from "vitest";
import { skillAliases } from "./skill-aliases";
import { significantWords, skillKey } from "./skills";

describe("the comparison key of a skill", () => {
  it.each([
    ["  Gestion   de  projet ", "gestion de projet"],
    ["Référencement", "referencement"],
    ["Cœur de métier", "coeur de metier"],
    ["Python (primary)", "python"],
    ["SQL (avancé)", "sql"],
    ["SQL (avancé) (5 ans)", "sql"],
    ["C++", "c++"],
    ["C#", "c#"],
    [".NET", ".net"],
    ["Node.js", "node.js"],
    ["NodeJS", "node.js"],
    ["(autre)", "(autre)"],
    ["R (statistiques) et Python", "r (statistiques) et python"],
    ["JS", "javascript"],
    ["React.js", "react"],
    ["ReactJS", "react"],
    ["Postgres", "postgresql"],
    ["K8s", "kubernetes"],
    ["Golang", "go"],
    ["TS", "typescript"],
    ["Python 3", "python"],
    ["Python 3 (avancé)", "python"],
    ["ISO 9001", "iso 9001"],
    ["Office 365", "office 365"],
  ])("%s is %s", (name, key) => expect(skillKey(name)).toBe(key));

  it("distinguishes c, c++ and c#", () => expect(new Set(["C", "C++", "C#"].map(skillKey)).size).toBe(3));

  it("gives every other spelling one key, which is its own", () => {
    const others = Object.values(skillAliases).flat();
    expect(new Set(others).size).toBe(others.length);
    for (const [key, spellings] of Object.entries(skillAliases)) {
      expect([key, ...spellings].map(skillKey)).toEqual([key, ...spellings].map(() => key));
    }
  });
});

describe("the significant words of a title", () => {
  it.each([
    ["Développeur web H/F", ["developpeur", "web"]],
    ["Comptable (F/H)", ["comptable"]],
    ["Chef de projet H/F/X", ["chef", "projet"]],
    ["Développeur(se) C++ / .NET", ["developpeur", "c++", ".net"]],
    ["Ingénieur·e·s réseaux", ["ingenieur", "reseaux"]],
    ["Chargé d’affaires et de l'export", ["charge", "affaires", "export"]],
    ["Data analyst, data", ["data", "analyst"]],
    ["Alternance - Développeur Node.js.", ["developpeur", "node.js"]],
    ["H/F", []],
  ])("%s", (title, words) => expect(significantWords(title)).toEqual(words));
});
