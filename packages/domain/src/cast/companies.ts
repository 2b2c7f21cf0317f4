import type { CastCompany } from "./person";

export const lumio: CastCompany = {
  company: "Lumio",
  sector: "Informatique",
  website: "https://lumio.example",
  headquarters: "Lyon",
  employees: "50-200",
  description: "Éditeur lyonnais de logiciels de gestion d'énergie pour les bâtiments publics.",
  hasLogo: true,
};

export const saintEloi: CastCompany = {
  company: "Groupe Saint-Éloi",
  sector: "Santé",
  website: "https://saint-eloi.example",
  headquarters: "Nantes",
  employees: "1000-5000",
  description: "Onze cliniques et un service d'hospitalisation à domicile dans l'Ouest.",
  hasLogo: false,
};

export const ferrand: CastCompany = {
  company: "Ferrand Industrie",
  sector: "Aéronautique",
  website: "https://ferrand.example",
  headquarters: "Toulouse",
  employees: "200-500",
  description: "Sous-ensembles mécaniques et bancs d'essai pour l'aéronautique.",
  hasLogo: false,
};
