import { aFile, aPdf, aPdfOfLines } from "../files-samples";
import { inLanguages, type Step, step, tinyGif } from "./steps";

interface Section {
  one: string;
  many: string;
  full: Record<string, unknown>;
  changes: Record<string, unknown>[];
}

const sections: Section[] = [
  {
    one: "formation",
    many: "formations",
    full: {
      institution: "CNAM",
      degree: "Licence",
      startedAt: "2018-09-01",
      finishedAt: "2021-06-30",
      skills: ["Go", "go"],
    },
    changes: [
      { description: "Trois ans" },
      { finishedAt: "2017-01-01" },
      { institution: "CNAM", degree: "Master", startedAt: "2018-09-01" },
      { finishedAt: "0001-01-01T00:00:00Z" },
      { startedAt: "0001-01-01" },
    ],
  },
  {
    one: "experience",
    many: "experiences",
    full: { jobTitle: "Développeuse", company: "Lumio", startedAt: "2020-09-01", finishedAt: "2021-01-01" },
    changes: [
      { experienceType: "stage", technologies: ["Kubernetes", "SQL"] },
      { finishedAt: "2019-01-01" },
      { finishedAt: "" },
      { finishedAt: null },
      { finishedAt: "0001-01-01" },
    ],
  },
  {
    one: "project",
    many: "projects",
    full: { title: "Contraste", description: "Une extension", demoUrl: "https://contraste.example/é" },
    changes: [
      { collaborators: ["Zoé", "zoé", " "] },
      { demoUrl: "javascript:alert(1)" },
      { title: "Contraste", Description: "Sans lien" },
      { demoUrl: null },
    ],
  },
  {
    one: "certification",
    many: "certifications",
    full: { title: "Scrum", organization: "Institut Agile", certificationId: "A-1", issuedTo: "2024-01-01T00:00:00Z" },
    changes: [
      { skills: ["Agile"] },
      { issuedTo: "hier" },
      { title: "Scrum", organization: "Institut" },
      { certificationID: "" },
    ],
  },
];

const stepsOf = ({ one, many, full, changes }: Section): Step[] => [
  step("anna", `POST /${one}`, { json: full, keep: { [one]: "data/id" } }),
  step("anna", `POST /${one}`, { json: { ...full, clientId: "7c9e6679-7425-40de-944b-e07fc1f90ae7" } }),
  step("anna", `POST /${one}`, { json: { ...full, clientId: "7c9e6679-7425-40de-944b-e07fc1f90ae7" } }),
  step("anna", `GET /${many}`),
  step("anna", `GET /${many}?pageSize=1&page=2`),
  ...changes.map((json) => step("anna", `PATCH /${one}/{${one}}`, { json })),
  ...inLanguages([
    step("bruno", `PATCH /${one}/{${one}}`, { json: full }),
    step("bruno", `DELETE /${one}/{${one}}`),
    step("rita", `GET /${many}`),
  ]),
  step("anna", "GET /job-offers-for-me"),
  step("anna", `DELETE /${one}/{${one}}`),
  ...inLanguages([step("anna", `DELETE /${one}/{${one}}`)]),
  step("anna", `GET /${many}`),
];

/** The resume that is made of a CV; what a document holds differs. */
const documents: Step[] = [
  step("anna", "GET /cv/pdf?language=fr"),
  step("anna", "POST /cv/resume", { json: { language: "fr" } }),
  ...inLanguages([
    step("anna", "POST /cv/resume", { json: { language: "de" } }),
    step("anna", "GET /cv/pdf?language=de"),
    step("anna", "GET /cv/pdf"),
    step("rita", "GET /cv/pdf?language=fr"),
    step("rita", "POST /cv/resume", { json: { language: "fr" } }),
  ]),
];

const aResume = aFile(
  aPdfOfLines(["Expériences", "2019 - 2021", "Soudeuse", "Atelier Nord", "", "Langues", "Breton, Anglais"]),
  "cv.pdf",
  "application/pdf",
);

/** What the text of a file proposes. */
const proposals: Step[] = [
  step("anna", "POST /cv/proposals", { form: [["file", aResume]] }),
  ...inLanguages([
    step("anna", "POST /cv/proposals", { form: [["file", aFile(aPdf(), "cv.pdf", "application/pdf")]] }),
    step("anna", "POST /cv/proposals", { form: [["file", tinyGif]] }),
    step("rita", "POST /cv/proposals", { form: [["file", aResume]] }),
  ]),
];

/** The four lists of a CV, their part in the order of offers, and the document made of them. */
export const cv: Step[] = [
  ...sections.flatMap(stepsOf),
  step("anna", "GET /dashboard/stats"),
  ...documents,
  ...proposals,
];
