import type { Tables } from "../tables";
import { otherOffers } from "./job-offers-others";
import { PEOPLE } from "./people";
import type { SeedOffer } from "./seed-offer";

const REMOTE = ["Télétravail", "Titres-restaurant", "Mutuelle"];

const lumioOffers: SeedOffer[] = [
  {
    id: 101,
    jobTitle: "Développeur ou développeuse front-end React",
    description:
      "Vous rejoignez l'équipe qui dessine et construit le tableau de bord énergétique de Lumio.\n\nVous travaillez en TypeScript avec deux designers, vous soignez l'accessibilité et vous livrez chaque semaine.",
    location: "Lyon",
    contract: "cdi",
    salary: 3900,
    skills: ["TypeScript", "React", "Accessibilité", "CSS", "GraphQL", "Storybook"],
    benefits: REMOTE,
    daysAgo: 2,
  },
  {
    id: 102,
    jobTitle: "Ingénieure ou ingénieur données",
    description: "Fiabiliser la collecte des relevés de 4 000 bâtiments et les mettre à disposition des équipes.",
    location: "Lyon",
    contract: "cdi",
    salary: 4300,
    skills: ["Python", "SQL", "Airflow", "dbt", "Docker"],
    benefits: REMOTE,
    daysAgo: 5,
  },
  {
    id: 103,
    jobTitle: "Développeur ou développeuse back-end Go",
    description: "Concevoir les interfaces de relève des compteurs et leur supervision.",
    location: "Villeurbanne",
    contract: "cdi",
    salary: 4200,
    skills: ["Go", "PostgreSQL", "Docker", "Kubernetes"],
    benefits: REMOTE,
    daysAgo: 8,
  },
  {
    id: 104,
    jobTitle: "Alternance développement web",
    description: "Une année dans l'équipe Produit, avec une tutrice, sur l'application des gestionnaires.",
    location: "Lyon",
    contract: "alternance",
    salary: 1250,
    skills: ["JavaScript", "Git"],
    benefits: ["Titres-restaurant"],
    daysAgo: 11,
  },
  {
    id: 105,
    jobTitle: "Designer produit",
    description: "Mener la recherche utilisateur auprès des collectivités et faire vivre le système de design.",
    location: "Lyon",
    contract: "cdi",
    salary: 3700,
    skills: ["Figma", "Recherche utilisateur", "Accessibilité"],
    benefits: REMOTE,
    daysAgo: 14,
  },
  {
    id: 106,
    jobTitle: "Chargé ou chargée de support client",
    description: "Accompagner les gestionnaires de bâtiments par téléphone et par écrit.",
    location: "Lyon",
    contract: "cdd",
    salary: 2200,
    skills: [],
    daysAgo: 18,
  },
  {
    id: 107,
    jobTitle: "Responsable sécurité des systèmes d'information",
    description: "Porter la certification ISO 27001 et la culture de la sécurité.",
    location: "Lyon",
    contract: "cdi",
    salary: 5400,
    skills: ["ISO 27001", "Analyse de risques", "Linux"],
    benefits: REMOTE,
    daysAgo: 23,
  },
  {
    id: 108,
    jobTitle: "Stage : visualisation de données",
    description: "Six mois pour imaginer de nouvelles façons de lire une consommation.",
    location: "Lyon",
    contract: "stage",
    salary: 900,
    skills: ["JavaScript", "D3", "SQL"],
    daysAgo: 27,
  },
  {
    id: 109,
    jobTitle: "Rédacteur ou rédactrice technique",
    description: "Écrire les guides d'installation et d'utilisation, en français et en anglais.",
    location: "À distance",
    contract: "freelance",
    salary: 0,
    skills: ["Rédaction", "Anglais"],
    daysAgo: 33,
  },
  {
    id: 110,
    jobTitle: "Ingénieur ou ingénieure qualité logicielle",
    description: "Automatiser les essais de bout en bout et les rendre agréables à écrire.",
    location: "Lyon",
    contract: "cdi",
    salary: 3600,
    skills: ["TypeScript", "Playwright", "Git"],
    benefits: REMOTE,
    daysAgo: 41,
  },
  {
    id: 111,
    jobTitle: "Administrateur ou administratrice systèmes",
    description: "Exploiter les serveurs et les sauvegardes de la plateforme.",
    location: "Lyon",
    contract: "cdi",
    salary: 3500,
    skills: ["Linux", "Ansible", "PostgreSQL"],
    benefits: REMOTE,
    active: false,
    daysAgo: 66,
  },
  {
    id: 112,
    jobTitle: "Assistant ou assistante de direction bilingue franco-allemande au siège européen",
    description: "Organiser l'agenda, les déplacements et les comités de la direction.",
    location: "Strasbourg",
    contract: "cdi",
    salary: 2700,
    skills: ["Allemand", "Excel", "Organisation"],
    benefits: ["Mutuelle", "Titres-restaurant"],
    active: false,
    daysAgo: 90,
  },
];

/** Twenty-five offers of three recruiters; two of them are inactive, some list no skills. */
export function seedJobOffers(db: Tables, at: (daysAgo: number) => string) {
  const add = (recruiterId: number) => (offer: SeedOffer) => {
    const { daysAgo, benefits = [], active = true, ...rest } = offer;
    db.jobOffer.create({ ...rest, benefits, active, recruiterId, createdAt: at(daysAgo) });
  };
  lumioOffers.forEach(add(PEOPLE.claire));
  otherOffers.saintEloi.forEach(add(PEOPLE.karim));
  otherOffers.ferrand.forEach(add(PEOPLE.sophie));
}
