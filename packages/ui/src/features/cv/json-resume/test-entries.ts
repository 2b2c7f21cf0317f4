import type { ResumeEntries } from "./entries";

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
