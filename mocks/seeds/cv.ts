import type { Tables } from "../tables";
import { seedFormations } from "./cv-formations";
import { PEOPLE } from "./people";

/** The CVs of Jeanne (complete, with one imported experience that has no end), Hugo and Lucas (short); no others. */
export function seedCv(db: Tables) {
  const jeanne = { userId: PEOPLE.jeanne };
  seedFormations(db);
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
  db.experience.create({
    ...jeanne,
    id: 224,
    jobTitle: "Bénévole chargée du site, de la lettre et des inscriptions",
    company: "Maison de quartier de la Benauge",
    experienceType: "freelance",
    startedAt: "2016-02-01",
    finishedAt: null,
    technologies: [],
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
}
