import { browserStorage } from "../browser-storage";

/** What a reader chooses in the language menu (D-069): the specification's own mix, or one language throughout. */
export type Language = "default" | "fr" | "en";

/** The language that a piece of text is really written in; what a `lang` attribute says. */
export type Wording = "fr" | "en";

export const languages: readonly Language[] = ["default", "fr", "en"];

/** Where the choice is kept. */
export const languageKey = "language";

/** The choice kept in this browser, else the default. */
export function readLanguage(): Language {
  const kept = browserStorage.getItem(languageKey);
  return languages.find((language) => language === kept) ?? "default";
}

/** Keeps the choice for the next visit. */
export const keepLanguage = (language: Language) => browserStorage.setItem(languageKey, language);

/** The document's `lang`: the default mix is French with English parts, each marked as such. */
export const documentLanguage = (language: Language): Wording => (language === "en" ? "en" : "fr");

/** The `Accept-Language` to send: `*` says "no preference", so the server writes as the specification quotes. */
export const acceptLanguage = (language: Language): "fr" | "en" | "*" => (language === "default" ? "*" : language);
