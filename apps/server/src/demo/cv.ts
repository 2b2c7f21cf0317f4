import type { Columns, Table } from "../features/cv";

type Entries<Of extends Table> = readonly (Columns<Of> & { skills: readonly string[] })[];

/** Everything that one person says of their past. */
export interface Cv {
  formations: Entries<"formations">;
  experiences: Entries<"experiences">;
  projects: Entries<"projects">;
  certifications: Entries<"certifications">;
}

/** CVs by username. In Amélie's, matching finds more than her profile lists; Lucas is still studying. */
export const cvs: Readonly<Record<string, Cv>> = {
  "amelie.durand": {
    experiences: [
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
    ],
    formations: [
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
    ],
    projects: [
      {
        title: "Carte des arbres de Nantes",
        description: "Une carte participative des arbres remarquables, mise à jour par leurs voisins.",
        collaborators: ["Inès Robert"],
        demo_url: "https://arbres.example",
        skills: ["TypeScript", "PostGIS"],
      },
    ],
    certifications: [
      {
        title: "Administration Kubernetes",
        organization: "Fondation Nuage Ouvert",
        credential_id: "FNO-2023-1184",
        issued_to: "2023-05-12",
        skills: ["Kubernetes"],
      },
    ],
  },
  "hugo.petit": {
    experiences: [
      {
        job_title: "Ingénieur données",
        company: "Transports du Nord",
        experience_type: "cdi",
        started_at: "2021-10-01",
        finished_at: "2025-12-31",
        skills: ["Python 3", "Airflow", "Spark"],
      },
    ],
    formations: [
      {
        institution: "Université de Lille",
        degree: "Doctorat en informatique",
        started_at: "2018-10-01",
        finished_at: "2021-09-30",
        description: "Détection d'anomalies dans les séries temporelles des réseaux de transport.",
        skills: ["Statistiques", "Python"],
      },
    ],
    projects: [],
    certifications: [],
  },
  "lucas.bernard": {
    experiences: [
      {
        job_title: "Développeur web",
        company: "Atelier des Alpes",
        experience_type: "stage",
        started_at: "2025-04-01",
        finished_at: "2025-06-30",
        skills: ["JavaScript", "CSS"],
      },
    ],
    formations: [
      {
        institution: "Université Grenoble Alpes",
        degree: "Licence Informatique",
        started_at: "2023-09-01",
        finished_at: null,
        description: "",
        skills: ["Algorithmique", "Git"],
      },
    ],
    projects: [
      {
        title: "Refuges ouverts",
        description: "L'état des refuges de montagne, tenu à jour par celles et ceux qui y passent.",
        collaborators: [],
        demo_url: "",
        skills: ["JavaScript", "HTML"],
      },
    ],
    certifications: [],
  },
  "emma.rousseau": {
    experiences: [
      {
        job_title: "Infirmière coordinatrice",
        company: "Clinique des Vosges",
        experience_type: "cdi",
        started_at: "2016-01-04",
        finished_at: "2025-11-30",
        skills: ["Soins infirmiers", "Planification"],
      },
    ],
    formations: [
      {
        institution: "IFSI de Strasbourg",
        degree: "Diplôme d'État d'infirmier",
        started_at: "2012-09-03",
        finished_at: "2015-07-10",
        description: "",
        skills: ["Soins infirmiers"],
      },
    ],
    projects: [],
    certifications: [
      {
        title: "Gestes et soins d'urgence, niveau 2",
        organization: "CESU 67",
        credential_id: "",
        issued_to: "2024-02-15",
        skills: ["Urgences"],
      },
    ],
  },
};
