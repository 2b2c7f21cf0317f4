import { type DemoOffer, offersOf } from "./offer";

const health = offersOf("claire.moreau", [
  {
    jobTitle: "Infirmier ou infirmière de nuit",
    daysAgo: 1,
    location: "Lyon",
    contract: "cdi",
    salary: 2650,
    skills: ["Soins infirmiers", "Travail de nuit"],
    benefits: ["Prime de nuit", "Crèche", "Parking"],
    description:
      "Service de médecine polyvalente, vingt-huit lits, deux infirmières et deux aides-soignantes par nuit.",
  },
  {
    jobTitle: "Cadre de santé",
    daysAgo: 6,
    location: "Villeurbanne",
    contract: "cdi",
    salary: 3700,
    skills: ["Management", "Planification", "Soins infirmiers"],
    benefits: ["RTT", "Crèche"],
    description: "Vous animez une équipe de trente soignants en chirurgie ambulatoire et portez les projets du pôle.",
  },
  {
    jobTitle: "Chargé ou chargée de communication",
    daysAgo: 9,
    location: "Lyon",
    contract: "cdd",
    salary: 2400,
    skills: ["Rédaction", "Réseaux sociaux", "Relations presse"],
    benefits: ["Télétravail un jour", "Titres-restaurant"],
    description:
      "Un remplacement d'un an : journal interne, relations avec la presse locale, semaine de la prévention.",
  },
  {
    jobTitle: "Développeur ou développeuse logiciel de santé",
    daysAgo: 13,
    location: "Lyon",
    contract: "cdi",
    salary: 3600,
    skills: ["Java 17", "SQL", "Docker", "HL7", "Git"],
    benefits: ["Télétravail deux jours", "Mutuelle"],
    description:
      "Vous reliez les dossiers des patients entre nos onze cliniques, avec le souci constant du secret médical.",
  },
  {
    jobTitle: "Assistant ou assistante de direction",
    daysAgo: 20,
    location: "Lyon",
    contract: "cdi",
    salary: 2500,
    skills: ["Excel", "Organisation", "Rédaction"],
    benefits: ["Titres-restaurant"],
    description: "Vous êtes le point d'appui de deux directrices : agendas, comptes rendus, déplacements.",
  },
  {
    jobTitle: "Stage contrôle de gestion",
    daysAgo: 26,
    location: "Lyon",
    contract: "stage",
    salary: 650,
    skills: ["Excel", "Comptabilité analytique"],
    benefits: ["Transports remboursés"],
    description: "Six mois pour suivre les coûts de trois cliniques et simplifier les tableaux que personne n'ouvre.",
  },
]);

const industry = offersOf("sophie.lambert", [
  {
    jobTitle: "Ingénieur ou ingénieure calcul de structures",
    daysAgo: 3,
    location: "Toulouse",
    contract: "cdi",
    salary: 3900,
    skills: ["Éléments finis", "Python", "Anglais"],
    benefits: ["Intéressement", "Restaurant d'entreprise"],
    description: "Vous dimensionnez des ferrures de voilure, de la première esquisse à l'essai de rupture.",
  },
  {
    jobTitle: "Développeur ou développeuse C++ bancs d'essai",
    daysAgo: 8,
    location: "Toulouse",
    contract: "cdi",
    salary: 3800,
    skills: ["C++", "Linux", "Python", "Git"],
    benefits: ["Intéressement", "RTT"],
    description:
      "Nos bancs mesurent mille grandeurs par seconde : vous écrivez le logiciel qui les pilote et les enregistre.",
  },
  {
    jobTitle: "Technicien ou technicienne qualité ISO 9001",
    daysAgo: 12,
    location: "Blagnac",
    contract: "cdd",
    salary: 2400,
    skills: ["ISO 9001", "Métrologie"],
    benefits: ["Restaurant d'entreprise"],
    description: "Audits internes, suivi des non-conformités, formation des équipes d'atelier.",
  },
  {
    jobTitle: "Soudeur ou soudeuse TIG",
    daysAgo: 17,
    location: "Colomiers",
    contract: "cdi",
    salary: 2350,
    skills: ["Soudage TIG", "Lecture de plans"],
    benefits: ["Prime d'équipe", "Mutuelle"],
    description: "Aciers et titane en petite série, dans un atelier neuf. Formation de trois mois assurée sur place.",
  },
  {
    jobTitle: "Alternance achats industriels",
    daysAgo: 28,
    location: "Toulouse",
    contract: "alternance",
    salary: 1300,
    skills: ["Négociation", "Anglais", "Excel"],
    benefits: ["Restaurant d'entreprise"],
    description: "Vous suivez une famille d'achats, des consultations jusqu'aux visites de fournisseurs.",
  },
]);

const retail = offersOf("marc.lefevre", [
  {
    jobTitle: "Responsable de magasin",
    daysAgo: 5,
    location: "Lille",
    contract: "cdi",
    salary: 2900,
    skills: ["Management", "Vente", "Gestion des stocks"],
    benefits: ["Treizième mois", "Remise en magasin"],
    description: "Une équipe de douze personnes, un marché couvert, et des producteurs à mettre en avant.",
  },
  {
    jobTitle: "Développeur ou développeuse e-commerce",
    daysAgo: 10,
    location: "Lille",
    contract: "cdi",
    salary: 3300,
    skills: ["TypeScript", "Node.js", "React", "PostgreSQL", "Docker"],
    benefits: ["Télétravail trois jours", "Remise en magasin"],
    description:
      "La boutique en ligne représente un cinquième de nos ventes : catalogue, commande, préparation en magasin.",
  },
  {
    jobTitle: "Data analyst",
    daysAgo: 14,
    location: "Lille",
    contract: "cdi",
    salary: 3100,
    skills: ["SQL", "Python", "Statistiques"],
    benefits: ["Télétravail deux jours"],
    description:
      "Prévoir les ventes de trente magasins pour jeter moins : vous travaillez avec les acheteuses et les chefs de rayon.",
  },
  {
    jobTitle: "Conducteur ou conductrice de poids lourd",
    daysAgo: 21,
    location: "Arras",
    contract: "cdi",
    salary: 2200,
    skills: [],
    benefits: ["Primes de panier", "Mutuelle"],
    description: "Tournées de jour entre l'entrepôt d'Arras et les magasins du Nord, retour chaque soir.",
  },
  {
    jobTitle: "Stage communication et événements",
    daysAgo: 34,
    location: "Lille",
    contract: "stage",
    salary: 0,
    skills: ["Canva", "Réseaux sociaux"],
    benefits: ["Remise en magasin"],
    description: "Préparer la fête des producteurs, de l'affiche au jour même.",
  },
]);

/** The offers of the other companies. */
export const otherOffers: readonly DemoOffer[] = [...health, ...industry, ...retail];
