import type { Role } from "../platform/database/schema";

/** What everybody in the demo logs in with; the README names the two accounts to try. */
export const demoPassword = "Passerelle-2026!";

interface Person {
  username: string;
  firstname: string;
  lastname: string;
  role: Role;
  birthdate: string;
  phone: string;
  address: string;
}

const person = (
  role: Role,
  username: string,
  firstname: string,
  lastname: string,
  birthdate: string,
  place: string,
) => ({
  username,
  firstname,
  lastname,
  role,
  birthdate,
  phone: "",
  address: place,
});

/** People of both roles, all verified. */
export const people: readonly Person[] = [
  {
    ...person("applicant", "amelie.durand", "Amélie", "Durand", "1994-05-12", "8 rue de Strasbourg, 44000 Nantes"),
    phone: "06 39 98 12 34",
  },
  {
    ...person("recruiter", "karim.benali", "Karim", "Benali", "1982-10-03", "4 quai de la Fosse, 44000 Nantes"),
    phone: "02 61 91 20 10",
  },
  person("recruiter", "claire.moreau", "Claire", "Moreau", "1979-02-17", "12 rue de la République, 69002 Lyon"),
  person("recruiter", "sophie.lambert", "Sophie", "Lambert", "1988-06-25", "21 allée Jean-Jaurès, 31000 Toulouse"),
  person("recruiter", "marc.lefevre", "Marc", "Lefèvre", "1985-09-08", "30 rue Faidherbe, 59000 Lille"),
  person("applicant", "hugo.petit", "Hugo", "Petit", "1991-11-30", "15 rue Nationale, 59000 Lille"),
  person("applicant", "aicha.diallo", "Aïcha", "Diallo", "1996-08-21", "3 rue d'Antrain, 35000 Rennes"),
  person("applicant", "lucas.bernard", "Lucas", "Bernard", "2003-01-09", "27 cours Berriat, 38000 Grenoble"),
  person("applicant", "emma.rousseau", "Emma", "Rousseau", "1987-04-02", "9 rue de Metz, 67000 Strasbourg"),
  person("applicant", "thomas.nguyen", "Thomas", "Nguyen", "1999-12-14", ""),
];

/** The companies that recruit. */
export const companies = [
  {
    username: "karim.benali",
    company: "Atelier Numérique de l'Ouest",
    sector: "Informatique",
    website: "https://atelier-ouest.example",
    headquarters: "Nantes",
    employees: "51-200",
    description: "Une coopérative qui conçoit et exploite des services en ligne pour les collectivités de l'Ouest.",
  },
  {
    username: "claire.moreau",
    company: "Groupe Saint-Éloi",
    sector: "Santé",
    website: "https://saint-eloi.example",
    headquarters: "Lyon",
    employees: "1000-5000",
    description: "Onze cliniques et un service d'hospitalisation à domicile en Auvergne-Rhône-Alpes.",
  },
  {
    username: "sophie.lambert",
    company: "Ferrand Industrie",
    sector: "Aéronautique",
    website: "https://ferrand.example",
    headquarters: "Toulouse",
    employees: "201-500",
    description: "Sous-ensembles mécaniques et bancs d'essai pour l'aéronautique.",
  },
  {
    username: "marc.lefevre",
    company: "Comptoir des Flandres",
    sector: "Distribution",
    website: "https://comptoir-flandres.example",
    headquarters: "Lille",
    employees: "501-1000",
    description: "Trente magasins et une boutique en ligne d'épicerie fine, du producteur à la table.",
  },
] as const;

/** Professional profiles of applicants; Thomas has just arrived and has none. */
export const profiles = [
  {
    username: "amelie.durand",
    profile: "Développeuse back-end Go",
    sector: "Informatique",
    academic_level: "Master",
    experience_level: "Confirmé (2-5 ans)",
    languages: ["Français", "Anglais", "Espagnol"],
    portfolio_url: "https://amelie-durand.example",
    available_immediately: true,
    skills: ["Go", "SQL (avancé)", "Docker", "Anglais (courant)"],
  },
  {
    username: "hugo.petit",
    profile: "Ingénieur données",
    sector: "Informatique",
    academic_level: "Doctorat",
    experience_level: "Confirmé (2-5 ans)",
    languages: ["Français", "Anglais"],
    portfolio_url: "",
    available_immediately: false,
    skills: [
      "Python 3",
      "SQL",
      "Airflow",
      "dbt",
      "Docker",
      "PostgreSQL",
      "Spark",
      "Kafka",
      "Terraform",
      "AWS",
      "Git",
      "Go",
    ],
  },
  {
    username: "aicha.diallo",
    profile: "Chargée de communication",
    sector: "Santé",
    academic_level: "Licence",
    experience_level: "Confirmé (2-5 ans)",
    languages: ["Français", "Wolof", "Anglais"],
    portfolio_url: "https://aicha-diallo.example",
    available_immediately: true,
    skills: ["Rédaction", "Réseaux sociaux", "Canva", "Relations presse"],
  },
  {
    username: "lucas.bernard",
    profile: "Étudiant en informatique",
    sector: "Informatique",
    academic_level: "Licence",
    experience_level: "Junior (0-2 ans)",
    languages: ["Français"],
    portfolio_url: "",
    available_immediately: true,
    skills: ["JavaScript", "HTML", "CSS", "Git"],
  },
  {
    username: "emma.rousseau",
    profile: "Infirmière coordinatrice",
    sector: "Santé",
    academic_level: "Licence",
    experience_level: "Senior (5-10 ans)",
    languages: ["Français", "Allemand"],
    portfolio_url: "",
    available_immediately: false,
    skills: ["Soins infirmiers", "Coordination", "Planification"],
  },
] as const;
