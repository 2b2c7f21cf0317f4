import { describe, expect, it } from "vitest";
import { linesOfText } from "./lines-of-text";
import { proposeCv } from "./propose";

const proposeFromText = (text: string) => proposeCv(linesOfText(text), 2026);

/** The text of the PDF that `getCvPdf` returns, in a language. */
const ownText = (language: "fr" | "en") => {
  const say = (fr: string, en: string) => (language === "fr" ? fr : en);
  const technologies = say("Technologies utilisées\u00A0: ", "Technologies used: ");
  return `Jeanne Martin
Développeuse
j@x.example · 06 · 4 rue
Disponible immédiatement

${say("Compétences", "Skills")}
TypeScript, React, Gestion de
projet, CSS

${say("Expériences", "Experience")}
Développeuse front-end\t${say("janv. 2020 – Présent", "Jan 2020 – Present")}
Océane Mutuelle · ${say("CDI", "Permanent")}
Refonte de l'espace client.
${technologies}TypeScript, React

Rédactrice\t${say("mars 2019 – juin 2019", "Mar 2019 – Jun 2019")}
Ouest Infos · ${say("CDD", "Fixed-term")}
Des articles sur le littoral et ses habitants

Stagiaire\t${say("mars 2019", "Mar 2019")}
Lumio · ${say("Stage", "Internship")}
${technologies}PHP

${say("Formations", "Education")}
Master Informatique\t${say("Depuis sept. 2015", "Since Sep 2015")}
Université de Nantes
Génie logiciel.

Mémoire sur les files.
${say("Compétences acquises", "Skills gained")}: Go, SQL

Licence\t${say("août 2012 – févr. 2015", "Aug 2012 – Feb 2015")}
CNAM

${say("Projets", "Projects")}
Contraste
Une extension. Une extension. Une
extension.
${technologies}Go, SQL
${say("Avec", "With")} Ali, Zoé
contraste.example

Marée
Les horaires.

${say("Certifications", "Certifications")}
Opquast\t${say("mai 2022", "May 2022")}
Opquast SAS · ${say("N°", "No.")} A-1
${say("Compétences acquises", "Skills gained")}: Web

${say("Langues", "Languages")}
Français, Anglais
`;
};

describe.each(["fr", "en"] as const)("our own document in %s", (language) => {
  it("proposes what it was made of", () => {
    expect(proposeFromText(ownText(language))).toEqual({
      work: [
        {
          name: "Océane Mutuelle",
          position: "Développeuse front-end",
          employmentType: "cdi",
          startDate: "2020-01",
          summary: "Refonte de l'espace client.",
          keywords: ["TypeScript", "React"],
        },
        {
          name: "Ouest Infos",
          position: "Rédactrice",
          employmentType: "cdd",
          startDate: "2019-03",
          endDate: "2019-06",
          summary: "Des articles sur le littoral et ses habitants",
        },
        {
          name: "Lumio",
          position: "Stagiaire",
          employmentType: "stage",
          startDate: "2019-03",
          endDate: "2019-03",
          keywords: ["PHP"],
        },
      ],
      education: [
        {
          institution: "Université de Nantes",
          studyType: "Master Informatique",
          startDate: "2015-09",
          courses: ["Go", "SQL"],
          description: "Génie logiciel. Mémoire sur les files.",
        },
        { institution: "CNAM", studyType: "Licence", startDate: "2012-08", endDate: "2015-02" },
      ],
      projects: [
        {
          name: "Contraste",
          description: "Une extension. Une extension. Une extension.",
          keywords: ["Go", "SQL"],
          collaborators: ["Ali", "Zoé"],
          url: "https://contraste.example",
        },
        { name: "Marée", description: "Les horaires." },
      ],
      certificates: [{ name: "Opquast", issuer: "Opquast SAS", date: "2022-05", id: "A-1", keywords: ["Web"] }],
      skills: ["TypeScript", "React", "Gestion de projet", "CSS"].map((name) => ({ name })),
      languages: [{ language: "Français" }, { language: "Anglais" }],
    });
  });
});

describe("other layouts", () => {
  it("has dates before what they are of, and one line for all", () => {
    const proposed = proposeFromText(`CAMILLE DURAND
EXPÉRIENCES PROFESSIONNELLES
2019 – 2021 : Soudeuse navale chez Chantiers de l'Ouest
• Soudure TIG et MIG
• Lecture de plans
09/2015 - 06/2019 Apprentie soudeuse, Atelier du Port
FORMATION
2015 CAP Métallier, Lycée Montaigne
LANGUES : français (langue maternelle), anglais B2, breton – notions
CENTRES D'INTÉRÊT
Voile, 2010 - 2012
COMPÉTENCES
• Soudure TIG
• Métré`);
    expect(proposed.work).toEqual([
      {
        name: "Chantiers de l'Ouest",
        position: "Soudeuse navale",
        startDate: "2019",
        endDate: "2021",
        summary: "• Soudure TIG et MIG\n• Lecture de plans",
      },
      {
        name: "Atelier du Port",
        position: "Apprentie soudeuse",
        employmentType: "alternance",
        startDate: "2015-09",
        endDate: "2019-06",
      },
    ]);
    expect(proposed.education).toEqual([
      { institution: "Lycée Montaigne", studyType: "CAP Métallier", startDate: "2015", endDate: "2015" },
    ]);
    expect(proposed.languages).toEqual([
      { language: "français", fluency: "Native speaker" },
      { language: "anglais", fluency: "B2" },
      { language: "breton", fluency: "A2" },
    ]);
    expect(proposed.skills.map(({ name }) => name)).toEqual(["Soudure TIG", "Métré"]);
  });

  it("has the company above the job, and dates on a line of their own", () => {
    const proposed = proposeFromText(`Work Experience

Acme Ltd
Senior Software Engineer
March 2020 – Present
Led a team of six and
shipped the new store.
Globex
Data Analyst
01/2018 – 02/2020
Reports.

Education
University of Leeds
BSc Computer Science
2014 - 2017

Certifications
AWS Solutions Architect – Amazon (2021)
Scrum Master, Scrum Alliance

Technical Skills
Languages: Go, Rust
Tools: Git | Docker`);
    expect(proposed.work).toEqual([
      {
        name: "Acme Ltd",
        position: "Senior Software Engineer",
        startDate: "2020-03",
        summary: "Led a team of six and shipped the new store.",
      },
      { name: "Globex", position: "Data Analyst", startDate: "2018-01", endDate: "2020-02", summary: "Reports." },
    ]);
    expect(proposed.education).toEqual([
      { institution: "University of Leeds", studyType: "BSc Computer Science", startDate: "2014", endDate: "2017" },
    ]);
    expect(proposed.certificates).toEqual([
      { name: "AWS Solutions Architect", issuer: "Amazon", date: "2021" },
      { name: "Scrum Master", issuer: "Scrum Alliance" },
    ]);
    expect(proposed.skills.map(({ name }) => name)).toEqual(["Go", "Rust", "Git", "Docker"]);
  });

  it.each(["Depuis janvier 2020", "01/2020 à aujourd’hui", "2020-01 — present", "de janvier 2020 à ce jour"])(
    "goes on until today: %s",
    (line) => {
      expect(proposeFromText(`Expérience\nLumio\nIngénieure\n${line}`).work).toEqual([
        { name: "Lumio", position: "Ingénieure", startDate: "2020-01" },
      ]);
    },
  );

  it("keeps commas within brackets (D-280)", () => {
    const { skills } = proposeFromText("Compétences\nAWS (EC2, S3, Lambda), Go");
    expect(skills.map(({ name }) => name)).toEqual(["AWS (EC2, S3, Lambda)", "Go"]);
  });

  it("keeps markup as the text that it is", () => {
    const { skills } = proposeFromText("Compétences\n<script>alert(1)</script>, Go");
    expect(skills.map(({ name }) => name)).toEqual(["<script>alert(1)</script>", "Go"]);
  });
});

describe("any text", () => {
  it.each([
    "a-",
    "2019 ",
    "((((",
    "\t",
    "a,",
    " ",
    ". ",
    "janv. ",
    "Skills\n",
    "1/",
    "Expérience\n2019 – 2020\n",
    "a.a",
  ])("is read in one pass, though it repeats %j", (part) => {
    // A quadratic algorithm would take minutes and exceed the time limit.
    const count = Math.max(100_000, 500_000 / part.length);
    for (const text of [
      `Expérience\n${part.repeat(count)}\nSkills\n${part.repeat(count)}`,
      `Skills\n${part.repeat(count / 3)}\nProjets\n${part.repeat(count)}`,
    ])
      expect(proposeFromText(text).skills.length).toBeLessThanOrEqual(100);
  });
});
