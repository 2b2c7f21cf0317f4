import type { Text } from "./language";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const waiting = (seconds: number): Text =>
  seconds < 60
    ? { fr: plural(seconds, "seconde", "secondes"), en: plural(seconds, "second", "seconds") }
    : {
        fr: plural(Math.ceil(seconds / 60), "minute", "minutes"),
        en: plural(Math.ceil(seconds / 60), "minute", "minutes"),
      };

/** Refusals that no feature owns. */
export const texts = {
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

/** What a field may be refused for by the contract itself. */
export const fieldTexts = {
  required: { fr: "Ce champ est obligatoire.", en: "This field is required." },
  contentRequired: { fr: "Le contenu est obligatoire.", en: "The content is required." },
  invalid: { fr: "Cette valeur n’est pas valide.", en: "This value is not valid." },
  text: { fr: "Un texte est attendu.", en: "This must be a text." },
  number: { fr: "Un nombre est attendu.", en: "This must be a number." },
  boolean: { fr: "Un oui ou un non est attendu.", en: "This must be true or false." },
  list: { fr: "Une liste est attendue.", en: "This must be a list." },
  email: {
    fr: "Saisissez une adresse e-mail comme nom@exemple.fr.",
    en: "Enter an e-mail address like name@example.com.",
  },
  phone: {
    fr: "Saisissez 6 à 20 caractères : chiffres, espaces, points, tirets, parenthèses, et + au début.",
    en: "Enter 6 to 20 characters: digits, spaces, dots, dashes, brackets, and + in front.",
  },
  username: {
    fr: "Saisissez 3 à 30 lettres sans accent, chiffres, points, tirets ou tirets bas.",
    en: "Enter 3 to 30 letters without accents, digits, dots, dashes or underscores.",
  },
  webAddress: {
    fr: "Saisissez une adresse qui commence par http:// ou https://, par exemple https://exemple.fr.",
    en: "Enter an address that begins with http:// or https://, such as https://example.com.",
  },
  date: { fr: "Cette date n’est pas valide.", en: "This is not a valid date." },
  choice: { fr: "Cette valeur n’est pas proposée.", en: "This is not one of the choices." },
  shorter: (limit: number): Text => ({
    fr: `${plural(limit, "caractère", "caractères")} au plus.`,
    en: `At most ${plural(limit, "character", "characters")}.`,
  }),
  longer: (limit: number): Text => ({
    fr: `${plural(limit, "caractère", "caractères")} au moins.`,
    en: `At least ${plural(limit, "character", "characters")}.`,
  }),
  atLeast: (limit: number): Text => ({ fr: `${limit} au moins.`, en: `At least ${limit}.` }),
  atMost: (limit: number): Text => ({ fr: `${limit} au plus.`, en: `At most ${limit}.` }),
  fewer: (limit: number): Text => ({
    fr: `${plural(limit, "élément", "éléments")} au plus.`,
    en: `At most ${plural(limit, "item", "items")}.`,
  }),
} as const;

/** What a file may be refused for (D-087, D-088). */
export const fileTexts = {
  empty: { fr: "Ce fichier est vide.", en: "This file is empty." },
  tooLarge: { fr: "5 Mo au plus.", en: "At most 5 MB." },
  notPicture: {
    fr: "Une image JPG, PNG, GIF ou WebP est attendue.",
    en: "This must be a JPG, PNG, GIF or WebP image.",
  },
  notPdf: { fr: "Un fichier PDF est attendu.", en: "This must be a PDF file." },
  damaged: { fr: "Ce fichier est endommagé ou incomplet.", en: "This file is damaged or incomplete." },
  tooManyPixels: {
    fr: "Cette image dépasse 50 millions de pixels.",
    en: "This image has more than 50 million pixels.",
  },
  one: { fr: "Un seul fichier est attendu.", en: "This must be one file only." },
  linkExpired: {
    fr: "Ce lien a expiré. Rechargez la page d’où il vient.",
    en: "This link has expired. Reload the page that it is from.",
  },
} as const;
