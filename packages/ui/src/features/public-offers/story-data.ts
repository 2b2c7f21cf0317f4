import type { Schemas } from "@passerelle/api";

const company: Schemas["PublicOfferCompany"] = {
  username: "karim.benali",
  company: "Atelier Numérique de l’Ouest",
  sector: "Informatique",
  website: "https://atelier-ouest.example",
  logo: null,
};

export const aPublicOffer = (changes: Partial<Schemas["PublicOffer"]> = {}): Schemas["PublicOffer"] => ({
  id: 12,
  jobTitle: "Développeur ou développeuse Go",
  description:
    "Vous rejoignez l’équipe Paiements pour fiabiliser nos interfaces.\n\nhttps://atelier-ouest.example/equipe",
  location: "Nantes",
  contract: "cdi",
  salary: 3800,
  salaryMin: 3800,
  salaryMax: 4200,
  salaryPeriod: "month",
  skills: ["Go", "SQL", "Docker"],
  benefits: ["Titres-restaurant"],
  remote: "partial",
  closingDate: "2026-12-31",
  positions: 2,
  publishedAt: "2026-11-03T08:15:00Z",
  updatedAt: "2026-11-03T08:15:00Z",
  company,
  ...changes,
});

const titles = ["Développeur ou développeuse Go", "Technicien ou technicienne réseau", "Chargé ou chargée de support"];

export const aPublicPage = (changes: Partial<Schemas["PublicOfferPage"]> = {}): Schemas["PublicOfferPage"] => ({
  items: titles.map((jobTitle, index) => aPublicOffer({ id: 12 + index, jobTitle })),
  page: 1,
  totalPages: 1,
  totalItems: titles.length,
  ...changes,
});

export const aPublicCompany: Schemas["PublicCompany"] = {
  username: company.username,
  profile: {
    company: "Atelier Numérique de l’Ouest",
    sector: "Informatique",
    website: "https://atelier-ouest.example",
    headquarters: "Nantes",
    employees: "51-200",
    description: "Nous construisons des services publics en ligne.",
    logo: null,
  },
  offers: aPublicPage(),
};

export const hrefs = {
  languages: { fr: "/offers?lang=fr", en: "/offers?lang=en" },
  login: "/login",
  register: "/register",
  home: "/dashboard",
};

export const longWord = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz".repeat(2);
