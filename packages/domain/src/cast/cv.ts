import { jeannesFormations } from "./formations";
import type { CastCv } from "./person";

/** Complete; one experience has no end, which only imported entries can lack. */
export const jeannesCv: CastCv = {
  formations: jeannesFormations,
  experiences: [
    {
      jobTitle: "Développeuse front-end",
      company: "Océane Mutuelle",
      experienceType: "cdi",
      startedAt: "2020-01-06",
      finishedAt: "2026-06-30",
      description:
        "L'espace client de la mutuelle : parcours de remboursement, accessibilité et bibliothèque de composants.",
      technologies: ["TypeScript", "React", "GraphQL"],
    },
    {
      jobTitle: "Intégratrice web",
      company: "Studio Garonne",
      experienceType: "cdd",
      startedAt: "2017-09-01",
      finishedAt: "2019-12-20",
      technologies: ["CSS", "JavaScript"],
    },
    {
      jobTitle: "Bénévole chargée du site, de la lettre et des inscriptions",
      company: "Maison de quartier de la Benauge",
      experienceType: "freelance",
      startedAt: "2016-02-01",
      finishedAt: null,
      technologies: [],
    },
  ],
  projects: [
    {
      title: "Carte des fontaines de Bordeaux",
      Description: "Une carte participative des points d'eau potable, lisible au clavier et au lecteur d'écran.",
      technologies: ["TypeScript", "Leaflet"],
      collaborators: ["Inès Robert"],
      demoUrl: "https://fontaines.example",
    },
    {
      title: "Contraste",
      Description: "Une extension qui vérifie les contrastes d'une page.",
      technologies: ["JavaScript"],
      collaborators: [],
      demoUrl: null,
    },
  ],
  certifications: [
    {
      title: "Expert en accessibilité numérique",
      organization: "Association Numérique pour tous",
      skills: ["Accessibilité", "RGAA"],
      certificationID: "ANT-2024-0381",
      issuedTo: "2024-03-15",
    },
    {
      title: "Scrum : fondamentaux",
      organization: "Institut Agile",
      skills: [],
      certificationID: null,
      issuedTo: null,
    },
  ],
};

export const hugosCv: Partial<CastCv> = {
  experiences: [
    {
      jobTitle: "Ingénieur données",
      company: "Transports du Nord",
      experienceType: "cdi",
      startedAt: "2022-03-01",
      finishedAt: null,
      ongoing: true,
      description: "Les données de ponctualité, de la collecte aux tableaux de bord des gares.",
      technologies: ["Python", "SQL", "Airflow"],
    },
  ],
};

export const lucasCv: Partial<CastCv> = {
  formations: [
    {
      institution: "Université Grenoble Alpes",
      degree: "Licence Informatique",
      startedAt: "2023-09-01",
      finishedAt: null,
      description: null,
      skills: ["Java", "Algorithmique"],
    },
  ],
};
