/** The languages of server texts. */
export type Language = "fr" | "en";

/** The locales of formatted numbers and dates. */
export const locales = { fr: "fr-FR", en: "en-GB" } as const;

/** A text in both languages. */
export interface Text {
  fr: string;
  en: string;
}

/** The error of a whole call: its text, and a code that stays stable when the text changes. */
export interface ErrorText extends Text {
  code: string;
}

const englishScreens = new Set(["auth", "account", "people", "profiles", "job-offers", "applications"]);

/** The language of a feature's screens in the specification, used when the request has no preference. */
export const languageOfFeature = (feature: string): Language => (englishScreens.has(feature) ? "en" : "fr");

/** The header's preferred language among `fr` and `en`; `undefined` when it names neither. */
export function preferredLanguage(header: string | undefined): Language | undefined {
  let best: { language: Language; weight: number } | undefined;
  for (const range of header?.slice(0, 200).split(",") ?? []) {
    const [name = "", ...parameters] = range.trim().toLowerCase().split(";");
    const language = name.split("-")[0]?.trim();
    const quality = parameters.map((parameter) => /^\s*q=([0-9.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    const weight = quality === undefined ? 1 : Number(quality);
    if ((language === "fr" || language === "en") && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language;
}
