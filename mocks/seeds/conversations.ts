import type { Tables } from "../tables";
import { PEOPLE } from "./people";

const { claire, karim, jeanne, hugo, lucas } = PEOPLE;

type Line = [from: number, daysAgo: number, content: string, unread?: "unread"];

const CONVERSATIONS: [id: number, user1: number, user2: number, lines: Line[]][] = [
  [
    601,
    jeanne,
    karim,
    [
      [karim, 1.1, "Bonjour Jeanne, votre travail sur les formulaires nous a beaucoup plu."],
      [jeanne, 1, "Bonjour Karim, merci ! Que souhaitez-vous savoir ?"],
      [karim, 0.9, "Comment vous avez convaincu les équipes d'essayer sans souris.\nEt combien de temps cela a pris."],
      [jeanne, 0.8, "Une heure par semaine, avec des biscuits. Je vous raconte cela mardi ?"],
      [karim, 0.2, "Mardi à 14 h me convient très bien.", "unread"],
    ],
  ],
  [
    602,
    claire,
    jeanne,
    [
      [claire, 0.5, "Bonjour Jeanne, avez-vous vu notre offre de développement front-end ?", "unread"],
      [claire, 0.45, "Elle semble écrite pour vous.", "unread"],
    ],
  ],
  [
    603,
    claire,
    lucas,
    [
      [lucas, 6, "Merci pour l'entretien d'hier."],
      [claire, 5.8, "Avec plaisir, à lundi !"],
    ],
  ],
  [
    604,
    hugo,
    jeanne,
    [
      [hugo, 14, "Ton extension Contraste marche aussi sous Firefox ?"],
      [jeanne, 13.9, "Oui !"],
    ],
  ],
];

/** Private conversations; Jeanne has three unread messages in two of them. */
export function seedConversations(db: Tables, at: (daysAgo: number) => string) {
  for (const [id, user1Id, user2Id, lines] of CONVERSATIONS) {
    db.discussion.create({ id, user1Id, user2Id });
    lines.forEach(([senderId, daysAgo, content, unread], index) =>
      db.message.create({
        // Below those of messages to come, so that ids rise as moments do.
        id: id + index * 10,
        discussionId: id,
        senderId,
        content,
        isRead: unread === undefined,
        createdAt: at(daysAgo),
      }),
    );
  }
}
