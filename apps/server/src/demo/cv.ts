import type { Columns, Table } from "../cv/sections";

type Entries<Of extends Table> = readonly (Columns<Of> & { skills: readonly string[] })[];

/** Amélie's CV, in which matching finds more than her profile lists. */
export const cvOwner = "amelie.durand";

export const experiences: Entries<"experiences"> = [
  {
    job_title: "Développeuse back-end",
    company: "Banque du Littoral",
    experience_type: "cdi",
    started_at: "2022-03-01",
    finished_at: "2026-01-31",
    skills: ["Go", "PostgreSQL", "Kubernetes", "Kafka"],
  },
  {
    job_title: "Développeuse web",
    company: "Studio Estuaire",
    experience_type: "alternance",
    started_at: "2020-09-01",
    finished_at: "2022-02-28",
    skills: ["TypeScript", "React", "Node.js"],
  },
];

export const formations: Entries<"formations"> = [
  {
    institution: "Nantes Université",
    degree: "Master Informatique, parcours Génie logiciel",
    started_at: "2019-09-01",
    finished_at: "2021-06-30",
    description: "Mémoire sur la tolérance aux pannes des systèmes répartis.",
    skills: ["Algorithmique", "Systèmes répartis"],
  },
  {
    institution: "IUT de Vannes",
    degree: "DUT Informatique",
    started_at: "2017-09-01",
    finished_at: "2019-06-30",
    description: "",
    skills: ["Java", "SQL"],
  },
];

export const projects: Entries<"projects"> = [
  {
    title: "Carte des arbres de Nantes",
    description: "Une carte participative des arbres remarquables, mise à jour par leurs voisins.",
    collaborators: ["Inès Robert"],
    demo_url: "https://arbres.example",
    skills: ["TypeScript", "PostGIS"],
  },
];

export const certifications: Entries<"certifications"> = [
  {
    title: "Administration Kubernetes",
    organization: "Fondation Nuage Ouvert",
    credential_id: "FNO-2023-1184",
    issued_to: "2023-05-12",
    skills: ["Kubernetes"],
  },
];
