export type Words = { en: string; fr: string };
export type Say = (words: Words) => string;

/** Picks the language of a request: the one it asks for, else that of the specification's screen (D-160). */
export function speaker(request: Request, byDefault: "en" | "fr"): Say {
  const asked = /^\s*(fr|en)\b/i.exec(request.headers.get("Accept-Language") ?? "")?.[1]?.toLowerCase();
  const language = asked === "fr" || asked === "en" ? asked : byDefault;
  return (words) => words[language];
}

/** What the mock says; the decisions' own texts to the letter. */
export const words = {
  sessionOver: { en: "Session expired. Please log in again.", fr: "Session expirée. Veuillez vous reconnecter." },
  recruitersOnly: { en: "This action is for recruiters only.", fr: "Cette action est réservée aux recruteurs." },
  applicantsOnly: { en: "This action is for applicants only.", fr: "Cette action est réservée aux candidats." },
  authorOnly: { en: "Only the author may do this.", fr: "Seul l’auteur peut faire cela." },
  notFound: { en: "This does not exist any more.", fr: "Cet élément n’existe pas ou plus." },
  badId: { en: "Invalid id.", fr: "Identifiant invalide." },
  unreadable: { en: "The request cannot be read.", fr: "La requête est illisible." },
  wrongType: { en: "This content type is not accepted.", fr: "Ce type de contenu n’est pas accepté." },
  tooMany: (seconds: number) => ({
    en: `Too many attempts. Try again in ${seconds} seconds.`,
    fr: `Trop de tentatives. Réessayez dans ${seconds} secondes.`,
  }),
  badCredentials: { en: "Invalid email or password.", fr: "Adresse e-mail ou mot de passe incorrect." },
  notVerified: {
    en: "Please verify your email before logging in.",
    fr: "Veuillez confirmer votre adresse e-mail avant de vous connecter.",
  },
  wrongCode: { en: "The code is wrong.", fr: "Le code est incorrect." },
  expiredCode: { en: "The code has expired.", fr: "Le code a expiré." },
  alreadyVerified: {
    en: "Email already verified. Please log in.",
    fr: "Adresse e-mail déjà confirmée. Veuillez vous connecter.",
  },
  codeOnItsWay: {
    en: "If this address awaits verification, a new code is on its way.",
    fr: "Si cette adresse attend une confirmation, un nouveau code est en route.",
  },
  takenEmail: { en: "This email is already used.", fr: "Cette adresse e-mail est déjà utilisée." },
  takenUsername: { en: "This username is already used.", fr: "Ce nom d’utilisateur est déjà utilisé." },
  badUsername: {
    en: "Enter 3 to 30 letters without accents, digits, dots, dashes or underscores.",
    fr: "Saisissez 3 à 30 lettres sans accent, chiffres, points, tirets ou tirets bas.",
  },
  badPhone: {
    en: "Enter 6 to 20 characters: digits, spaces, dots, dashes, brackets, and + in front.",
    fr: "Saisissez 6 à 20 caractères : chiffres, espaces, points, tirets, parenthèses, et + au début.",
  },
  weakPassword: {
    en: "8 to 128 characters, neither your email, nor your username, nor a common password.",
    fr: "8 à 128 caractères, ni votre e-mail, ni votre nom d’utilisateur, ni un mot de passe courant.",
  },
  futureBirth: {
    en: "The birthdate cannot be in the future.",
    fr: "La date de naissance ne peut pas être dans le futur.",
  },
  tooYoung: { en: "You must be at least 15 years old.", fr: "Vous devez avoir au moins 15 ans." },
  required: { en: "This field is required.", fr: "Ce champ est obligatoire." },
  postRequired: { en: "The content is required.", fr: "Le contenu est obligatoire." },
  badText: { en: "This must be a text.", fr: "Ce champ doit être un texte." },
  tooLong: (max: number) => ({ en: `At most ${max} characters.`, fr: `${max} caractères au plus.` }),
  badList: { en: "At most 50 items of 60 characters.", fr: "50 éléments de 60 caractères au plus." },
  badDate: { en: "This date is not valid.", fr: "Cette date n’est pas valide." },
  endBeforeStart: {
    en: "The end date must be after the start date.",
    fr: "La date de fin doit être postérieure à la date de début.",
  },
  badChoice: { en: "This choice does not exist.", fr: "Ce choix n’existe pas." },
  badNumber: { en: "A number from 0 to 1,000,000.", fr: "Un nombre de 0 à 1 000 000." },
  badFlag: { en: "True or false.", fr: "Vrai ou faux." },
  badEmail: {
    en: "Enter an e-mail address like name@example.com.",
    fr: "Saisissez une adresse e-mail comme nom@exemple.fr.",
  },
  badUrl: {
    en: "Enter an address that begins with http:// or https://, such as https://example.com.",
    fr: "Saisissez une adresse qui commence par http:// ou https://, par exemple https://exemple.fr.",
  },
  badImage: {
    en: "A JPG, PNG, GIF or WebP image of at most 5 MB.",
    fr: "Une image JPG, PNG, GIF ou WebP de 5 Mo au plus.",
  },
  badPdf: { en: "A PDF of at most 5 MB.", fr: "Un PDF de 5 Mo au plus." },
  alreadyApplied: { en: "You have already applied to this offer.", fr: "Vous avez déjà postulé à cette offre." },
  offerClosed: { en: "This offer is no longer open.", fr: "Cette offre n’est plus ouverte." },
  upgrade: { en: "Connect with a WebSocket.", fr: "Connectez-vous avec un WebSocket." },
  badFrame: { en: "This message cannot be read.", fr: "Ce message est illisible." },
  unknownFrame: { en: "Unknown type of message.", fr: "Type de message inconnu." },
  tooFast: {
    en: "Too many messages. Please wait a moment.",
    fr: "Trop de messages envoyés. Patientez un instant.",
  },
  noRecipient: { en: "This recipient does not exist.", fr: "Ce destinataire n’existe pas." },
  toOneself: { en: "You cannot write to yourself.", fr: "Vous ne pouvez pas vous écrire à vous-même." },
  noDiscussion: { en: "This conversation does not exist.", fr: "Cette conversation n’existe pas." },
};
