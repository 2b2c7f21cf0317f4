interface DemoApplication {
  by: string;
  to: string;
  jobTitle: string;
  message: string;
  daysAgo: number;
  seenDaysAgo?: number;
}

const go = { to: "karim.benali", jobTitle: "Développeur ou développeuse Go" };
const web = { to: "karim.benali", jobTitle: "Alternance développement web H/F" };

/** Who has applied to what. Amélie has not applied to the offer that fits her best. */
export const demoApplications: readonly DemoApplication[] = [
  {
    by: "amelie.durand",
    to: "karim.benali",
    jobTitle: "Ingénieur ou ingénieure plateforme",
    message: "Quatre ans d'exploitation de services bancaires, et l'envie de les mettre au service du public.",
    daysAgo: 5,
    seenDaysAgo: 4,
  },
  {
    by: "amelie.durand",
    to: "marc.lefevre",
    jobTitle: "Développeur ou développeuse e-commerce",
    message: "",
    daysAgo: 3,
  },
  {
    by: "amelie.durand",
    to: "karim.benali",
    jobTitle: "Lead developer Node.js",
    message: "Je serais heureuse d'en parler de vive voix.",
    daysAgo: 40,
    seenDaysAgo: 38,
  },
  { ...go, by: "hugo.petit", message: "Je viens des données, mais Go est devenu ma langue de travail.", daysAgo: 1 },
  { ...go, by: "thomas.nguyen", message: "", daysAgo: 1 },
  {
    ...web,
    by: "lucas.bernard",
    message: "Je cherche une alternance pour ma licence professionnelle, dès septembre.",
    daysAgo: 12,
    seenDaysAgo: 10,
  },
  {
    by: "aicha.diallo",
    to: "claire.moreau",
    jobTitle: "Chargé ou chargée de communication",
    message: "Trois ans dans un centre hospitalier m'ont appris à parler de santé simplement.",
    daysAgo: 7,
    seenDaysAgo: 6,
  },
  { by: "emma.rousseau", to: "claire.moreau", jobTitle: "Cadre de santé", message: "", daysAgo: 2 },
];
