import type { Tables } from "../db";
import { PEOPLE } from "./people";

/** The CVs of Jeanne (complete), Hugo and Lucas (short); the others' are empty. */
export function seedCv(db: Tables) {
  const jeanne = { userId: PEOPLE.jeanne };
  db.formation.create({
    ...jeanne,
    id: 201,
    institution: "Université de Bordeaux, collège Sciences et technologies",
    degree: "Master Informatique, parcours Génie logiciel et interfaces",
    startedAt: "2015-09-01",
    finishedAt: "2017-06-30",
    description: "Mémoire sur l'accessibilité des tableaux de données.",
    skills: ["JavaScript", "Ergonomie"],
  });
  db.formation.create({
    ...jeanne,
    id: 202,
    institution: "Université de Bordeaux",
    degree: "Licence Informatique",
    startedAt: "2012-09-01",
    finishedAt: "2015-06-30",
    description: null,
    skills: ["Java", "SQL"],
  });
  db.formation.create({
    ...jeanne,
    id: 203,
    institution: "CNAM",
    degree: "Certificat de compétence en management de projet",
    startedAt: "2026-02-01",
    finishedAt: null,
    description: "En cours du soir.",
    skills: [],
  });
  db.experience.create({
    ...jeanne,
    id: 221,
    jobTitle: "Développeuse front-end",
    company: "Océane Mutuelle",
    experienceType: "cdi",
    startedAt: "2020-01-06",
    finishedAt: "2026-06-30",
    technologies: ["TypeScript", "React", "GraphQL"],
  });
  db.experience.create({
    ...jeanne,
    id: 222,
    jobTitle: "Intégratrice web",
    company: "Studio Garonne",
    experienceType: "cdd",
    startedAt: "2017-09-01",
    finishedAt: "2019-12-20",
    technologies: ["CSS", "JavaScript"],
  });
  db.project.create({
    ...jeanne,
    id: 241,
    title: "Carte des fontaines de Bordeaux",
    Description: "Une carte participative des points d'eau potable, lisible au clavier et au lecteur d'écran.",
    technologies: ["TypeScript", "Leaflet"],
    collaborators: ["Inès Robert"],
    demoUrl: "https://fontaines.example",
  });
  db.project.create({
    ...jeanne,
    id: 242,
    title: "Contraste",
    Description: "Une extension qui vérifie les contrastes d'une page.",
    technologies: ["JavaScript"],
    collaborators: [],
    demoUrl: null,
  });
  db.certification.create({
    ...jeanne,
    id: 261,
    title: "Expert en accessibilité numérique",
    organization: "Association Numérique pour tous",
    skills: ["Accessibilité", "RGAA"],
    certificationID: "ANT-2024-0381",
    issuedTo: "2024-03-15",
  });
  db.certification.create({
    ...jeanne,
    id: 262,
    title: "Scrum : fondamentaux",
    organization: "Institut Agile",
    skills: [],
    certificationID: null,
    issuedTo: null,
  });
  db.experience.create({
    id: 223,
    userId: PEOPLE.hugo,
    jobTitle: "Ingénieur données",
    company: "Transports du Nord",
    experienceType: "cdi",
    startedAt: "2022-03-01",
    finishedAt: null,
    technologies: ["Python", "SQL", "Airflow"],
  });
  db.formation.create({
    id: 204,
    userId: PEOPLE.lucas,
    institution: "Université Grenoble Alpes",
    degree: "Licence Informatique",
    startedAt: "2023-09-01",
    finishedAt: null,
    description: null,
    skills: ["Java", "Algorithmique"],
  });
}
