import { cvDesigns } from "@passerelle/domain";
import { describe, expect, it } from "vitest";
import { typesetPdf } from "../../platform/pdf/document";
import { cvParts } from "./document";
import { readCv } from "./read-cv";

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

describe.each(cvDesigns)("our own document in the design %s", (design) => {
  it.each(["fr", "en"] as const)("in %s tells lists from descriptions for our reader (D-466)", async (language) => {
    const person = { name: "Zoé Lefèvre", email: "zoe@exemple.fr", phone: null, address: null };
    const parts = cvParts({ person, profile: undefined, cv, today: "2026-01-01" }, language);
    const about = { design, title: "CV", author: person.name, language, createdAt: new Date() } as const;
    const read = await readCv(new Uint8Array(await typesetPdf(1, about, parts, { maxPages: 5, seconds: 20 })));
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
