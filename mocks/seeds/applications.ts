import type { Tables } from "../tables";
import { PEOPLE } from "./people";

type Sent = [
  id: number,
  offer: number,
  applicant: number,
  daysAgo: number,
  seenDaysAgo: number | null,
  decision: "accepted" | "rejected" | null,
  message: string | null,
];

const SENT: Sent[] = [
  [301, 101, PEOPLE.lucas, 1.5, null, null, null],
  [302, 102, PEOPLE.hugo, 4, 3, "accepted", "Je construis ce genre de collecte depuis quatre ans : parlons-en !"],
  [303, 102, PEOPLE.jeanne, 3.5, 3, "rejected", null],
  [304, 103, PEOPLE.jeanne, 2, null, null, "Le Go m'attire, et je connais bien vos écrans pour les avoir utilisés."],
  [305, 122, PEOPLE.aicha, 5, 4, null, "Votre journal interne m'a donné envie d'écrire avec vous."],
  [306, 125, PEOPLE.jeanne, 6, 5, null, null],
  [307, 111, PEOPLE.hugo, 60, 58, null, null],
  [308, 124, PEOPLE.emma, 10, null, null, "Disponible sous un mois."],
  [309, 104, PEOPLE.lucas, 9, 8, "accepted", "Je cherche une alternance pour ma troisième année."],
];

/** Applications in every state: not seen, seen, accepted, rejected, on an inactive offer. */
export function seedApplications(db: Tables, at: (daysAgo: number) => string) {
  for (const [id, jobOfferId, applicantId, daysAgo, seen, decision, message] of SENT) {
    const seenAt = seen === null ? null : at(seen);
    db.application.create({ id, jobOfferId, applicantId, message, createdAt: at(daysAgo), seenAt, decision });
  }
}
