/** What a reader chooses in the language menu (D-069): the specification's own mix, or one language throughout. */
export type Language = "default" | "fr" | "en";

/** The language that a piece of text is really written in; what a `lang` attribute says. */
export type Wording = "fr" | "en";

export const languages: readonly Language[] = ["default", "fr", "en"];

/** Where the choice is kept. */
export const languageKey = "language";

/** The choice kept in this browser; the default where there is none or storage is closed to us. */
export function readLanguage(): Language {
  try {
    const kept = globalThis.localStorage?.getItem(languageKey);
    return languages.find((language) => language === kept) ?? "default";
  } catch {
    return "default";
  }
}

/** Keeps the choice for the next visit; a browser without storage simply asks again. */
export function keepLanguage(language: Language) {
  try {
    globalThis.localStorage?.setItem(languageKey, language);
  } catch {
    // Private windows may refuse: the choice then lasts as long as the page.
  }
}

/** The document's `lang`: the default mix is French with English parts, each marked as such. */
export const documentLanguage = (language: Language): Wording => (language === "en" ? "en" : "fr");

/** The `Accept-Language` to send: `*` says "no preference", so the server writes as the specification quotes. */
export const acceptLanguage = (language: Language): "fr" | "en" | "*" => (language === "default" ? "*" : language);
