import { hour, minute } from "../durations";
import type { ErrorText, Text } from "../language";
import { plural } from "../text";

/** An error that asks to try again after a number of seconds. */
export const untilLater =
  (code: string, fr: string, en: string) =>
  (seconds: number): ErrorText => {
    const wait = waiting(seconds);
    return { code, fr: `${fr} Réessayez dans ${wait.fr}.`, en: `${en} Try again in ${wait.en}.` };
  };

function waiting(seconds: number): Text {
  if (seconds < minute) return { fr: plural(seconds, "seconde", "secondes"), en: plural(seconds, "second", "seconds") };
  const minutes = Math.ceil(seconds / minute);
  if (minutes < 120) return { fr: plural(minutes, "minute", "minutes"), en: plural(minutes, "minute", "minutes") };
  const hours = Math.ceil(seconds / hour);
  return { fr: plural(hours, "heure", "heures"), en: plural(hours, "hour", "hours") };
}

/** Errors that no feature owns. */
export const commonErrors = {
  unauthenticated: {
    code: "unauthenticated",
    fr: "Session expirée. Veuillez vous reconnecter.",
    en: "Your session has expired. Please log in again.",
  },
  forbidden: { code: "forbidden", fr: "Cette action n’est pas autorisée.", en: "This action is not allowed." },
  applicantsOnly: {
    code: "applicants_only",
    fr: "Cette action est réservée aux personnes qui cherchent un emploi.",
    en: "This action is for applicants only.",
  },
  recruitersOnly: {
    code: "recruiters_only",
    fr: "Cette action est réservée aux personnes qui recrutent.",
    en: "This action is for recruiters only.",
  },
  notFound: { code: "not_found", fr: "Élément introuvable.", en: "Not found." },
  unknownCall: { code: "unknown_operation", fr: "Cet appel n’existe pas.", en: "There is no such call." },
  wrongMethod: {
    code: "method_not_allowed",
    fr: "Cette adresse ne prend pas cette méthode.",
    en: "This address does not take this method.",
  },
  tooSlow: { code: "request_too_slow", fr: "La requête est trop lente.", en: "The request is too slow." },
  headersTooLarge: {
    code: "headers_too_large",
    fr: "Les en-têtes de la requête sont trop volumineux.",
    en: "The headers of the request are too large.",
  },
  unreadable: { code: "request_unreadable", fr: "La requête est illisible.", en: "The request cannot be read." },
  notAnObject: { code: "object_expected", fr: "La requête doit être un objet.", en: "The request must be an object." },
  badId: { code: "invalid_id", fr: "Identifiant invalide.", en: "Invalid identifier." },
  badParameter: { code: "invalid_parameter", fr: "Paramètre invalide.", en: "Invalid parameter." },
  badCharacter: {
    code: "invalid_character",
    fr: "Le texte contient un caractère qui ne peut pas être enregistré.",
    en: "The text contains a character that cannot be stored.",
  },
  tooLarge: { code: "request_too_large", fr: "La requête est trop volumineuse.", en: "The request is too large." },
  mediaType: {
    code: "unsupported_media_type",
    fr: "Ce type de contenu n’est pas accepté.",
    en: "This content type is not accepted.",
  },
  serverError: {
    code: "server_error",
    fr: "Erreur serveur. Veuillez réessayer plus tard.",
    en: "Server error. Please try again later.",
  },
  unavailable: {
    code: "service_unavailable",
    fr: "Le service est momentanément indisponible.",
    en: "The service is unavailable for the moment.",
  },
  busy: untilLater(
    "service_busy",
    "Trop de personnes se connectent en même temps.",
    "Too many people are logging in at the same time.",
  ),
  tooMany: untilLater("too_many_attempts", "Trop de tentatives.", "Too many attempts."),
} as const;
