import type { CastCv } from "./person";

type Formation = CastCv["formations"][number];
type Told = Pick<Formation, "institution" | "degree" | "startedAt" | "finishedAt"> & Partial<Formation>;

const thesis = `Mémoire sur l'accessibilité des tableaux de données.

Trente personnes, dont douze au lecteur d'écran, ont lu les mêmes tableaux sous quatre formes. Les en-têtes liés à leurs cellules ont suffi dans la plupart des cas ; au-delà de vingt colonnes, un résumé placé avant le tableau a divisé par deux le temps de lecture.`;

const told: readonly Told[] = [
  {
    institution: "Université de Bordeaux, collège Sciences et technologies",
    degree: "Master Informatique, parcours Génie logiciel et interfaces",
    startedAt: "2015-09-01",
    finishedAt: "2017-06-30",
    skills: ["JavaScript", "Ergonomie"],
    description: thesis,
  },
  {
    institution: "Université de Bordeaux",
    degree: "Licence Informatique",
    startedAt: "2012-09-01",
    finishedAt: "2015-06-30",
    skills: ["Java", "SQL"],
  },
  {
    institution: "CNAM",
    degree: "Certificat de compétence en management de projet",
    startedAt: "2026-02-01",
    finishedAt: null,
    description: "En cours du soir, jusqu'en juin.",
  },
  {
    institution: "Lycée Montaigne",
    degree: "Baccalauréat scientifique",
    startedAt: "2009-09-01",
    finishedAt: "2012-06-30",
    description: "Mention bien.",
  },
  {
    institution: "Conservatoire de Bordeaux",
    degree: "Certificat d'études musicales, alto",
    startedAt: "2009-09-01",
    finishedAt: "2014-06-30",
    skills: ["Alto"],
  },
  {
    institution: "Association Numérique pour tous",
    degree: "Auditrice RGAA",
    startedAt: "2023-10-02",
    finishedAt: "2023-10-20",
    skills: ["RGAA"],
  },
  {
    institution: "Croix-Rouge française",
    degree: "Premiers secours en équipe",
    startedAt: "2019-03-11",
    finishedAt: "2019-03-15",
  },
  {
    institution: "Académie du design",
    degree: "Systèmes de design",
    startedAt: "2021-01-18",
    finishedAt: "2021-04-30",
    skills: ["Jetons de design", "Documentation"],
  },
  {
    institution: "Université ouverte d'Aquitaine",
    degree: "Espagnol, niveau B2",
    startedAt: "2018-10-01",
    finishedAt: "2019-06-28",
  },
  {
    institution: "Institut Agile",
    degree: "Animation d'ateliers",
    startedAt: "2022-05-09",
    finishedAt: "2022-05-13",
    skills: ["Facilitation"],
  },
  {
    institution: "École du paysage numérique",
    degree: "Cartographie sur le web",
    startedAt: "2020-11-02",
    finishedAt: "2020-12-18",
    skills: ["Leaflet", "Géomatique"],
  },
  {
    institution: "Cité des savoirs",
    degree: "Écrire pour être compris : le français facile",
    startedAt: "2024-01-15",
    finishedAt: "2024-02-02",
  },
  {
    institution: "Centre de langue des signes de Bordeaux",
    degree: "Langue des signes française, A2",
    startedAt: "2025-01-06",
    finishedAt: "2025-06-27",
  },
];

/** Enough for two pages. One has no end, two began on the same day, and some names exceed the width of a table. */
export const jeannesFormations: readonly Formation[] = told.map((formation) => ({
  description: null,
  skills: [],
  ...formation,
}));
