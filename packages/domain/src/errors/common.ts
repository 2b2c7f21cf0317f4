import type { Text } from "../language";
import { plural } from "../text";

const waiting = (seconds: number): Text =>
  seconds < 60
    ? { fr: plural(seconds, "seconde", "secondes"), en: plural(seconds, "second", "seconds") }
    : {
        fr: plural(Math.ceil(seconds / 60), "minute", "minutes"),
        en: plural(Math.ceil(seconds / 60), "minute", "minutes"),
      };

/** Refusals that no feature owns. */
export const commonErrors = {
  unauthenticated: {
    fr: "Session expirée. Veuillez vous reconnecter.",
    en: "Your session has expired. Please log in again.",
  },
  forbidden: { fr: "Cette action n’est pas autorisée.", en: "This action is not allowed." },
  applicantsOnly: {
    fr: "Cette action est réservée aux candidats.",
    en: "This action is for applicants only.",
  },
  recruitersOnly: {
    fr: "Cette action est réservée aux recruteurs.",
    en: "This action is for recruiters only.",
  },
  notFound: { fr: "Élément introuvable.", en: "Not found." },
  unknownCall: { fr: "Cet appel n’existe pas.", en: "There is no such call." },
  unreadable: { fr: "La requête est illisible.", en: "The request cannot be read." },
  notAnObject: { fr: "La requête doit être un objet.", en: "The request must be an object." },
  badId: { fr: "Identifiant invalide.", en: "Invalid identifier." },
  badParameter: { fr: "Paramètre invalide.", en: "Invalid parameter." },
  badCharacter: {
    fr: "Le texte contient un caractère qui ne peut pas être enregistré.",
    en: "The text contains a character that cannot be stored.",
  },
  tooLarge: { fr: "La requête est trop volumineuse.", en: "The request is too large." },
  mediaType: { fr: "Ce type de contenu n’est pas accepté.", en: "This content type is not accepted." },
  serverError: { fr: "Erreur serveur. Veuillez réessayer plus tard.", en: "Server error. Please try again later." },
  unavailable: {
    fr: "Le service est momentanément indisponible.",
    en: "The service is unavailable for the moment.",
  },
  tooMany: (seconds: number): Text => ({
    fr: `Trop de tentatives. Réessayez dans ${waiting(seconds).fr}.`,
    en: `Too many attempts. Try again in ${waiting(seconds).en}.`,
  }),
} as const;
