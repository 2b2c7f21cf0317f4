interface DemoComment {
  by: string;
  content: string;
  hoursAgo: number;
  likedBy?: readonly string[];
}

interface DemoPost {
  by: string;
  text: string;
  hoursAgo: number;
  likedBy: readonly string[];
  comments: readonly DemoComment[];
}

const day = 24;

/** What people of the demo write, oldest first; what is less than three days old is not read yet. */
export const demoPosts: readonly DemoPost[] = [
  {
    by: "sophie.lambert",
    text: "Nous ouvrons nos ateliers de Toulouse le samedi 12, de 10 h à 16 h : usinage cinq axes, contrôle tridimensionnel, bancs d'essai. Venez avec vos questions, sans CV ni inscription.",
    hoursAgo: 16 * day,
    likedBy: ["hugo.petit", "lucas.bernard", "marc.lefevre"],
    comments: [
      {
        by: "lucas.bernard",
        content: "Est-ce ouvert aussi aux étudiants qui ne sont pas en mécanique ?",
        hoursAgo: 15 * day,
      },
      {
        by: "sophie.lambert",
        content: "Bien sûr, nous avons une équipe de onze personnes au logiciel des bancs.",
        hoursAgo: 15 * day - 3,
        likedBy: ["lucas.bernard"],
      },
    ],
  },
  {
    by: "aicha.diallo",
    text: "Trois ans à écrire pour un hôpital m'ont appris une chose : une phrase que l'on doit relire est une phrase à refaire.\n\nJe cherche désormais une équipe qui pense de même.",
    hoursAgo: 9 * day,
    likedBy: ["claire.moreau", "emma.rousseau", "amelie.durand", "sophie.lambert"],
    comments: [
      {
        by: "claire.moreau",
        content: "Voilà qui donne envie de vous lire. Notre offre de communication est encore ouverte.",
        hoursAgo: 9 * day - 5,
        likedBy: ["aicha.diallo"],
      },
    ],
  },
  {
    by: "hugo.petit",
    text: "Retour d'expérience : nous avons remplacé un traitement nocturne de six heures par une suite de petites requêtes SQL bien indexées. Quarante minutes, et plus personne n'est réveillé.",
    hoursAgo: 6 * day,
    likedBy: ["amelie.durand", "karim.benali"],
    comments: [
      { by: "amelie.durand", content: "Vous avez gardé Airflow, ou tout repris ?", hoursAgo: 6 * day - 2 },
      {
        by: "hugo.petit",
        content: "Gardé, mais il ne fait plus qu'ordonner. Le travail est dans la base.",
        hoursAgo: 6 * day - 4,
        likedBy: ["amelie.durand", "karim.benali"],
      },
    ],
  },
  {
    by: "karim.benali",
    text: "L'Atelier Numérique de l'Ouest fête ses dix ans ! Merci aux quarante-trois collectivités qui nous font confiance, et à celles et ceux qui font tourner leurs services jour et nuit.",
    hoursAgo: 2 * day,
    likedBy: ["amelie.durand", "hugo.petit", "sophie.lambert", "thomas.nguyen"],
    comments: [
      {
        by: "amelie.durand",
        content: "Bravo à toute l'équipe. J'utilise votre portail chaque mois sans y penser : c'est bon signe.",
        hoursAgo: 2 * day - 1,
        likedBy: ["karim.benali"],
      },
      { by: "thomas.nguyen", content: "Joyeux anniversaire !", hoursAgo: day + 3 },
    ],
  },
  {
    by: "amelie.durand",
    text: "Je publie aujourd'hui un petit outil en Go qui vérifie les sauvegardes PostgreSQL en les restaurant vraiment, chaque nuit, dans un conteneur jetable. Une sauvegarde que l'on n'a jamais restaurée n'en est pas une. Vos remarques sont les bienvenues, surtout les sévères.",
    hoursAgo: day + 2,
    likedBy: ["hugo.petit", "karim.benali", "lucas.bernard"],
    comments: [
      {
        by: "karim.benali",
        content: "Exactement ce qui nous manque. Comptez-vous gérer les bases de plus d'un téraoctet ?",
        hoursAgo: day,
        likedBy: ["amelie.durand", "hugo.petit"],
      },
      { by: "lucas.bernard", content: "Le README est très clair, merci pour les débutants.", hoursAgo: 7 },
    ],
  },
  {
    by: "emma.rousseau",
    text: "Petite pensée pour les équipes de nuit ce week-end. 🌙",
    hoursAgo: 4,
    likedBy: ["claire.moreau", "aicha.diallo"],
    comments: [],
  },
];
