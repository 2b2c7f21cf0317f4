import type { Tables } from "../tables";
import { PEOPLE } from "./people";

/** Professional profiles; those of Thomas and Nadia do not exist yet. */
export function seedProfiles(db: Tables) {
  db.recruiterProfile.create({
    userId: PEOPLE.claire,
    company: "Lumio",
    sector: "Informatique",
    website: "https://lumio.example",
    headquarters: "Lyon",
    employees: "50-200",
    description: "Éditeur lyonnais de logiciels de gestion d'énergie pour les bâtiments publics.",
    logo: "5c81f0a2de47.gif",
  });
  db.recruiterProfile.create({
    userId: PEOPLE.karim,
    company: "Groupe Saint-Éloi",
    sector: "Santé",
    website: "https://saint-eloi.example",
    headquarters: "Nantes",
    employees: "1000-5000",
    description: "Onze cliniques et un service d'hospitalisation à domicile dans l'Ouest.",
    logo: null,
  });
  db.recruiterProfile.create({
    userId: PEOPLE.sophie,
    company: "Ferrand Industrie",
    sector: "Aéronautique",
    website: "https://ferrand.example",
    headquarters: "Toulouse",
    employees: "200-500",
    description: "Sous-ensembles mécaniques et bancs d'essai pour l'aéronautique.",
    logo: null,
  });
  db.applicantProfile.create({
    userId: PEOPLE.jeanne,
    profile: "Développeuse front-end",
    sector: "Informatique",
    academicLevel: "Master",
    experienceLevel: "Senior (5-10 ans)",
    skills: ["TypeScript", "React", "Accessibilité", "CSS"],
    languages: ["Français", "Anglais", "Espagnol"],
    portfolioUrl: "https://jeanne-martin.example",
    availableImmediately: true,
    resume: "2d7c90be41fa.pdf",
  });
  db.applicantProfile.create({
    userId: PEOPLE.hugo,
    profile: "Ingénieur données",
    sector: "Informatique",
    academicLevel: "Doctorat",
    experienceLevel: "Confirmé (2-5 ans)",
    skills: [
      "Python",
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
    languages: ["Français", "Anglais"],
    portfolioUrl: null,
    availableImmediately: false,
    resume: "84e1b35ca07d.pdf",
  });
  db.applicantProfile.create({
    userId: PEOPLE.aicha,
    profile: "Chargée de communication",
    sector: "Santé",
    academicLevel: "Licence",
    experienceLevel: "Confirmé (2-5 ans)",
    skills: ["Rédaction", "Réseaux sociaux", "Canva", "Relations presse"],
    languages: ["Français", "Wolof", "Anglais"],
    portfolioUrl: "https://aicha-diallo.example",
    availableImmediately: true,
    resume: null,
  });
  db.applicantProfile.create({
    userId: PEOPLE.lucas,
    profile: "Étudiant en informatique",
    sector: "Informatique",
    academicLevel: "Licence",
    experienceLevel: "Junior (0-2 ans)",
    skills: ["Java", "JavaScript", "Git"],
    languages: ["Français"],
    portfolioUrl: null,
    availableImmediately: true,
    resume: "b9507ea3c16d.pdf",
  });
  db.applicantProfile.create({
    userId: PEOPLE.emma,
    profile: "Comptable générale",
    sector: "Finance",
    academicLevel: "Master",
    experienceLevel: "Expert (10+ ans)",
    skills: ["Comptabilité", "Sage", "Excel", "Fiscalité"],
    languages: ["Français", "Allemand"],
    portfolioUrl: null,
    availableImmediately: false,
    resume: null,
  });
}
