import type { Tables } from "../tables";
import { PEOPLE } from "./people";

type Formation = [
  id: number,
  institution: string,
  degree: string,
  startedAt: string,
  finishedAt: string | null,
  skills?: string[],
  description?: string,
];

const THESIS = `Mémoire sur l'accessibilité des tableaux de données.

Trente personnes, dont douze au lecteur d'écran, ont lu les mêmes tableaux sous quatre formes. Les en-têtes liés à leurs cellules ont suffi dans la plupart des cas ; au-delà de vingt colonnes, un résumé placé avant le tableau a divisé par deux le temps de lecture.`;

/** Two pages of Jeanne's: one goes on, two began on the same day, names go past what a table shows. */
const JEANNES: Formation[] = [
  [
    201,
    "Université de Bordeaux, collège Sciences et technologies",
    "Master Informatique, parcours Génie logiciel et interfaces",
    "2015-09-01",
    "2017-06-30",
    ["JavaScript", "Ergonomie"],
    THESIS,
  ],
  [202, "Université de Bordeaux", "Licence Informatique", "2012-09-01", "2015-06-30", ["Java", "SQL"]],
  [
    203,
    "CNAM",
    "Certificat de compétence en management de projet",
    "2026-02-01",
    null,
    [],
    "En cours du soir, jusqu'en juin.",
  ],
  [205, "Lycée Montaigne", "Baccalauréat scientifique", "2009-09-01", "2012-06-30", [], "Mention bien."],
  [206, "Conservatoire de Bordeaux", "Certificat d'études musicales, alto", "2009-09-01", "2014-06-30", ["Alto"]],
  [207, "Association Numérique pour tous", "Auditrice RGAA", "2023-10-02", "2023-10-20", ["RGAA"]],
  [208, "Croix-Rouge française", "Premiers secours en équipe", "2019-03-11", "2019-03-15"],
  [209, "Académie du design", "Systèmes de design", "2021-01-18", "2021-04-30", ["Jetons de design", "Documentation"]],
  [210, "Université ouverte d'Aquitaine", "Espagnol, niveau B2", "2018-10-01", "2019-06-28"],
  [211, "Institut Agile", "Animation d'ateliers", "2022-05-09", "2022-05-13", ["Facilitation"]],
  [212, "École du paysage numérique", "Cartographie sur le web", "2020-11-02", "2020-12-18", ["Leaflet", "Géomatique"]],
  [213, "Cité des savoirs", "Écrire pour être compris : le français facile", "2024-01-15", "2024-02-02"],
  [214, "Centre de langue des signes de Bordeaux", "Langue des signes française, A2", "2025-01-06", "2025-06-27"],
];

/** Formations of Jeanne and Lucas; nobody else has any. */
export function seedFormations(db: Tables) {
  const add = (userId: number, [id, institution, degree, startedAt, finishedAt, skills, description]: Formation) =>
    db.formation.create({
      id,
      userId,
      institution,
      degree,
      startedAt,
      finishedAt,
      skills: skills ?? [],
      description: description ?? null,
    });
  for (const formation of JEANNES) add(PEOPLE.jeanne, formation);
  add(PEOPLE.lucas, [
    204,
    "Université Grenoble Alpes",
    "Licence Informatique",
    "2023-09-01",
    null,
    ["Java", "Algorithmique"],
  ]);
}
