import type { CastOffer } from "./offer";
import { offers } from "./offers";
import { cast } from "./people";
import type { CastApplicant } from "./person";

export interface CastApplication {
  to: CastOffer;
  by: CastApplicant;
  daysAgo: number;
  message: string | null;
  seenDaysAgo?: number;
  decision?: "accepted" | "rejected";
  decidedDaysAgo?: number;
}

const { jeanne, hugo, aicha, lucas, emma } = cast;

/** Applications in every state: unseen, seen, accepted, rejected, and to an inactive offer. */
export const castApplications: readonly CastApplication[] = [
  { to: offers.frontEnd, by: lucas, daysAgo: 1.5, message: null },
  {
    to: offers.data,
    by: hugo,
    daysAgo: 4,
    message: "Je construis ce genre de collecte depuis quatre ans : parlons-en !",
    seenDaysAgo: 3,
    decision: "accepted",
    decidedDaysAgo: 2.4,
  },
  {
    to: offers.data,
    by: jeanne,
    daysAgo: 3.5,
    message: null,
    seenDaysAgo: 3,
    decision: "rejected",
    decidedDaysAgo: 2.5,
  },
  {
    to: offers.backEnd,
    by: jeanne,
    daysAgo: 2,
    message: "Le Go m'attire, et je connais bien vos écrans pour les avoir utilisés.",
  },
  {
    to: offers.communication,
    by: aicha,
    daysAgo: 5,
    message: "Votre journal interne m'a donné envie d'écrire avec vous.",
    seenDaysAgo: 4,
  },
  { to: offers.patientPortals, by: jeanne, daysAgo: 6, message: null, seenDaysAgo: 5 },
  { to: offers.systems, by: hugo, daysAgo: 60, message: null, seenDaysAgo: 58 },
  { to: offers.accountant, by: emma, daysAgo: 10, message: "Disponible sous un mois." },
  {
    to: offers.webApprentice,
    by: lucas,
    daysAgo: 9,
    message: "Je cherche une alternance pour ma troisième année.",
    seenDaysAgo: 8,
    decision: "accepted",
    decidedDaysAgo: 5.2,
  },
];
