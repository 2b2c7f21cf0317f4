import type { ResumeEntries } from "./entries";
import type { WholeCv } from "@passerelle/domain";

export const formation = {
  institution: "Université de Nantes",
  degree: "Master Informatique",
  startedAt: "2019-09-01",
  finishedAt: "2021-06-30",
  description: "Mémoire sur la tolérance aux pannes.",
  skills: ["Go", "SQL"],
};
export const experience: ResumeEntries["experiences"] = {
  jobTitle: "Développeuse",
  company: "Banque du Littoral",
  experienceType: "alternance",
  startedAt: "2021-09-01",
  finishedAt: "2023-08-31",
  ongoing: false,
  description: "Paiements en ligne.\n- Deux équipes",
  technologies: ["Go"],
};
export const project = {
  title: "Carte des arbres",
  Description: "Une carte,\nlibre.",
  technologies: ["TypeScript"],
  collaborators: ["Inès Roy"],
  demoUrl: "https://arbres.example/carte",
};
export const certification = {
  title: "Kubernetes",
  organization: "Fondation",
  skills: ["Kubernetes"],
  certificationID: "A-1",
  issuedTo: "2024-03-15",
};
export const wholeCv: WholeCv = {
  name: "Jeanne Martin",
  username: "jeanne.martin",
  email: "jeanne@example.fr",
  phone: "06 12 34 56 78",
  address: "1 rue du Port, Nantes",
  title: "Développeuse back-end",
  portfolioUrl: "https://jeanne.example/",
  formations: [formation, { ...formation, degree: "Licence", finishedAt: null, description: null, skills: [] }],
  experiences: [
    experience,
    { ...experience, experienceType: "freelance", finishedAt: null, ongoing: true },
    { ...experience, finishedAt: null, description: null },
  ],
  projects: [project, { ...project, demoUrl: null }],
  certifications: [certification, { ...certification, certificationID: null, issuedTo: null }],
  skills: ["Go", "C++, moderne"],
  languages: ["Français", "Anglais", "Breton"],
  languageLevels: [
    { language: "Français", level: "native" },
    { language: "Anglais", level: "C1" },
  ],
};
