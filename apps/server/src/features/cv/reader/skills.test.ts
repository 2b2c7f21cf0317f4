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

  it("have languages that only spaces separate", () => {
    expect(read("Langues\nanglais italien tedesco\nCréole haïtien").languages.map(({ language }) => language)).toEqual([
      "anglais",
      "italien",
      "tedesco",
      "Créole haïtien",
    ]);
  });

  it("of one group do not continue those of the group before", () => {
    const text = "Compétences\nWeb :\nHTML, Sites adaptatifs\nServeur :\nJava (POO), PHP\nDonnées :\nSQL, Oracle";
    expect(read(text).skills).toEqual(["HTML", "Sites adaptatifs", "Java (POO)", "PHP", "SQL", "Oracle"]);
  });

  it.each([
    [
      "English",
      "Personal skills\nMother tongue(s)\tFrench\nOther language(s)\tUNDERSTANDING\tSPEAKING\tWRITING\nListening\tReading\tSpoken interaction\nEnglish\tC1\tC1\tB2\nLevels: A1/A2: Basic user\nJob-related skills\tWelding\nComputer skills\tReplace with your computer skills\nDriving licence\tB",
      ["Welding"],
      [
        { language: "French", fluency: "Native speaker" },
        { language: "English", fluency: "B2" },
      ],
    ],
    [
      "French",
      "Compétences personnelles\nLangue(s) maternelle(s)\tFrançais\nAutre(s) langue(s)\tCOMPRENDRE\tPARLER\tÉCRIRE\nÉcouter\tLire\tS’exprimer oralement en continu\nAnglais\tC1\tC1\tB2\nCompétences en communication\tÉcoute\nCompétences liées à l’emploi\nCompétences numériques\nAutres compétences\tSoudure",
      ["Soudure", "Écoute"],
      [
        { language: "Français", fluency: "Native speaker" },
        { language: "Anglais", fluency: "B2" },
      ],
    ],
  ])("have no labels of the Europass form in %s", (_, text, skills, names) => {
    const found = read(text);
    expect(found.skills).toEqual(skills);
    expect(found.languages).toEqual(names);
  });

  it.each([
    [
      "cells",
      "Langues\nLangue(s) maternelle(s) : Français\nAutre(s) langue(s)\tCOMPRENDRE\tPARLER\tÉCRIRE\nAnglais\tC1\tC2\tB2\tB2\tC1\nNiveaux : A1/A2 : utilisateur élémentaire",
    ],
    [
      "lines",
      "Language skills\nMother tongue(s): Français\nOther language(s):\nAnglais\nLISTENING C1 READING C2 WRITING B2\nSPOKEN PRODUCTION B2 SPOKEN INTERACTION C1",
    ],
    [
      "Italian",
      "Competenze linguistiche\nLingua madre: Français\nAltre lingue:\nAnglais\nASCOLTO C1 LETTURA C2 SCRITTURA B2\nPRODUZIONE ORALE B2 INTERAZIONE ORALE C1",
    ],
  ])("have the lowest level of each language of the form in %s", (_, text) => {
    expect(read(text).languages).toEqual([
      { language: "Français", fluency: "Native speaker" },
      { language: "Anglais", fluency: "B2" },
    ]);
  });

  it("are without web addresses, dates, page numbers, links of a page and cut texts", () => {
    const lines = [
      "https://lumio.example/go, //lumio.example/go",
      "le 5 mars 2026",
      "Fait à Brest",
      "1 / 1",
      "Mon profil GitHub",
      "Mécanique",
      "💻 Go",
      "Système &\tLinux",
      "lib-",
    ];
    expect(read(`Compétences\n${lines.join("\n\n")}`).skills).toEqual(["Mécanique", "Go", "Linux"]);
  });

  it("are no names of groups", () => {
    expect(read("Compétences\nSoudure :\nTIG\nMIG\nMécanique :-\nLevage").skills).toEqual(["TIG", "MIG", "Levage"]);
    expect(read("Compétences\nTIG :\nMIG :").skills).toEqual(["TIG", "MIG"]);
  });

  it("continue after a line that ends with a preposition", () => {
    const text =
      "Compétences\n• Installation et configuration de\nserveurs\n• Respect des règles et des\nconsignes\n• Go";
    expect(read(text).skills).toEqual([
      "Installation et configuration de serveurs",
      "Respect des règles et des consignes",
      "Go",
    ]);
  });

  it("are no languages", () => {
    const text =
      "Skills\nPython\nFrench (native)\nEnglish (C2)\nBreton\nLatin script\nWeb → React\nAnglais → C1 (TOEFL 613)\n- Basque : langue natale\nHSK3\nC1";
    expect(read(text)).toEqual({
      skills: ["Python", "Latin script", "React", "HSK3"],
      languages: [
        { language: "Anglais", fluency: "C1" },
        { language: "Basque", fluency: "Native speaker" },
        { language: "French", fluency: "Native speaker" },
        { language: "English", fluency: "C2" },
        { language: "Breton" },
      ],
    });
  });

  it("of a formation are not in its address", () => {
    const text =
      "Education\n2015 – 2019\tBachelor of Welding\nNorth University\nAddress: 1001, Sofia, Bulgaria\nTIG, MIG";
    expect(proposeCv(linesOfText(text), 2026).education).toMatchObject([
      { courses: ["TIG", "MIG"], description: "Address: 1001, Sofia, Bulgaria" },
    ]);
    expect(proposeCv(linesOfText(text.replace("\nTIG, MIG", "")), 2026).education[0]).not.toHaveProperty("courses");
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
