import type { ErrorText, Text } from "../language";
import { minimumAge } from "../minimum-age";

/** Errors of account data, at registration and later. */
export const accountErrors = {
  emailTaken: {
    code: "email_taken",
    fr: "Cette adresse e-mail est déjà utilisée.",
    en: "This email address is already in use.",
  },
  usernameTaken: {
    code: "username_taken",
    fr: "Ce nom d’utilisateur est déjà pris.",
    en: "This username is already taken.",
  },
  usernameReserved: {
    code: "username_reserved",
    fr: "Ce nom d’utilisateur est réservé. Choisissez-en un autre.",
    en: "This username is reserved. Please choose another one.",
  },
  usernameBare: {
    code: "username_without_letters",
    fr: "Le nom d’utilisateur doit contenir au moins une lettre ou un chiffre.",
    en: "The username must contain at least one letter or digit.",
  },
  bornInFuture: {
    code: "birthdate_in_future",
    fr: "La date de naissance ne peut pas être dans le futur.",
    en: "The birthdate cannot be in the future.",
  },
  bornTooEarly: {
    code: "birthdate_too_early",
    fr: "Cette date de naissance est trop ancienne.",
    en: "This birthdate is too long ago.",
  },
  tooYoung: {
    code: "too_young",
    fr: `Il faut avoir au moins ${minimumAge} ans.`,
    en: `You must be at least ${minimumAge} years old.`,
  },
  deleted: {
    fr: "Votre compte a été supprimé.",
    en: "Your account has been deleted.",
  },
  noUser: { code: "user_not_found", en: "This user does not exist.", fr: "Cette personne est introuvable." },
} satisfies Record<string, Text | ErrorText>;
