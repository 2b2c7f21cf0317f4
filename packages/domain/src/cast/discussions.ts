import { cast } from "./people";
import type { CastPerson } from "./person";

/** A discussion of two people, oldest message first. */
export interface CastDiscussion {
  between: readonly [CastPerson, CastPerson];
  messages: readonly { by: CastPerson; daysAgo: number; content: string; isUnread?: true }[];
}

const { claire, karim, jeanne, hugo, lucas } = cast;

/** Private discussions; Jeanne has three unread messages in two of them. */
export const castDiscussions: readonly CastDiscussion[] = [
  {
    between: [karim, jeanne],
    messages: [
      { by: karim, daysAgo: 1.1, content: "Bonjour Jeanne, votre travail sur les formulaires nous a beaucoup plu." },
      { by: jeanne, daysAgo: 1, content: "Bonjour Karim, merci ! Que souhaitez-vous savoir ?" },
      {
        by: karim,
        daysAgo: 0.9,
        content: "Comment vous avez convaincu les équipes d'essayer sans souris.\nEt combien de temps cela a pris.",
      },
      {
        by: jeanne,
        daysAgo: 0.8,
        content: "Une heure par semaine, avec des biscuits. Je vous raconte cela mardi ?",
      },
      { by: karim, daysAgo: 0.2, content: "Mardi à 14 h me convient très bien.", isUnread: true },
    ],
  },
  {
    between: [claire, jeanne],
    messages: [
      {
        by: claire,
        daysAgo: 0.5,
        content: "Bonjour Jeanne, avez-vous vu notre offre de développement front-end ?",
        isUnread: true,
      },
      { by: claire, daysAgo: 0.45, content: "Elle semble écrite pour vous.", isUnread: true },
    ],
  },
  {
    between: [claire, lucas],
    messages: [
      { by: lucas, daysAgo: 6, content: "Merci pour l'entretien d'hier." },
      { by: claire, daysAgo: 5.8, content: "Avec plaisir, à lundi !" },
    ],
  },
  {
    between: [jeanne, hugo],
    messages: [
      { by: hugo, daysAgo: 14, content: "Ton extension Contraste marche aussi sous Firefox ?" },
      { by: jeanne, daysAgo: 13.9, content: "Oui !" },
    ],
  },
];
