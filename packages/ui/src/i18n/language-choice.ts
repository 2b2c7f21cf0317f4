import { browserStorage } from "../browser-storage";

/** The user's choice in the language menu (D-069): the specification's own mix, or one language throughout. */
export type Language = "default" | "fr" | "en";

/** The actual language of a text, for a `lang` attribute. */
export type Wording = "fr" | "en";

export const languages: readonly Language[] = ["default", "fr", "en"];

/** The storage key of the choice. */
export const languageKey = "language";

/** The stored choice, or the default. */
export function readLanguage(): Language {
  const kept = browserStorage.getItem(languageKey);
  return languages.find((language) => language === kept) ?? "default";
}

/** Stores the choice for the next visit. */
export const keepLanguage = (language: Language) => browserStorage.setItem(languageKey, language);

/**
 * The language to offer on a first visit: the first one of the browser, if it is French or English. None once the
 * person has chosen a language or declined the offer, by which they keep the mix.
 */
export function languageToOffer(preferred: readonly string[] = navigator.languages): Wording | undefined {
  if (browserStorage.getItem(languageKey) !== null) return undefined;
  const first = preferred[0]?.slice(0, 2).toLowerCase();
  return first === "fr" || first === "en" ? first : undefined;
}

/** The document's attribute while a language is offered. */
export const offersLanguage = "data-offers-language";

/** The document's `lang`: the default mix is French with English parts, each marked as such. */
export const documentLanguage = (language: Language): Wording => (language === "en" ? "en" : "fr");

/** The `Accept-Language` to send: `*` is no preference, for which the server uses the specification's languages. */
export const acceptLanguage = (language: Language): "fr" | "en" | "*" => (language === "default" ? "*" : language);
