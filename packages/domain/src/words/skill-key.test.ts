import { describe, expect, it } from "vitest";
import { skillAliases } from "./skill-aliases";
import { significantWords, skillKey } from "./skill-key";

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
    ["(autre)", "(autr)"],
    ["R (statistiques) et Python", "r (statistiqu) et python"],
    ["JS", "javascript"],
    ["React.js", "react"],
    ["ReactJS", "react"],
    ["Postgres", "postgresql"],
    ["K8s", "kubernetes"],
    ["Golang", "go"],
    ["TS", "typescript"],
    ["Python 3", "python"],
    ["Python 3 (avancé)", "python"],
    ["Python 3.12", "python"],
    ["Angular 17", "angular"],
    ["Angular v17.3", "angular"],
    ["Java 25 LTS", "java"],
    [".NET 8", ".net"],
    ["dotnet 8", ".net"],
    ["PHP8.3", "php"],
    ["HTML5", "html"],
    ["Vue 3", "vue.js"],
    ["C++17", "c++"],
    ["React Native 0.76", "react natif"],
    ["Spring Boot 3.x", "spring boot"],
    ["Java EE 8", "java ee"],
    ["C #", "c#"],
    ["Bases de données", "bas de donnee"],
    ["Gestions de projet", "gestion de projet"],
    ["Windows 11", "windows 11"],
    ["ISO 9001", "iso 9001"],
    ["Office 365", "office 365"],
  ])("%s is %s", (name, key) => expect(skillKey(name)).toBe(key));

  it("distinguishes skills with similar names", () => {
    const names =
      "C,C++,C#,R,Go,React,Reactive,React Native,Vue.js,SAS,Sass,SaaS,CSS,Less,Java,JavaScript,Java EE,Node.js";
    const others =
      "Nest,Nuxt,Next.js,Express,Excel,Access,Sales,SAP,Salesforce,Redis,Rust,Ruby,Ruby on Rails,Spring Boot";
    const all = `${names},${others},Spring,Word,WordPress,Windows,Docker,Design,Designer,Word 365`.split(",");
    expect(new Set(all.map(skillKey)).size).toBe(all.length);
  });

  it("gives every other spelling one key, which is its own", () => {
    const others = Object.values(skillAliases).flat();
    expect(new Set(others).size).toBe(others.length);
    for (const [key, spellings] of Object.entries(skillAliases)) {
      expect([key, ...spellings].map(skillKey)).toEqual([key, ...spellings].map(() => key));
    }
  });
});

it.each([
  ["Développeur web H/F", ["developpeur", "web"]],
  ["Comptable (F/H)", ["comptabl"]],
  ["Chef de projet H/F/X", ["chef", "projet"]],
  ["Développeur(se) C++ / .NET", ["developpeur", "c++", ".net"]],
  ["Ingénieur·e·s réseaux", ["ingenieur", "reseau"]],
  ["Chargé d’affaires et de l'export", ["charg", "affair", "export"]],
  ["Data analyst, data", ["data", "analyst"]],
  ["Alternance - Développeur Node.js.", ["developpeur", "node.js"]],
  ["Développeuse Angular 17", ["developpeur", "angular"]],
  ["H/F", []],
])("the significant words of a title %s", (title, words) => expect(significantWords(title)).toEqual(words));
