import { cvDesigns } from "@passerelle/domain";
import { describe, expect, it } from "vitest";
import { typesetPdf } from "../../platform/pdf/typeset-pdf";
import { cvParts, cvResume } from "./document";
import { parseCv } from "./parse-cv";

const stored = { id: 1, createdAt: "2026-01-01T00:00:00Z", updatedAt: "2026-01-01T00:00:00Z" };
const job = (position: string, year: number, description: string, technologies: string[]) => ({
  ...stored,
  jobTitle: position,
  company: "Studio Ponant",
  experienceType: "cdi" as const,
  startedAt: `${year}-01-01`,
  finishedAt: `${year}-12-31`,
  ongoing: false,
  description,
  technologies,
});
const study = (degree: string, year: number, description: string, skills: string[]) => ({
  ...stored,
  degree,
  institution: "Université de Nantes",
  startedAt: `${year}-09-01`,
  finishedAt: `${year + 1}-06-30`,
  description,
  skills,
});
const project = (title: string, Description: string, technologies: string[]) => ({
  ...stored,
  title,
  Description,
  technologies,
  collaborators: [],
  demoUrl: null,
});
const many = ["Gestion de projet", "AWS (EC2, S3, Lambda)", "Phoenix LiveView", "PostgreSQL", "Tests de charge"];
const more = [...many, "Analyse de données", "Revue de code", "Architecture logicielle", "Go"];
const bullets = "Équipe de six.\n- Paiements en ligne\n- Passage à OTP 26";

const cv = {
  experiences: [
    job("Développeuse Elixir", 2022, bullets, ["Elixir", "AWS (EC2, S3, Lambda)"]),
    job("Intégratrice web", 2020, "Sites accessibles", []),
    job("Développeuse web", 2018, "Accueil, vente", ["PHP"]),
    job("Administratrice système", 2016, "", more),
    job("Technicienne", 2014, "", []),
  ],
  formations: [
    study("Master Informatique", 2012, "Génie logiciel", ["SQL"]),
    study("Licence Informatique", 2010, "", more),
    study("BTS Informatique", 2008, "- Réseaux", []),
  ],
  projects: [
    project("Phare", "Un phare", ["Go"]),
    project("Bouée", "- Une bouée\n- Une chaîne", more),
    project("Ancre", "Mouillage, amarrage", []),
  ],
  certifications: [
    {
      ...stored,
      title: "Opquast",
      organization: "Opquast SAS",
      issuedTo: "2022-05-01",
      certificationID: null,
      skills: ["Web"],
    },
  ],
};

const names = [
  ["Ingénieure d’études et développement de plateformes, responsable technique de l’accessibilité", "Accueil, vente"],
  ["مهندسة برمجيات لامعة", "شركة الأمل للاتصالات"],
  ["מהנדסת תוכנה", "בנק הפועלים (2019) API"],
  ["软件工程师", "北京科技有限公司"],
  ["ソフトウェアエンジニア", "株式会社山田製作所"],
  ["소프트웨어 엔지니어", "한국전자 주식회사"],
  ["सॉफ़्टवेयर इंजीनियर", "प्रौद्योगिकी संस्थान"],
  ["วิศวกรซอฟต์แวร์", "บริษัทไทยน้ำทิพย์ ยั่งยืน"],
  ["Soudeuse 🙂", "Chantier\n- Coques"],
] as const;

const oneLine = (text: string) => text.replaceAll("\n", " ");

describe.each(cvDesigns)("our downloaded document in the design %s", (design) => {
  it.each(["fr", "en"] as const)("in %s gives every entry back in any script (D-480)", async (language) => {
    const person = { name: "Zoé Lefèvre", email: "zoe@exemple.fr", phone: null, address: null };
    const ended = { ...job("Stagiaire", 2005, "", []), finishedAt: null };
    const whole = {
      ...cv,
      experiences: [
        ...names.map(([title, text], index) => ({ ...job(title, 2020 - index, text, []), company: text })),
        ended,
      ],
      formations: names.map(([title, text], index) => ({ ...study(title, 2010 - index, text, []), institution: text })),
      projects: names.map(([title, text]) => project(title, text, [])),
    };
    const contents = { person, profile: undefined, cv: whole, today: "2026-01-01" };
    const about = { design, title: "CV", author: person.name, language, createdAt: new Date() } as const;
    const parts = cvParts(contents, language);
    const bytes = await typesetPdf(1, { ...about, resume: cvResume(contents) }, parts, { maxPages: 9, seconds: 20 });
    expect(bytes.toString("latin1")).toContain("<pdfuaid:part>1</pdfuaid:part>");
    const read = await parseCv(new Uint8Array(bytes));
    if (typeof read === "string") throw new Error(read);
    expect(read.work.at(-1)).toMatchObject({ position: "Stagiaire", startDate: "2005-01", ongoing: false });
    expect(read.work.slice(0, -1).map(({ position, name, summary }) => [position, name, summary])).toEqual(
      names.map(([title, text]) => [title, oneLine(text), text]),
    );
    expect(
      read.education.map(({ studyType, institution, description }) => [studyType, institution, description]),
    ).toEqual(names.map(([title, text]) => [title, oneLine(text), text]));
    expect(read.projects.map(({ name, description }) => [name, description])).toEqual(names);
    expect(read.work[0]).toMatchObject({ startDate: "2020-01", endDate: "2020-12", employmentType: "cdi" });
  });
});

describe.each(cvDesigns)("our own document in the design %s", (design) => {
  it.each(["fr", "en"] as const)("in %s tells lists from descriptions for our reader (D-466)", async (language) => {
    const person = { name: "Zoé Lefèvre", email: "zoe@exemple.fr", phone: null, address: null };
    const parts = cvParts({ person, profile: undefined, cv, today: "2026-01-01" }, language);
    const about = { design, title: "CV", author: person.name, language, createdAt: new Date() } as const;
    const read = await parseCv(new Uint8Array(await typesetPdf(1, about, parts, { maxPages: 5, seconds: 20 })));
    if (typeof read === "string") throw new Error(read);
    expect(read.work.map(({ position, summary, keywords }) => [position, summary, keywords])).toEqual([
      ["Développeuse Elixir", bullets, ["Elixir", "AWS (EC2, S3, Lambda)"]],
      ["Intégratrice web", "Sites accessibles", undefined],
      ["Développeuse web", "Accueil, vente", ["PHP"]],
      ["Administratrice système", undefined, more],
      ["Technicienne", undefined, undefined],
    ]);
    expect(read.education.map(({ studyType, description, courses }) => [studyType, description, courses])).toEqual([
      ["Master Informatique", "Génie logiciel", ["SQL"]],
      ["Licence Informatique", undefined, more],
      ["BTS Informatique", "- Réseaux", undefined],
    ]);
    expect(read.projects.map(({ name, description, keywords }) => [name, description, keywords])).toEqual([
      ["Phare", "Un phare", ["Go"]],
      ["Bouée", "- Une bouée\n- Une chaîne", more],
      ["Ancre", "Mouillage, amarrage", undefined],
    ]);
    expect(read.certificates).toMatchObject([{ name: "Opquast", issuer: "Opquast SAS", keywords: ["Web"] }]);
    expect(read.skills).toEqual([]);
    expect(read).not.toHaveProperty("unsure");
  });
});
