import { minPhoneLength, minUsernameLength, textLimits } from "../contract-limits";
import type { ErrorText } from "../language";
import { plural } from "../text";

/** Field errors of the contract's own validation. */
export const fieldErrors = {
  required: { code: "field_required", fr: "Ce champ est obligatoire.", en: "This field is required." },
  contentRequired: { code: "content_required", fr: "Le contenu est obligatoire.", en: "The content is required." },
  invalid: { code: "value_invalid", fr: "Cette valeur n’est pas valide.", en: "This value is not valid." },
  text: { code: "text_expected", fr: "Un texte est attendu.", en: "This must be a text." },
  number: { code: "number_expected", fr: "Un nombre est attendu.", en: "This must be a number." },
  boolean: { code: "boolean_expected", fr: "Un oui ou un non est attendu.", en: "This must be true or false." },
  list: { code: "list_expected", fr: "Une liste est attendue.", en: "This must be a list." },
  email: {
    code: "email_invalid",
    fr: "Saisissez une adresse e-mail comme nom@exemple.fr.",
    en: "Enter an email address like name@example.com.",
  },
  phone: {
    code: "phone_invalid",
    fr: `Saisissez ${minPhoneLength} à ${textLimits.phone} caractères : chiffres, espaces, points, tirets, parenthèses, et + au début.`,
    en: `Enter ${minPhoneLength} to ${textLimits.phone} characters: digits, spaces, dots, dashes, brackets and a leading +.`,
  },
  username: {
    code: "username_invalid",
    fr: `Saisissez ${minUsernameLength} à ${textLimits.username} lettres sans accent, chiffres, points, tirets ou tirets bas.`,
    en: `Enter ${minUsernameLength} to ${textLimits.username} letters without accents, digits, dots, dashes or underscores.`,
  },
  webAddress: {
    code: "web_address_invalid",
    fr: "Saisissez une adresse qui commence par http:// ou https://, par exemple https://exemple.fr.",
    en: "Enter an address that starts with http:// or https://, such as https://example.com.",
  },
  date: { code: "date_invalid", fr: "Cette date n’est pas valide.", en: "This is not a valid date." },
  choice: { code: "choice_unknown", fr: "Cette valeur n’est pas proposée.", en: "This is not one of the choices." },
  shorter: (limit: number): ErrorText => ({
    code: "text_too_long",
    fr: `${plural(limit, "caractère", "caractères")} au plus.`,
    en: `At most ${plural(limit, "character", "characters")}.`,
  }),
  longer: (limit: number): ErrorText => ({
    code: "text_too_short",
    fr: `${plural(limit, "caractère", "caractères")} au moins.`,
    en: `At least ${plural(limit, "character", "characters")}.`,
  }),
  atLeast: (limit: number): ErrorText => ({
    code: "number_too_small",
    fr: `${limit} au moins.`,
    en: `At least ${limit}.`,
  }),
  atMost: (limit: number): ErrorText => ({
    code: "number_too_large",
    fr: `${limit} au plus.`,
    en: `At most ${limit}.`,
  }),
  fewer: (limit: number): ErrorText => ({
    code: "list_too_long",
    fr: `${plural(limit, "élément", "éléments")} au plus.`,
    en: `At most ${plural(limit, "item", "items")}.`,
  }),
} as const;
